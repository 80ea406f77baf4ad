/**
 * What the databases look like. Each list holds numbered migrations, the first makes an empty database ours; a
 * released one is never changed, the next is added below it. Entries, settings and snapshots are JSON text: the
 * store never looks inside.
 */
import { NoStore } from './trouble.ts';

export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE recoveries (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX recoveries_by_end ON recoveries (expires);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT UNIQUE,
    host TEXT NOT NULL REFERENCES guests,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over', 'closed')),
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    settings TEXT NOT NULL,
    next TEXT,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_status ON tables (status, created);

  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    guest TEXT REFERENCES guests,
    name TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

  -- SQLite flushes whole pages, so that what changes with every entry is kept short and close together: a match has
  -- a small number beside its id, where it stands is a narrow row, and entries are written one behind the other.
  CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE REFERENCES tables,
    header TEXT NOT NULL,
    seed TEXT NOT NULL
  ) STRICT;

  CREATE TABLE stands (
    match INTEGER PRIMARY KEY REFERENCES matches,
    n INTEGER NOT NULL,
    to_act TEXT NOT NULL,
    moved INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE snapshots (
    match INTEGER PRIMARY KEY REFERENCES matches,
    snapshot TEXT NOT NULL
  ) STRICT;

  CREATE TABLE entries (
    number INTEGER PRIMARY KEY,
    match INTEGER NOT NULL,
    n INTEGER NOT NULL,
    command TEXT,
    entry TEXT NOT NULL,
    UNIQUE (match, n)
  ) STRICT;

  CREATE TABLE said (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    line TEXT NOT NULL
  ) STRICT;
  CREATE INDEX said_by_table ON said (table_id, number);
  `,
  `
  CREATE TABLE campaigns (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES guests,
    game TEXT NOT NULL,
    name TEXT,
    table_id TEXT NOT NULL REFERENCES tables,
    settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
    stopped INTEGER NOT NULL CHECK (stopped IN (0, 1)),
    chronicle TEXT NOT NULL,
    version INTEGER NOT NULL,
    created INTEGER NOT NULL,
    moved INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX campaigns_by_owner ON campaigns (owner);
  CREATE INDEX campaigns_by_table ON campaigns (table_id);
  `,
  // An index of entries by their matches is a page for every match that moves. Instead each entry knows the one before
  // it in its match, and where the match stands leads to the last one.
  `
  CREATE TABLE linked (
    number INTEGER PRIMARY KEY,
    before INTEGER,
    match INTEGER NOT NULL,
    n INTEGER NOT NULL,
    command TEXT,
    entry TEXT NOT NULL
  ) STRICT;
  INSERT INTO linked (number, before, match, n, command, entry)
    SELECT number, lag(number) OVER (PARTITION BY match ORDER BY n), match, n, command, entry FROM entries;

  ALTER TABLE stands ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
  UPDATE stands SET last = (SELECT e.number FROM entries e WHERE e.match = stands.match AND e.n = stands.n);

  DROP TABLE entries;
  ALTER TABLE linked RENAME TO entries;
  `,
  'ALTER TABLE guests ADD COLUMN patience INTEGER NOT NULL DEFAULT 30;',
  // Nobody knows when those from before were here last: their time begins now.
  `
  ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE tables ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1));
  UPDATE tables SET opened = unixepoch() * 1000,
    kept = EXISTS (SELECT 1 FROM matches m JOIN seats s ON s.table_id = m.id AND s.guest IS NOT NULL WHERE m.id = tables.id);
  CREATE INDEX tables_by_opened ON tables (status, opened) WHERE kept = 0;
  CREATE INDEX tables_by_next ON tables (next) WHERE next IS NOT NULL;

  ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE guests SET seen = unixepoch() * 1000;
  CREATE INDEX guests_by_seen ON guests (seen);
  CREATE INDEX tables_by_host ON tables (host);
  CREATE INDEX sessions_by_guest ON sessions (guest);
  CREATE INDEX recoveries_by_guest ON recoveries (guest);

  -- A chair has one row, and nobody has two of them.
  CREATE UNIQUE INDEX seats_by_table_and_guest ON seats (table_id, guest) WHERE guest IS NOT NULL;

  ALTER TABLE said ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
  UPDATE said SET at = line ->> 'at';
  CREATE INDEX said_by_time ON said (at);

  CREATE TABLE probe (filler BLOB NOT NULL) STRICT;
  `,
];

export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id text PRIMARY KEY,
    name text NOT NULL,
    created bigint NOT NULL
  );

  CREATE TABLE sessions (
    hash text PRIMARY KEY,
    guest text NOT NULL REFERENCES guests,
    at bigint NOT NULL
  );

  CREATE TABLE recoveries (
    hash text PRIMARY KEY,
    guest text NOT NULL REFERENCES guests,
    expires bigint NOT NULL
  );
  CREATE INDEX recoveries_by_end ON recoveries (expires);

  CREATE TABLE tables (
    id text PRIMARY KEY,
    code text UNIQUE,
    host text NOT NULL REFERENCES guests,
    status text NOT NULL CHECK (status IN ('waiting', 'playing', 'over', 'closed')),
    listed boolean NOT NULL,
    settings text NOT NULL,
    next text,
    created bigint NOT NULL
  );
  CREATE INDEX tables_by_status ON tables (status, created);

  CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables,
    seat integer NOT NULL,
    guest text REFERENCES guests,
    name text,
    bot text,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

  -- Half empty pages: the new version of a row that changes with every entry finds room beside the old one.
  CREATE TABLE matches (
    id text PRIMARY KEY REFERENCES tables,
    header text NOT NULL,
    seed text NOT NULL,
    n integer NOT NULL,
    to_act text NOT NULL,
    moved bigint NOT NULL
  ) WITH (fillfactor = 50);

  CREATE TABLE snapshots (
    match text PRIMARY KEY REFERENCES matches,
    snapshot text NOT NULL
  );

  CREATE TABLE entries (
    match text NOT NULL REFERENCES matches,
    n integer NOT NULL,
    command text,
    entry text NOT NULL,
    PRIMARY KEY (match, n)
  );

  CREATE TABLE said (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id text NOT NULL REFERENCES tables,
    line text NOT NULL
  );
  CREATE INDEX said_by_table ON said (table_id, number);
  `,
  `
  CREATE TABLE campaigns (
    id text PRIMARY KEY,
    owner text NOT NULL REFERENCES guests,
    game text NOT NULL,
    name text,
    table_id text NOT NULL REFERENCES tables,
    settled boolean NOT NULL,
    stopped boolean NOT NULL,
    chronicle text NOT NULL,
    version integer NOT NULL,
    created bigint NOT NULL,
    moved bigint NOT NULL
  );
  CREATE INDEX campaigns_by_owner ON campaigns (owner);
  CREATE INDEX campaigns_by_table ON campaigns (table_id);
  `,
  'ALTER TABLE guests ADD COLUMN patience integer NOT NULL DEFAULT 30;',
  // Nobody knows when those from before were here last: their time begins now.
  `
  ALTER TABLE tables ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN opened bigint NOT NULL DEFAULT 0,
    ADD COLUMN kept boolean NOT NULL DEFAULT false;
  UPDATE tables t SET opened = extract(epoch FROM now()) * 1000,
    kept = EXISTS (SELECT 1 FROM matches m JOIN seats s ON s.table_id = m.id AND s.guest IS NOT NULL WHERE m.id = t.id);
  CREATE INDEX tables_by_opened ON tables (status, opened) WHERE NOT kept;
  CREATE INDEX tables_by_next ON tables (next) WHERE next IS NOT NULL;

  ALTER TABLE guests ADD COLUMN seen bigint NOT NULL DEFAULT 0;
  UPDATE guests SET seen = extract(epoch FROM now()) * 1000;
  CREATE INDEX guests_by_seen ON guests (seen);
  CREATE INDEX tables_by_host ON tables (host);
  CREATE INDEX sessions_by_guest ON sessions (guest);
  CREATE INDEX recoveries_by_guest ON recoveries (guest);

  -- A chair has one row, and nobody has two of them.
  CREATE UNIQUE INDEX seats_by_table_and_guest ON seats (table_id, guest) WHERE guest IS NOT NULL;

  ALTER TABLE said ADD COLUMN at bigint NOT NULL DEFAULT 0;
  UPDATE said SET at = (line::json ->> 'at')::bigint;
  CREATE INDEX said_by_time ON said (at);

  CREATE TABLE probe (filler text NOT NULL);
  `,
  'CREATE TABLE site (site text NOT NULL, number integer NOT NULL, count integer NOT NULL);',
];

/** The migrations a database of this version still needs; `where` names it in the complaint about a newer one. */
export function migrationsAfter(version: number, all: readonly string[], where: string): readonly string[] {
  if (version > all.length)
    throw new NoStore(
      `${where} was written by a newer Broadside (its schema is number ${version}, this program knows ${all.length}): ` +
        'start the newer program, or point this one to another database.',
    );
  return all.slice(version);
}
