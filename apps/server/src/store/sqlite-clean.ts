/** Clears the SQLite file of what need not be kept, a little at a time, and gives the room back to the disk. */
import type Database from 'better-sqlite3';
import type { Keep } from './store.ts';

type Db = Database.Database;

/** Pages given back to the disk at once. */
const PAGES = 256;

/** A table that a campaign stands at is not cleared away; it is looked at again when its time has passed once more. */
const PUT_OFF = `
  UPDATE tables SET opened = @now WHERE kept = 0 AND opened < @before AND status IN (@one, @other)
    AND EXISTS (SELECT 1 FROM campaigns c WHERE c.table_id = tables.id)`;

/** Matches of bots alone have no person on any seat, or else they were kept from their beginning. */
const FORGOTTEN_TABLES = `
  SELECT id FROM tables t WHERE kept = 0 AND opened < @before AND status IN (@one, @other) ORDER BY opened, id LIMIT @most`;

const CHAIN = `
  WITH RECURSIVE chain (number, before) AS (
    SELECT e.number, e.before FROM stands s JOIN entries e ON e.number = s.last WHERE s.match = @match
    UNION ALL
    SELECT e.number, e.before FROM chain JOIN entries e ON e.number = chain.before)
  SELECT number FROM chain`;

/** Inside a transaction. */
export function cleanFile(db: Db, now: number, keep: Keep, most: number): number {
  const before = (ms: number | undefined): number => (ms === undefined ? Number.MIN_SAFE_INTEGER : now - ms);
  return (
    run(db, 'DELETE FROM recoveries WHERE hash IN (SELECT hash FROM recoveries WHERE expires <= @now LIMIT @most)', {
      now,
      most,
    }) +
    run(
      db,
      `UPDATE tables SET status = 'closed', code = NULL, opened = @now, version = version + 1 WHERE id IN
         (SELECT id FROM tables WHERE kept = 0 AND status = 'waiting' AND opened < @before ORDER BY opened, id LIMIT @most)`,
      { now, before: before(keep.waiting), most },
    ) +
    clearTables(db, { now, before: before(keep.closed), one: 'closed', other: 'closed', most }) +
    clearTables(db, { now, before: before(keep.bots), one: 'playing', other: 'over', most }) +
    run(db, 'DELETE FROM said WHERE number IN (SELECT number FROM said WHERE at < @before ORDER BY at LIMIT @most)', {
      before: before(keep.talk),
      most,
    }) +
    clearGuests(db, now, before(keep.guests), most) +
    giveBack(db)
  );
}

const run = (db: Db, sql: string, values: object): number => db.prepare(sql).run(values).changes;

interface Search {
  readonly now: number;
  readonly before: number;
  readonly one: string;
  readonly other: string;
  readonly most: number;
}

function clearTables(db: Db, { now, ...search }: Search): number {
  const { most: _, ...which } = search;
  const later = run(db, PUT_OFF, { now, ...which });
  const ids = db.prepare<[object], string>(FORGOTTEN_TABLES).pluck().all(search);
  for (const id of ids) clearTable(db, id);
  return later + ids.length;
}

function clearTable(db: Db, id: string): void {
  const match = db.prepare<[string], number>('SELECT number FROM matches WHERE id = ?').pluck().get(id);
  if (match !== undefined) {
    run(db, `DELETE FROM entries WHERE number IN (${CHAIN})`, { match });
    for (const part of ['snapshots', 'stands']) run(db, `DELETE FROM ${part} WHERE match = @match`, { match });
    run(db, 'DELETE FROM matches WHERE number = @match', { match });
  }
  for (const part of ['said', 'seats']) run(db, `DELETE FROM ${part} WHERE table_id = @id`, { id });
  run(db, 'UPDATE tables SET next = NULL, version = version + 1 WHERE next = @id', { id });
  run(db, 'DELETE FROM tables WHERE id = @id', { id });
}

/** Whoever is still named somewhere is looked at again when their time has passed once more. */
function clearGuests(db: Db, now: number, before: number, most: number): number {
  const ids = db
    .prepare<[object], string>('SELECT id FROM guests WHERE seen < @before ORDER BY seen, id LIMIT @most')
    .pluck()
    .all({ before, most });
  for (const id of ids) {
    const named = db
      .prepare(
        `SELECT 1 WHERE EXISTS (SELECT 1 FROM seats WHERE guest = @id) OR EXISTS (SELECT 1 FROM tables WHERE host = @id)
           OR EXISTS (SELECT 1 FROM campaigns WHERE owner = @id)`,
      )
      .get({ id });
    if (named) run(db, 'UPDATE guests SET seen = @now WHERE id = @id', { now, id });
    else {
      for (const part of ['sessions', 'recoveries']) run(db, `DELETE FROM ${part} WHERE guest = @id`, { id });
      run(db, 'DELETE FROM guests WHERE id = @id', { id });
    }
  }
  return ids.length;
}

function giveBack(db: Db): number {
  const free = db.pragma('freelist_count', { simple: true }) as number;
  if (free === 0 || db.pragma('auto_vacuum', { simple: true }) !== INCREMENTAL) return 0;
  db.pragma(`incremental_vacuum(${PAGES})`);
  return free - (db.pragma('freelist_count', { simple: true }) as number);
}

/** What `PRAGMA auto_vacuum` answers for a file that gives its free pages back when it is asked to. */
export const INCREMENTAL = 2;
