/** What a page can fetch before it is asked for: the files of a table around any game, and of each game, by the build's own notes. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@broadside/text';
import type { Ahead } from '../src/shell/ahead.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Notes = Readonly<Record<string, Chunk>>;

const TABLE = 'src/screens/table/Places.tsx';
const GAME = /games\/([\w-]+)\/table\/index\.tsx?$/;
/** What the harbour has fetched by then. */
const THERE = /\/(?:first|harbour|rolldown-runtime)-[^/]+$/;

function filesOf(notes: Notes, entry: string, found = new Set<string>()): Set<string> {
  const { file, imports = [], css = [] } = notes[entry];
  if (found.has(file)) return found;
  for (const one of [file, ...css]) found.add(one);
  for (const next of imports) filesOf(notes, next, found);
  return found;
}

const still = (files: Iterable<string>, there: readonly string[] = []): string[] =>
  [...files].filter((file) => !THERE.test(file) && !there.includes(file));

function wordsOf(notes: Notes, game: string, locale: Locale): string {
  const language = Object.keys(notes).find((one) => one.endsWith(`language:${game}/${locale}`));
  if (language === undefined) throw new Error(`${game} has no words in ${locale}`);
  return notes[language].file;
}

const readNotes = async (folder: string): Promise<Notes> =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));

const SETUP = 'src/screens/setup/Setup.tsx';
const RULES = 'src/screens/rules/RulesPage.tsx';
const PROGRAMS = '../../packages/shelf/src/index.ts';

/** All that a screen with a game in its path needs to be drawn, beside the first script. */
export async function filesOfScreen(folder: string, path: string, locale: Locale): Promise<readonly string[]> {
  const [, screen, game] = path.split('/');
  if (game === undefined) return [];
  const notes = await readNotes(folder);
  const from = (...entries: readonly string[]): string[] =>
    still(new Set(entries.flatMap((entry) => [...filesOf(notes, entry)])));
  if (screen === 'rules') return from(RULES, `../../games/${game}/rulebook/${locale}/index.ts`);
  return [...from(SETUP, PROGRAMS, `../../games/${game}/index.ts`), wordsOf(notes, game, locale)];
}

export async function filesAhead(folder: string): Promise<Ahead> {
  const notes = await readNotes(folder);
  const built = await readdir(join(folder, 'assets'));
  // The workers are built apart, and have no notes.
  const ofWorker = (name: string): string[] =>
    built.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js')).map((file) => `assets/${file}`);
  const table = still(filesOf(notes, TABLE));
  const games = Object.keys(notes).flatMap((entry) => {
    const [, game] = GAME.exec(entry) ?? [];
    if (game === undefined) return [];
    const words = { en: wordsOf(notes, game, 'en'), ru: wordsOf(notes, game, 'ru'), uk: wordsOf(notes, game, 'uk') };
    const page = still(filesOf(notes, entry), table);
    return [[game, { page, worker: ofWorker(`${game}-program`), words }] as const];
  });
  return { table: { page: table, worker: ofWorker('worker') }, games: Object.fromEntries(games) };
}
