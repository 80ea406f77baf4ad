/** A batch of entries into PostgreSQL in two trips: lock and look, then write and commit. */
import type pg from 'pg';
import { send, type Task } from './pool.ts';
import * as sql from './postgres-sql.ts';
import { judge } from './rows.ts';
import type { Append, Appended } from './store.ts';

/** What the matches of a batch hold: read under their locks, then kept up to date item by item. */
interface Ledger {
  readonly last: Map<string, number>;
  readonly held: Map<string, number>;
}

const keyOf = (match: string, command: string): string => `${match} ${command}`;

export async function appendOn(client: pg.PoolClient, items: readonly Append[]): Promise<readonly Appended[]> {
  const ledger = await look(client, items);
  const verdicts = items.map((item) => enter(item, ledger));
  const stored = items.filter((_, at) => verdicts[at]?.stored);
  const written = writing(stored).map((task) => send(client, task));
  // Told after the commit, because a notice inside a transaction makes all commits of the database queue up. It is
  // only a hint: its failure does not undo the success.
  await Promise.all([...written, client.query('COMMIT'), send(client, waking(stored)).catch(() => undefined)]);
  return verdicts;
}

/** The commands are asked for after the locks are held: only then is the answer final. */
async function look(client: pg.PoolClient, items: readonly Append[]): Promise<Ledger> {
  const matches = [...new Set(items.map(({ match }) => match))];
  const named = items.filter(({ command }) => command !== null);
  const [, locked, held] = await Promise.all([
    client.query('BEGIN'),
    send<{ id: string; n: number }>(client, [sql.LOCK_MATCHES, matches]),
    send<{ match: string; command: string; n: number }>(client, [
      sql.HELD_COMMANDS,
      named.map(({ match }) => match),
      named.map(({ command }) => command),
    ]),
  ]);
  return {
    last: new Map(locked.rows.map(({ id, n }) => [id, n])),
    held: new Map(held.rows.map(({ match, command, n }) => [keyOf(match, command), n])),
  };
}

function enter(item: Append, { last, held }: Ledger): Appended {
  const key = item.command === null ? undefined : keyOf(item.match, item.command);
  const verdict = judge(item, last.get(item.match), key === undefined ? undefined : held.get(key));
  if (verdict.stored) {
    last.set(item.match, item.entry.n);
    if (key !== undefined) held.set(key, item.entry.n);
  }
  return verdict;
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
      stored.map(({ entry }) => JSON.stringify(entry)),
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

const waking = (stored: readonly Append[]): Task => [
  sql.WAKE,
  lastOfEach(stored).map(({ match, entry }) => `${match} ${entry.n}`),
];

const lastOfEach = (items: readonly Append[]): readonly Append[] => [
  ...new Map(items.map((item) => [item.match, item])).values(),
];
