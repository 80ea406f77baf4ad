/** Opens the store the host asked for, or says in one sentence why it cannot be opened and what to do. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresStore } from './postgres.ts';
import type { ShardSettings } from './shard.ts';
import { ShardedStore } from './sharded.ts';
import { failedShard, MOST_DATABASES } from './shards.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { openThreaded } from './threaded.ts';
import { codeOf, messageOf, NoStore, troubleOf } from './trouble.ts';

export interface StorePlace {
  /** The folder of the SQLite file; made if it is missing. Not used with a database address. */
  readonly data: string;
  /** The address of a PostgreSQL database, `postgres://…`; of several, with commas between them. */
  readonly databaseUrl?: string | undefined;
  /** The thread that keeps the SQLite file, as built; without one the file is kept in this very thread. */
  readonly thread?: URL | undefined;
  /** Nobody else may keep the SQLite file at the same time: always so, but for tests of several nodes. */
  readonly alone?: boolean | undefined;
  /** The most pages the SQLite file may have. */
  readonly pages?: number | undefined;
  /** Hears of connections that broke while nobody used them. They are replaced without anybody's help. */
  readonly complain?: (error: Error) => void;
  /** Hears, by its address, of a database beside the first that cannot be used, and that it can be used again. */
  readonly lost?: (where: string, error: Error) => void;
  readonly back?: (where: string) => void;
}

export const DATABASE_FILE = 'broadside.db';

const ELSEWHERE = 'or choose another data folder with --data or BROADSIDE_DATA.';

/** Beside this file once it is built; a thread cannot run from the sources. */
const THREAD = new URL('./thread.js', import.meta.url);

export async function openStore(place: StorePlace): Promise<Store> {
  return place.databaseUrl ? openPostgres(place.databaseUrl, place) : openSqlite(place);
}

async function openSqlite({ data, alone = true, pages, ...place }: StorePlace): Promise<Store> {
  const { thread = existsSync(THREAD) ? THREAD : undefined } = place;
  const file = join(data, DATABASE_FILE);
  try {
    makeFolder(data);
  } catch (error) {
    throw new NoStore(`The data folder ${data} ${folderTrouble(error)}, ${ELSEWHERE}`, error);
  }
  try {
    const kept = { file, alone, pages };
    return thread ? await openThreaded(thread, kept) : new SqliteStore(kept);
  } catch (error) {
    throw error instanceof NoStore ? error : new NoStore(fileTrouble(file, error), error);
  }
}

/** Seeds of running matches are kept there: a new folder is for this user alone. */
export const makeFolder = (data: string): void => void mkdirSync(data, { recursive: true, mode: 0o700 });

function folderTrouble(error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'cannot be made: allow this user to write there';
    case 'EEXIST':
    case 'ENOTDIR':
      return 'cannot be made, a file is in its way: move that file';
    default:
      return `cannot be made (${messageOf(error)}): fix that`;
  }
}

function fileTrouble(file: string, error: unknown): string {
  const code = codeOf(error);
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT'))
    return `${file} is not a sound SQLite database: move it away with its -wal file and restore a backup (broadside restore), ${ELSEWHERE}`;
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_PERM'))
    return `${file} cannot be written: allow this user to write to it and to its folder, ${ELSEWHERE}`;
  if (code.startsWith('SQLITE_BUSY')) return `${file} is held by another program: end that program, ${ELSEWHERE}`;
  if (code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR'))
    return `${file} cannot be written (${messageOf(error)}): make room on the disk, ${ELSEWHERE}`;
  return `${file} cannot be opened (${messageOf(error)}): fix that, ${ELSEWHERE}`;
}

/** What to do about a store that failed, in one sentence; undefined if it is not the store's fault. */
export function storeTrouble({ data, databaseUrl }: StorePlace, error: unknown): string | undefined {
  if (error instanceof NoStore) return error.message;
  const code = codeOf(error);
  if (databaseUrl) {
    const url = databasesOf(databaseUrl)[failedShard(error)];
    return troubleOf(error) && `${addressOf(url)} ${databaseTrouble(error)}`;
  }
  return code.startsWith('SQLITE_') ? fileTrouble(join(data, DATABASE_FILE), error) : undefined;
}

async function openPostgres(addresses: string, place: StorePlace): Promise<Store> {
  const databases = shardsAt(addresses, place);
  const [{ url, where, complain }, ...others] = databases;
  try {
    return await (others.length === 0 ? PostgresStore.open(url, where, complain) : ShardedStore.open(databases));
  } catch (error) {
    if (error instanceof NoStore) throw error;
    throw new NoStore(`${databases[failedShard(error)].where} ${databaseTrouble(error)}`, error);
  }
}

const ignore = (): void => {};

function shardsAt(addresses: string, { complain = ignore, lost = ignore, back = ignore }: StorePlace): ShardSettings[] {
  const urls = databasesOf(addresses);
  if (urls.length > MOST_DATABASES) throw new NoStore(`DATABASE_URL lists more than ${MOST_DATABASES} databases.`);
  const count = urls.length;
  return urls.map((url, number) => ({ url, where: addressOf(url), number, count, complain, lost, back }));
}

/** The addresses in DATABASE_URL. */
export const databasesOf = (addresses: string): readonly string[] =>
  addresses.split(/,(?=\s*[a-z]+:)/).map((one) => one.trim());

/** The address as it may be shown: without the name and the password. */
export function addressOf(url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new NoStore('DATABASE_URL is not the address of a database: write postgres://user:password@host:5432/name.');
  const { host, pathname } = new URL(url);
  return `The database ${decodeURIComponent(pathname.slice(1)) || '(default)'} at ${host || 'this machine'}`;
}

function databaseTrouble(error: unknown): string {
  const detail = messageOf(error) || codeOf(error);
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `does not let us in (${detail}): check the user and the password in DATABASE_URL.`;
    case '3D000':
      return 'does not exist: create it (createdb), or correct the name in DATABASE_URL.';
    case '42501':
      return `does not let this user make its tables (${detail}): grant CREATE on the schema, or name another user.`;
    default:
      return `cannot be used (${detail}): check that PostgreSQL runs there and that DATABASE_URL is right.`;
  }
}
