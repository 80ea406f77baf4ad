/** A match is played to its end under the rules it began with: finding them, and what is done where they are gone. */
import {
  type AnyMatch,
  BadInput,
  FORMAT,
  gameOfFile,
  loadMatch,
  Match,
  rulesOfFile,
  type StoredMatch,
} from '@broadside/kernel';
import type { Edition, GameProgram } from '@broadside/manifest';
import { editionOfToday } from './frozen.ts';
import { fetchGame, gameIds } from './games.ts';

/** A match with the game as it was when the match began: the bots and the dice of its rules. */
export interface Opened {
  readonly entry: GameProgram;
  readonly match: AnyMatch;
}

/** The rules a match began under are not here, and no other plays it out as it was recorded. */
export class OldRules extends BadInput {
  constructor(game: string, rules: number, known: readonly number[]) {
    super(
      'old-rules',
      `header.rules: the match was played under version ${rules} of the rules of ${game}; this program has ${known.join(', ')}, and none of them plays it out as recorded`,
    );
  }
}

/** Words are always today's, and so is the notation of actions: they only ever grow. */
function inWordsOfToday(entry: GameProgram, edition: Edition): GameProgram {
  const { notation } = entry.game;
  return { ...entry, ...edition, ...(notation && { game: { ...edition.game, notation } }) };
}

const editions = new WeakMap<GameProgram, Map<number, Promise<GameProgram>>>();

/** The game under this version of its rules, if they are here. Each is loaded once. */
export async function underRules(entry: GameProgram, version: number): Promise<GameProgram | undefined> {
  if (version === entry.game.version) return entry;
  if (!Object.hasOwn(entry.older, version)) return undefined;
  const known = editions.get(entry) ?? new Map<number, Promise<GameProgram>>();
  editions.set(entry, known);
  const loaded =
    known.get(version) ?? entry.older[version]().then((edition) => inWordsOfToday(entry, editionOfToday(edition)));
  known.set(version, loaded);
  // What could not be loaded (no network yet) is tried again the next time.
  loaded.catch(() => known.delete(version));
  return loaded;
}

const versionsOf = ({ older, game }: GameProgram): readonly number[] =>
  [...new Set([...Object.keys(older).map(Number), game.version])].sort((a, b) => a - b);

async function find(game: string): Promise<GameProgram> {
  const entry = await fetchGame(game);
  if (entry) return entry;
  throw new BadInput(
    'bad-file',
    `header.game: there is no game ${JSON.stringify(game)}; there are ${gameIds.join(', ')}`,
  );
}

/** Under the oldest later rules that play it out exactly as recorded: then what was changed did not touch it. */
async function migrated(entry: GameProgram, rules: number, file: unknown): Promise<Opened> {
  const known = versionsOf(entry);
  for (const version of known.filter((one) => one > rules)) {
    const later = await underRules(entry, version);
    try {
      if (later) return { entry: later, match: loadMatch(later.game, file, true) };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
    }
  }
  throw new OldRules(entry.game.id, rules, known);
}

/** Reads a match file under the rules it was played by; nothing in it is taken on trust. */
export async function loadMatchFile(file: unknown): Promise<Opened> {
  const entry = await find(gameOfFile(file));
  const rules = rulesOfFile(file);
  const then = await underRules(entry, rules);
  return then ? { entry: then, match: loadMatch(then.game, file) } : migrated(entry, rules, file);
}

/** Goes on with a match of our own store, under the rules it began with. */
export async function resumeMatch(stored: StoredMatch): Promise<Opened> {
  const { header, seed, log, snapshot } = stored;
  const entry = await find(header.game);
  const then = await underRules(entry, header.rules);
  if (then) return { entry: then, match: Match.resume(then.game, header, seed, log, snapshot) };
  return migrated(entry, header.rules, { format: FORMAT, header, seed, log });
}
