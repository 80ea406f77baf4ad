/**
 * One server keeps a SQLite file at a time. The lock is a transaction on a tiny file of its own, so that whoever only
 * reads the database is not in the way. The operating system gives it back when the process ends, however it ends: a
 * process that was killed leaves no lock behind. (Nothing else may open that file: closing it would give the lock back.)
 */
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { codeOf, NoStore } from './trouble.ts';

export const LOCK_FILE = 'broadside.lock';

/** A server that is just ending gets this long. */
const PATIENCE_MS = 250;

export interface Lock {
  release(): void;
}

export function takeLock(file: string): Lock {
  const data = dirname(file);
  const db = new Database(join(data, LOCK_FILE), { timeout: PATIENCE_MS });
  try {
    // Nothing is ever written there.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    return { release: () => void db.close() };
  } catch (error) {
    db.close();
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    throw new NoStore(
      `The data folder ${data} is in use by another Broadside server: end that one, ` +
        'or choose another folder with --data or BROADSIDE_DATA.',
      error,
    );
  }
}
