/** Clears the database of what need not be kept, a little at a time. PostgreSQL uses the room again by itself. */
import type pg from 'pg';
import type { Keep } from './store.ts';

/** What another node is clearing away at this moment is left to it. */
const MINE = 'FOR UPDATE SKIP LOCKED';

/** A table that a campaign stands at is not cleared away; it is looked at again when its time has passed once more. */
const PUT_OFF = `
  UPDATE tables t SET opened = $1 WHERE NOT kept AND opened < $2 AND status = ANY ($3)
    AND EXISTS (SELECT 1 FROM campaigns c WHERE c.table_id = t.id)`;

const FORGOTTEN_TABLES = `
  SELECT id FROM tables WHERE NOT kept AND opened < $1 AND status = ANY ($2)
  ORDER BY opened, id COLLATE "C" LIMIT $3 ${MINE}`;

/** In this order, because the later ones are referred to. */
const CLEAR_TABLES = [
  'DELETE FROM entries WHERE match = ANY ($1)',
  'DELETE FROM snapshots WHERE match = ANY ($1)',
  'DELETE FROM matches WHERE id = ANY ($1)',
  'DELETE FROM said WHERE table_id = ANY ($1)',
  'DELETE FROM seats WHERE table_id = ANY ($1)',
  'UPDATE tables SET next = NULL, version = version + 1 WHERE next = ANY ($1)',
  'DELETE FROM tables WHERE id = ANY ($1)',
];

const FORGOTTEN_GUESTS = `
  SELECT id, EXISTS (SELECT 1 FROM seats WHERE guest = g.id) OR EXISTS (SELECT 1 FROM tables WHERE host = g.id)
    OR EXISTS (SELECT 1 FROM campaigns WHERE owner = g.id) AS named
  FROM guests g WHERE seen < $1 ORDER BY seen, id COLLATE "C" LIMIT $2 ${MINE}`;

const CLEAR_GUESTS = [
  'DELETE FROM sessions WHERE guest = ANY ($1)',
  'DELETE FROM recoveries WHERE guest = ANY ($1)',
  'DELETE FROM guests WHERE id = ANY ($1)',
];

/** Which of these guests other databases name. */
export type NamedElsewhere = (guests: readonly string[]) => Promise<ReadonlySet<string>>;

const NOBODY: NamedElsewhere = async () => new Set();

export async function cleanDatabase(
  client: pg.PoolClient,
  now: number,
  keep: Keep,
  most: number,
  elsewhere = NOBODY,
): Promise<number> {
  const before = (ms: number | undefined): number => (ms === undefined ? Number.MIN_SAFE_INTEGER : now - ms);
  const run = async (sql: string, ...values: unknown[]): Promise<number> =>
    (await client.query(sql, values)).rowCount ?? 0;
  await client.query('BEGIN');
  let found = await run(
    `DELETE FROM recoveries WHERE hash IN (SELECT hash FROM recoveries WHERE expires <= $1 LIMIT $2 ${MINE})`,
    now,
    most,
  );
  found += await run(
    `UPDATE tables SET status = 'closed', code = NULL, opened = $1, version = version + 1 WHERE id IN
       (SELECT id FROM tables WHERE NOT kept AND status = 'waiting' AND opened < $2
        ORDER BY opened, id COLLATE "C" LIMIT $3 ${MINE})`,
    now,
    before(keep.waiting),
    most,
  );
  found += await clearTables(client, now, before(keep.closed), ['closed'], most);
  found += await clearTables(client, now, before(keep.bots), ['playing', 'over'], most);
  found += await run(
    `DELETE FROM said WHERE number IN (SELECT number FROM said WHERE at < $1 ORDER BY at LIMIT $2 ${MINE})`,
    before(keep.talk),
    most,
  );
  found += await clearGuests(client, now, before(keep.guests), most, elsewhere);
  await client.query('COMMIT');
  return found;
}

async function clearTables(
  client: pg.PoolClient,
  now: number,
  before: number,
  statuses: readonly string[],
  most: number,
): Promise<number> {
  const later = await client.query(PUT_OFF, [now, before, statuses]);
  const { rows } = await client.query<{ id: string }>(FORGOTTEN_TABLES, [before, statuses, most]);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) for (const sql of CLEAR_TABLES) await client.query(sql, [ids]);
  return (later.rowCount ?? 0) + ids.length;
}

/** Whoever is still named somewhere is looked at again when their time has passed once more. */
async function clearGuests(
  client: pg.PoolClient,
  now: number,
  before: number,
  most: number,
  elsewhere: NamedElsewhere,
): Promise<number> {
  const { rows } = await client.query<{ id: string; named: boolean }>(FORGOTTEN_GUESTS, [before, most]);
  const others = await elsewhere(rows.map(({ id }) => id));
  const idsOf = (named: boolean): string[] =>
    rows.filter((row) => (row.named || others.has(row.id)) === named).map(({ id }) => id);
  const [known, gone] = [idsOf(true), idsOf(false)];
  if (known.length > 0) await client.query('UPDATE guests SET seen = $2 WHERE id = ANY ($1)', [known, now]);
  if (gone.length > 0) for (const sql of CLEAR_GUESTS) await client.query(sql, [gone]);
  return rows.length;
}
