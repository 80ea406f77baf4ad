/** Every statement of the SQLite store, prepared once. */
import type Database from 'better-sqlite3';
import { type CampaignColumns, type MatchColumns, type StateColumns, settingsText } from './rows.ts';
import type { CampaignRow, GuestRow, Standing, TableRow } from './store.ts';

const STATE = `
  SELECT t.id, t.code, t.host, t.status, t.settings, t.next, t.created, t.version, p.n, p.to_act, p.moved,
    (SELECT json_group_array(json_object('guest', s.guest, 'name', s.name, 'bot', s.bot) ORDER BY s.seat)
       FROM seats s WHERE s.table_id = t.id) AS seats
  FROM tables t LEFT JOIN matches m ON m.id = t.id LEFT JOIN stands p ON p.match = m.number`;

/** A match's entries after a number: the last one, and then each by the one behind it. */
const logAfter = (from: string): string => `
  WITH RECURSIVE log (n, command, entry, before) AS (
    SELECT e.n, e.command, e.entry, e.before FROM stands s JOIN entries e ON e.number = s.last
     WHERE s.match = @match AND e.n > ${from}
    UNION ALL
    SELECT e.n, e.command, e.entry, e.before FROM log JOIN entries e ON e.number = log.before WHERE e.n > ${from})`;

export const columnsOf = (table: TableRow) => ({
  id: table.id,
  code: table.code,
  host: table.host,
  status: table.status,
  settings: settingsText(table),
  listed: table.settings.listed ? 1 : 0,
  next: table.next,
  created: table.created,
  version: table.version,
});

const GUEST = 'g.id, g.name, g.created, g.patience, g.seen';

export const campaignColumns = ({ table, settled, stopped, chronicle: campaignState, ...row }: CampaignRow) => ({
  ...row,
  table_id: table,
  settled: settled ? 1 : 0,
  stopped: stopped ? 1 : 0,
  chronicle: JSON.stringify(campaignState),
});

const CAMPAIGN =
  'SELECT id, owner, game, name, table_id, settled, stopped, chronicle, version, created, moved FROM campaigns';

export interface Statement<P extends unknown[], R> {
  run(...values: P): { readonly changes: number; readonly lastInsertRowid: number | bigint };
  get(...values: P): R | undefined;
  all(...values: P): R[];
}

export type Statements = ReturnType<typeof prepare>;

export function prepare(db: Database.Database) {
  const row = <P extends unknown[], R = unknown>(sql: string): Statement<P, R> => db.prepare<P, R>(sql);
  /** Answers with the only column instead of a row. */
  const value = <P extends unknown[], R>(sql: string): Statement<P, R> => db.prepare<P, R>(sql).pluck();
  return {
    addGuest: row<[GuestRow]>(
      'INSERT INTO guests (id, name, created, patience, seen) VALUES (@id, @name, @created, @patience, @seen)',
    ),
    guest: row<[string], GuestRow>(`SELECT ${GUEST} FROM guests g WHERE g.id = ?`),
    renameGuest: row<[string, string]>('UPDATE guests SET name = ? WHERE id = ?'),
    setResponseTimeout: row<[number, string]>('UPDATE guests SET patience = ? WHERE id = ?'),
    seeGuest: row<[number, string]>('UPDATE guests SET seen = ? WHERE id = ?'),
    renameTables: row<[string]>(
      `UPDATE tables SET version = version + 1 WHERE status IN ('waiting', 'playing')
         AND id IN (SELECT table_id FROM seats WHERE guest = ?)`,
    ),
    renameSeats: row<[string, string]>(
      `UPDATE seats SET name = ? WHERE guest = ?
         AND table_id IN (SELECT id FROM tables WHERE status IN ('waiting', 'playing'))`,
    ),
    addSession: row<[string, string, number]>('INSERT INTO sessions (hash, guest, at) VALUES (?, ?, ?)'),
    guestOfSession: row<[string], GuestRow>(
      `SELECT ${GUEST} FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.hash = ?`,
    ),
    dropSession: row<[string]>('DELETE FROM sessions WHERE hash = ?'),
    countSessions: value<[string], number>('SELECT count(*) FROM sessions WHERE guest = ?'),
    endSessions: row<[string, string]>('DELETE FROM sessions WHERE guest = ? AND hash <> ?'),
    addRecovery: row<[string, string, number]>('INSERT INTO recoveries (hash, guest, expires) VALUES (?, ?, ?)'),
    takeRecovery: row<[string], { guest: string; expires: number }>(
      'DELETE FROM recoveries WHERE hash = ? RETURNING guest, expires',
    ),
    dropRecoveries: row<[number]>('DELETE FROM recoveries WHERE expires <= ?'),
    keepRecoveries: row<[{ guest: string; most: number }]>(
      `DELETE FROM recoveries WHERE guest = @guest AND hash NOT IN
         (SELECT hash FROM recoveries WHERE guest = @guest ORDER BY expires DESC, hash LIMIT @most)`,
    ),
    countRecoveries: value<[string], number>('SELECT count(*) FROM recoveries WHERE guest = ?'),

    addTable: row<[ReturnType<typeof columnsOf>]>(
      `INSERT INTO tables (id, code, host, status, listed, settings, next, created, version, opened)
       VALUES (@id, @code, @host, @status, @listed, @settings, @next, @created, @version, @created)
       ON CONFLICT (code) DO NOTHING`,
    ),
    saveTable: row<[ReturnType<typeof columnsOf>]>(
      `UPDATE tables SET code = @code, host = @host, status = @status, listed = @listed, settings = @settings,
         next = @next, created = @created, version = @version WHERE id = @id AND version = @version - 1`,
    ),
    touchTable: row<[number, string]>('UPDATE tables SET opened = ? WHERE id = ?'),
    keepTable: row<[string]>(
      `UPDATE tables SET kept = 1
       WHERE id = ? AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL)`,
    ),
    clearSeats: row<[string]>('DELETE FROM seats WHERE table_id = ?'),
    addSeats: row<[string, string]>(
      `INSERT INTO seats (table_id, seat, guest, name, bot)
       SELECT ?, key, value ->> 'guest', value ->> 'name', value ->> 'bot' FROM json_each(?)`,
    ),
    table: row<[string], StateColumns>(`${STATE} WHERE t.id = ?`),
    tableByCode: row<[string], StateColumns>(`${STATE} WHERE t.code = ?`),
    openTables: row<[number], StateColumns>(
      `${STATE} WHERE t.status = 'waiting' AND t.listed = 1 ORDER BY t.created DESC, t.id LIMIT ?`,
    ),
    tablesOf: row<[string, number], StateColumns>(
      `${STATE} WHERE t.id IN (SELECT table_id FROM seats WHERE guest = ?) AND t.status <> 'closed'
       ORDER BY coalesce(p.moved, t.created) DESC, t.id LIMIT ?`,
    ),
    playing: row<[], StateColumns>(`${STATE} WHERE t.status = 'playing' ORDER BY t.created, t.id`),
    inPlay: value<[string], number>("SELECT count(*) FROM tables WHERE status = 'playing' AND host = ?"),
    standing: row<[string], Standing>(
      `SELECT t.id, coalesce(p.n, -1) AS n, t.version FROM json_each(?) AS given JOIN tables t ON t.id = given.value
       LEFT JOIN matches m ON m.id = t.id LEFT JOIN stands p ON p.match = m.number`,
    ),
    overTable: row<[string]>(
      "UPDATE tables SET status = 'over', code = NULL, version = version + 1 WHERE id = ? AND status = 'playing'",
    ),

    addMatch: value<[string, string, string], number>(
      'INSERT INTO matches (id, header, seed) VALUES (?, ?, ?) RETURNING number',
    ),
    match: row<[string], MatchColumns>(
      `SELECT m.header, m.seed, s.snapshot FROM matches m JOIN snapshots s ON s.match = m.number WHERE m.id = ?`,
    ),
    number: value<[string], number>('SELECT number FROM matches WHERE id = ?'),
    addSpot: row<[number, number, number, string, number]>(
      'INSERT INTO stands (match, n, last, to_act, moved) VALUES (?, ?, ?, ?, ?)',
    ),
    moveSpot: row<[number, number, string, number, number]>(
      'UPDATE stands SET n = ?, last = ?, to_act = ?, moved = ? WHERE match = ?',
    ),
    addOpening: row<[number, number, string]>('INSERT INTO entries (match, n, entry) VALUES (?, ?, ?)'),
    addEntry: row<[string | null, string, number, number]>(
      `INSERT INTO entries (before, match, n, command, entry)
       SELECT last, match, n + 1, ?, ? FROM stands WHERE match = ? AND n = ?`,
    ),
    version: value<[string], number>('SELECT version FROM tables WHERE id = ?'),
    entries: value<[{ match: number; from: number }], string>(`${logAfter('@from')} SELECT entry FROM log ORDER BY n`),
    held: value<[{ match: number; command: string }], number>(
      `${logAfter('-1')} SELECT n FROM log WHERE command = @command ORDER BY n LIMIT 1`,
    ),
    saveSnapshot: row<[number, string]>(
      `INSERT INTO snapshots (match, snapshot) VALUES (?, ?)
       ON CONFLICT (match) DO UPDATE SET snapshot = excluded.snapshot`,
    ),

    addCampaign: row<[ReturnType<typeof campaignColumns>]>(
      `INSERT INTO campaigns (id, owner, game, name, table_id, settled, stopped, chronicle, version, created, moved)
       VALUES (@id, @owner, @game, @name, @table_id, @settled, @stopped, @chronicle, @version, @created, @moved)`,
    ),
    saveCampaign: row<[ReturnType<typeof campaignColumns>]>(
      `UPDATE campaigns SET name = @name, table_id = @table_id, settled = @settled, stopped = @stopped,
         chronicle = @chronicle, version = @version, moved = @moved WHERE id = @id AND version = @version - 1`,
    ),
    campaign: row<[string], CampaignColumns>(`${CAMPAIGN} WHERE id = ?`),
    campaignsOf: row<[string, string, number], CampaignColumns>(
      `${CAMPAIGN} WHERE owner = ? OR table_id IN (SELECT table_id FROM seats WHERE guest = ?)
       ORDER BY moved DESC, id LIMIT ?`,
    ),
    deleteCampaign: row<[string]>('DELETE FROM campaigns WHERE id = ?'),

    addSaid: row<[string, string, number]>('INSERT INTO said (table_id, line, at) VALUES (?, ?, ?)'),
    trimSaid: row<[string, string, number]>(
      `DELETE FROM said WHERE table_id = ?
         AND number <= (SELECT number FROM said WHERE table_id = ? ORDER BY number DESC LIMIT 1 OFFSET ?)`,
    ),
    said: value<[string, number], string>('SELECT line FROM said WHERE table_id = ? ORDER BY number DESC LIMIT ?'),
    ping: value<[], number>('SELECT count(*) FROM sqlite_schema'),
    fill: row<[number]>('INSERT INTO probe (filler) VALUES (zeroblob(?))'),
    unfill: row<[]>('DELETE FROM probe'),
  };
}
