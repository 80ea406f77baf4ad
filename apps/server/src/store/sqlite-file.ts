/** Opens the SQLite file: brought up to date, durable, and able to shrink. */
import Database from 'better-sqlite3';
import { migrationsAfter, SQLITE_MIGRATIONS } from './schema.ts';
import { INCREMENTAL } from './sqlite-clean.ts';
import { isFull } from './trouble.ts';

type Db = Database.Database;

/** How long a writer waits for another process that is writing to the same file. */
const PATIENCE_MS = 5_000;

/**
 * The pages of the write-ahead file after which it is worked into the database: seldom, because whoever writes waits for it. With
 * twice as many it takes longer, but under full load half as many entries meet it.
 */
const CHECKPOINT_PAGES = 8_000;

/** What the file still needs; one of a newer program is refused. */
const needed = (db: Db, file: string): readonly string[] =>
  migrationsAfter(db.pragma('user_version', { simple: true }) as number, SQLITE_MIGRATIONS, file);

function migrate(db: Db, file: string): void {
  if (needed(db, file).length === 0) return;
  db.transaction(() => {
    // Asked again under the lock: another process may have done it meanwhile.
    for (const migration of needed(db, file)) db.exec(migration);
    db.pragma(`user_version = ${SQLITE_MIGRATIONS.length}`);
  }).immediate();
}

/** Lets the file shrink. One from before is written anew for it, once; without room for that it stays as it is. */
function makeShrinkable(db: Db): void {
  if (db.pragma('auto_vacuum', { simple: true }) === INCREMENTAL) return;
  db.pragma(`auto_vacuum = ${INCREMENTAL}`);
  if (db.pragma('page_count', { simple: true }) === 0) return;
  try {
    db.exec('VACUUM');
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

/** `most`: pages the file may have; without it as many as there is room for. */
export function openFile(file: string, most?: number): Db {
  const db = new Database(file, { timeout: PATIENCE_MS });
  try {
    needed(db, file);
    makeShrinkable(db);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrate(db, file);
    if (most !== undefined) db.pragma(`max_page_count = ${most}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
