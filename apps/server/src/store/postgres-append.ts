/** A batch of entries into PostgreSQL in two trips: lock and look, then write and commit. */
import pg from 'pg';
import { entryOf } from './batch.ts';
import { send, type Task } from './pool.ts';
import * as sql from './postgres-sql.ts';
import { isNext, turnedAway } from './rows.ts';
import type { Append, Appended } from './store.ts';
import { markInDoubt } from './trouble.ts';

export async function appendOn(client: pg.PoolClient, items: readonly Append[]): Promise<readonly Appended[]> {
  const locked = await lockMatches(client, items);
  const stored: Append[] = [];
  // What held each command when its turn came: judged in order, although all is written together.
  const within = new Map<string, number>();
  const earlier = items.map((item) => {
    const match = locked.get(item.match);
    const known = item.version === undefined || item.version === match?.version;
    if (!match || !known || !isNext(item, match.n)) return within.get(keyOf(item));
    locked.set(item.match, after(match, item));
    if (item.command !== null && !within.has(keyOf(item))) within.set(keyOf(item), item.entry.n);
    stored.push(item);
    return undefined;
  });
  const held = heldCommands(client, stored.length < items.length ? items : []);
  const written = writing(stored).map((task) => send(client, task));
  const [commands] = await Promise.all([held, ...written, client.query('COMMIT')]).catch((error: unknown) => {
    // What the database itself refuses is rolled back; of anything else only the database knows what became of it.
    const isRefused = error instanceof pg.DatabaseError && error.severity === 'ERROR';
    throw isRefused ? error : markInDoubt(error);
  });
  const kept = new Set(stored);
  return items.map((item, at) =>
    kept.has(item) ? { stored: true } : turnedAway(commands.get(keyOf(item)) ?? earlier[at]),
  );
}

const keyOf = ({ match, command }: { readonly match: string; readonly command: string | null }): string =>
  `${match} ${command}`;

interface Locked {
  readonly id: string;
  readonly n: number;
  readonly version: number;
  readonly playing: boolean;
}

/** As the next entry of the same batch meets it: the end of a match is a new version of its table's row. */
const after = ({ id, version, playing }: Locked, { entry, over }: Append): Locked =>
  over && playing ? { id, n: entry.n, version: version + 1, playing: false } : { id, n: entry.n, version, playing };

/** The last number of each match, which nobody else can move now, and the version of its table's row. */
async function lockMatches(client: pg.PoolClient, items: readonly Append[]): Promise<Map<string, Locked>> {
  const matches = [...new Set(items.map(({ match }) => match))];
  const [, locked] = await Promise.all([client.query('BEGIN'), send<Locked>(client, [sql.LOCK_MATCHES, matches])]);
  return new Map(locked.rows.map((row) => [row.id, row]));
}

/** Which entries hold the commands of these items; asked only when some were turned away. */
async function heldCommands(client: pg.PoolClient, items: readonly Append[]): Promise<Map<string, number>> {
  const named = items.filter(({ command }) => command !== null);
  if (named.length === 0) return new Map();
  const held = await send<{ match: string; command: string; n: number }>(client, [
    sql.HELD_COMMANDS,
    named.map(({ match }) => match),
    named.map(({ command }) => command),
  ]);
  return new Map(held.rows.map((row) => [keyOf(row), row.n]));
}

/** One statement for each kind of row that changes; of several items of a match the last one counts. */
function writing(stored: readonly Append[]): readonly Task[] {
  const ends = lastOfEach(stored);
  const drawn = lastOfEach(stored.filter(({ snapshot }) => snapshot !== undefined));
  const over = stored.filter((item) => item.over);
  const tasks: readonly Task[] = [
    [
      sql.ADD_ENTRIES,
      stored.map(({ match }) => match),
      stored.map(({ entry }) => entry.n),
      stored.map(({ command }) => command),
      stored.map(entryOf),
    ],
    [
      sql.MOVE_MATCHES,
      ends.map(({ match }) => match),
      ends.map(({ entry }) => entry.n),
      ends.map(({ toAct }) => JSON.stringify(toAct)),
      ends.map(({ moved }) => moved),
    ],
    [sql.SAVE_SNAPSHOTS, drawn.map(({ match }) => match), drawn.map(({ snapshot }) => JSON.stringify(snapshot))],
    [sql.OVER_TABLES, over.map(({ match }) => match)],
  ];
  return tasks.filter(([, matches]) => Array.isArray(matches) && matches.length > 0);
}

const lastOfEach = (items: readonly Append[]): readonly Append[] => [
  ...new Map(items.map((item) => [item.match, item])).values(),
];
