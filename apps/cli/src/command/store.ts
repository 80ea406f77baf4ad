import { resolve } from 'node:path';
import type { Counts, StorePlace } from '@broadside/server';
import { commandSay } from '../text/commands.ts';
import { Words } from './args.ts';

/** The store a server started with the same words would use. */
function placeOf(words: Words): StorePlace {
  const { BROADSIDE_DATA, DATABASE_URL } = process.env;
  return { data: resolve(words.text('data') ?? (BROADSIDE_DATA || 'data')), databaseUrl: DATABASE_URL || undefined };
}

function pathOf(words: Words): string {
  const [path] = words.rest;
  if (path === undefined) throw words.wrong('needs the path of the backup');
  return path;
}

function report(words: Words, key: 'command.backup.done' | 'command.restore.done', file: string, counts: Counts): void {
  const { guests = 0, tables = 0, matches = 0, entries = 0 } = counts;
  console.log(commandSay(words.locale())(key, { file, guests, tables, matches, entries }));
}

/** `broadside backup FILE`: all that is stored, as it is at this moment. The server may be running. */
export async function backup(argv: readonly string[]): Promise<void> {
  const words = new Words('backup', argv, { data: 'text' }, 1);
  const path = pathOf(words);
  const server = await import('@broadside/server');
  report(words, 'command.backup.done', path, await server.backup(placeOf(words), path));
}

/** `broadside restore FILE`: what a backup holds, into an empty store. */
export async function restore(argv: readonly string[]): Promise<void> {
  const words = new Words('restore', argv, { data: 'text', force: 'flag' }, 1);
  const path = pathOf(words);
  const server = await import('@broadside/server');
  report(words, 'command.restore.done', path, await server.restore(placeOf(words), path, words.flag('force')));
}
