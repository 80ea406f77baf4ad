/** Backup and restore: everything in the store as one file, from either database into either. */
import { createReadStream, existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, DATABASE_FILE, databasesOf, makeFolder, type StorePlace, storeTrouble } from '../open.ts';
import { messageOf, NoStore } from '../trouble.ts';
import { type Counts, type Row, readRows, writeRows } from './format.ts';
import { type Address, DatabasesTarget, rowsOfDatabases } from './postgres.ts';
import { FileTarget, rowsOfFile } from './sqlite.ts';
import type { Target } from './target.ts';

export type { Counts } from './format.ts';

/** Seeds of running matches are in it: nobody but its owner reads it. */
const MODE = 0o600;
const AT_ONCE = 500;

const fileOf = ({ data }: StorePlace): string => join(data, DATABASE_FILE);

const addressesOf = (databaseUrl: string): readonly Address[] =>
  databasesOf(databaseUrl).map((url) => ({ url, where: addressOf(url) }));

/** Writes all that is stored at this moment to a new file; a server may be running. */
export async function backup(place: StorePlace, path: string): Promise<Counts> {
  if (existsSync(path)) throw new NoStore(`${path} is there already: name a file that is not.`);
  const part = `${path}.${process.pid}.part`;
  const { databaseUrl } = place;
  try {
    const rows = databaseUrl ? rowsOfDatabases(addressesOf(databaseUrl)) : rowsOfFile(fileOf(place));
    const counts = await written(part, rows);
    await rename(part, path);
    return counts;
  } catch (error) {
    throw explained(place, error);
  }
}

async function written(part: string, rows: AsyncIterable<Row>): Promise<Counts> {
  const file = await open(part, 'wx', MODE).catch((error: unknown) => {
    throw new NoStore(`The backup cannot be written (${messageOf(error)}): name another file.`, error);
  });
  try {
    const counts = await writeRows(file, rows);
    await file.sync();
    await file.close();
    return counts;
  } catch (error) {
    await file.close();
    rmSync(part, { force: true });
    throw error;
  }
}

/** Fills an empty store, or with `force` any, with what a backup holds: all of it or nothing. No server may be running. */
export async function restore(place: StorePlace, path: string, force: boolean): Promise<Counts> {
  if (!existsSync(path)) throw new NoStore(`There is no file ${path}.`);
  try {
    // Read once before anything is touched: a damaged file is refused at once.
    for await (const _ of readRows(path, createReadStream(path)));
    const target = await targetOf(place, path, force);
    return await filled(target, readRows(path, createReadStream(path)));
  } catch (error) {
    throw explained(place, error);
  }
}

async function targetOf(place: StorePlace, path: string, force: boolean): Promise<Target> {
  const { databaseUrl, data } = place;
  if (databaseUrl) return DatabasesTarget.open(addressesOf(databaseUrl), path, force);
  makeFolder(data);
  return new FileTarget(fileOf(place), path, force);
}

async function filled(target: Target, rows: AsyncIterable<Row>): Promise<Counts> {
  const counts: Record<string, number> = {};
  let waiting: Row[] = [];
  try {
    for await (const row of rows) {
      counts[row[0]] = (counts[row[0]] ?? 0) + 1;
      if (waiting.push(row) < AT_ONCE) continue;
      await target.write(waiting);
      waiting = [];
    }
    await target.write(waiting);
    await target.keep();
    return counts;
  } catch (error) {
    await target.giveUp();
    throw error;
  }
}

function explained(place: StorePlace, error: unknown): Error {
  if (error instanceof NoStore) return error;
  return new NoStore(storeTrouble(place, error) ?? messageOf(error), error);
}
