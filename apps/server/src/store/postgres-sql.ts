/** Every statement of the PostgreSQL store. A list goes in as arrays, so that its length does not change the statement. */
import type { Statement } from './pool.ts';

const statement = (name: string, text: string): Statement => ({ name, text });

const STATE = `
  SELECT t.id, t.code, t.host, t.status, t.settings, t.next, t.created, t.version, m.n, m.to_act, m.moved,
    (SELECT coalesce(json_agg(json_build_object('guest', s.guest, 'name', s.name, 'bot', s.bot) ORDER BY s.seat), '[]')
       FROM seats s WHERE s.table_id = t.id)::text AS seats
  FROM tables t LEFT JOIN matches m ON m.id = t.id`;

/** The seats of the table whose id `source` holds, out of a JSON array. */
const seatsOf = (source: string, array: string): string => `
  INSERT INTO seats (table_id, seat, guest, name, bot)
  SELECT written.id, ordinality - 1, seat ->> 'guest', seat ->> 'name', seat ->> 'bot'
  FROM ${source} AS written, json_array_elements(${array}::json) WITH ORDINALITY AS given (seat, ordinality)`;

export const ADD_GUEST = statement(
  'add-guest',
  'INSERT INTO guests (id, name, created, patience, seen) VALUES ($1, $2, $3, $4, $5)',
);
export const GUEST = statement('guest', 'SELECT id, name, created, patience, seen FROM guests WHERE id = $1');
export const RENAME_GUEST = statement(
  'rename-guest',
  `WITH named AS (UPDATE guests SET name = $2 WHERE id = $1 RETURNING id),
     changed AS (
       UPDATE tables t SET version = version + 1 FROM seats s
       WHERE s.guest = $1 AND t.id = s.table_id AND t.status IN ('waiting', 'playing') RETURNING t.id
     ),
     seated AS (UPDATE seats s SET name = $2 FROM changed WHERE s.guest = $1 AND s.table_id = changed.id)
   SELECT id FROM named`,
);
export const COPY_GUESTS = statement(
  'copy-guests',
  `INSERT INTO guests (id, name, created, patience, seen)
   SELECT id, name, created, patience, seen
   FROM json_to_recordset($1) AS given (id text, name text, created bigint, patience integer, seen bigint)
   ON CONFLICT (id) DO NOTHING`,
);
export const KNOWN_GUESTS = statement('known-guests', 'SELECT id FROM guests WHERE id = ANY ($1::text[])');
export const SET_RESPONSE_TIMEOUT = statement(
  'set-patience',
  'UPDATE guests SET patience = $2 WHERE id = $1 RETURNING id',
);
export const SEE_GUEST = statement('see-guest', 'UPDATE guests SET seen = $2 WHERE id = $1');
export const ADD_SESSION = statement('add-session', 'INSERT INTO sessions (hash, guest, at) VALUES ($1, $2, $3)');
export const GUEST_OF_SESSION = statement(
  'guest-of-session',
  'SELECT g.id, g.name, g.created, g.patience, g.seen FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.hash = $1',
);
export const DROP_SESSION = statement('drop-session', 'DELETE FROM sessions WHERE hash = $1');
export const COUNT_SESSIONS = statement(
  'count-sessions',
  'SELECT count(*)::integer AS count FROM sessions WHERE guest = $1',
);
export const END_SESSIONS = statement('end-sessions', 'DELETE FROM sessions WHERE guest = $1 AND hash <> $2');
export const ADD_RECOVERY = statement(
  'add-recovery',
  'INSERT INTO recoveries (hash, guest, expires) VALUES ($1, $2, $3)',
);
export const TAKE_RECOVERY = statement(
  'take-recovery',
  `WITH gone AS (DELETE FROM recoveries WHERE hash = $1 OR expires <= $2 RETURNING hash, guest, expires)
   SELECT guest FROM gone WHERE hash = $1 AND expires > $2`,
);

export const KEEP_RECOVERIES = statement(
  'keep-recoveries',
  `WITH kept AS (
     SELECT hash FROM recoveries WHERE guest = $1 AND expires > $3 ORDER BY expires DESC, hash COLLATE "C" LIMIT $2
   ), gone AS (
     DELETE FROM recoveries WHERE expires <= $3 OR guest = $1 AND hash NOT IN (SELECT hash FROM kept)
   )
   SELECT count(*)::integer AS count FROM kept`,
);

export const ADD_TABLE = statement(
  'add-table',
  `WITH made AS (
     INSERT INTO tables (id, code, host, status, listed, settings, next, created, version, opened)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8) ON CONFLICT (code) DO NOTHING RETURNING id
   ), seated AS (${seatsOf('made', '$10')})
   SELECT id FROM made`,
);
export const SAVE_TABLE = statement(
  'save-table',
  `UPDATE tables SET code = $2, host = $3, status = $4, listed = $5, settings = $6, next = $7, created = $8, version = $9
   WHERE id = $1 AND version = $9 - 1 RETURNING id`,
);
export const TOUCH_TABLE = statement('touch-table', 'UPDATE tables SET opened = $2 WHERE id = $1');
export const KEEP_TABLE = statement(
  'keep-table',
  `UPDATE tables t SET kept = true
   WHERE id = $1 AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest IS NOT NULL)`,
);
export const CLEAR_SEATS = statement('clear-seats', 'DELETE FROM seats WHERE table_id = $1');
export const ADD_SEATS = statement('add-seats', seatsOf('(SELECT $1::text AS id)', '$2'));
export const TABLE = statement('table', `${STATE} WHERE t.id = $1`);
export const TABLE_BY_CODE = statement('table-by-code', `${STATE} WHERE t.code = $1`);
export const OPEN_TABLES = statement(
  'open-tables',
  `${STATE} WHERE t.status = 'waiting' AND t.listed ORDER BY t.created DESC, t.id COLLATE "C" LIMIT $1`,
);
export const TABLES_OF = statement(
  'tables-of',
  `${STATE} WHERE t.id IN (SELECT table_id FROM seats WHERE guest = $1) AND t.status <> 'closed'
   ORDER BY coalesce(m.moved, t.created) DESC, t.id COLLATE "C" LIMIT $2`,
);
export const PLAYING = statement('playing', `${STATE} WHERE t.status = 'playing' ORDER BY t.created, t.id COLLATE "C"`);
export const IN_PLAY = statement(
  'in-play',
  "SELECT count(*)::int AS count FROM tables WHERE status = 'playing' AND host = $1",
);
export const STANDING = statement(
  'standing',
  `SELECT t.id, coalesce(m.n, -1) AS n, t.version FROM tables t LEFT JOIN matches m ON m.id = t.id
   WHERE t.id = ANY ($1::text[])`,
);
export const OVER_TABLES = statement(
  'over-tables',
  `UPDATE tables SET status = 'over', code = NULL, version = version + 1
   WHERE id = ANY ($1::text[]) AND status = 'playing'`,
);

export const ADD_MATCH = statement(
  'add-match',
  'INSERT INTO matches (id, header, seed, n, to_act, moved) VALUES ($1, $2, $3, $4, $5, $6)',
);
/** In the order of the ids, so that two nodes with the same matches in their batches wait and never embrace. */
export const LOCK_MATCHES = statement(
  'lock-matches',
  `SELECT m.id, m.n, t.version, t.status = 'playing' AS playing FROM matches m JOIN tables t ON t.id = m.id
   WHERE m.id = ANY ($1::text[]) ORDER BY m.id FOR NO KEY UPDATE OF m`,
);
export const HELD_COMMANDS = statement(
  'held-commands',
  `SELECT e.match, e.command, min(e.n) AS n
   FROM unnest($1::text[], $2::text[]) AS given (match, command)
   JOIN entries e ON e.match = given.match AND e.command = given.command
   GROUP BY e.match, e.command`,
);
export const ADD_ENTRIES = statement(
  'add-entries',
  `INSERT INTO entries (match, n, command, entry)
   SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[])`,
);
export const MOVE_MATCHES = statement(
  'move-matches',
  `UPDATE matches m SET n = given.n, to_act = given.to_act, moved = given.moved
   FROM unnest($1::text[], $2::integer[], $3::text[], $4::bigint[]) AS given (id, n, to_act, moved)
   WHERE m.id = given.id`,
);
export const SAVE_SNAPSHOTS = statement(
  'save-snapshots',
  `INSERT INTO snapshots (match, snapshot) SELECT * FROM unnest($1::text[], $2::text[])
   ON CONFLICT (match) DO UPDATE SET snapshot = excluded.snapshot`,
);

const LOG = "SELECT string_agg(e.entry, ',' ORDER BY e.n) AS log FROM entries e";
export const MATCH = statement(
  'match',
  `SELECT m.header, m.seed, s.snapshot, (${LOG} WHERE e.match = m.id)
   FROM matches m JOIN snapshots s ON s.match = m.id WHERE m.id = $1`,
);
export const ENTRIES = statement('entries', `${LOG} WHERE e.match = $1 AND e.n > $2`);
export const COMMAND = statement(
  'command',
  'SELECT n FROM entries WHERE match = $1 AND command = $2 ORDER BY n LIMIT 1',
);

const CAMPAIGN =
  'SELECT id, owner, game, name, table_id, settled, stopped, chronicle, version, created, moved FROM campaigns';
/** The key decides between two who make the same campaign. */
export const ADD_CAMPAIGN = statement(
  'add-campaign',
  `INSERT INTO campaigns (id, owner, game, name, table_id, settled, stopped, chronicle, version, created, moved)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING RETURNING id`,
);
export const SAVE_CAMPAIGN = statement(
  'save-campaign',
  `UPDATE campaigns SET name = $4, table_id = $5, settled = $6, stopped = $7, chronicle = $8, version = $9, moved = $11
   WHERE id = $1 AND owner = $2 AND game = $3 AND created = $10 AND version = $9 - 1 RETURNING id`,
);
export const CAMPAIGN_BY_ID = statement('campaign', `${CAMPAIGN} WHERE id = $1`);
export const CAMPAIGNS_OF = statement(
  'campaigns-of',
  `${CAMPAIGN} WHERE owner = $1 OR table_id IN (SELECT table_id FROM seats WHERE guest = $1)
   ORDER BY moved DESC, id COLLATE "C" LIMIT $2`,
);
export const DELETE_CAMPAIGN = statement('delete-campaign', 'DELETE FROM campaigns WHERE id = $1');

export const ADD_SAID = statement('add-said', 'INSERT INTO said (table_id, line, at) VALUES ($1, $2, $3)');
export const TRIM_SAID = statement(
  'trim-said',
  `DELETE FROM said WHERE table_id = $1
     AND number <= (SELECT number FROM said WHERE table_id = $1 ORDER BY number DESC LIMIT 1 OFFSET $2)`,
);
export const SAID = statement('said', 'SELECT line FROM said WHERE table_id = $1 ORDER BY number DESC LIMIT $2');
export const PING = statement('ping', 'SELECT 1');
export const FILL = statement('fill', 'INSERT INTO probe (filler) VALUES (repeat(md5(random()::text), 2048))');
export const UNFILL = statement('unfill', 'DELETE FROM probe');
