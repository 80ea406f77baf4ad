/** Match files: what is saved, and how a file from anywhere is read without trusting it. */
import { brief, readAction } from './actions.ts';
import { commitTo } from './chance.ts';
import { BadInput, BrokenLaw, Refusal } from './errors.ts';
import type { Action, AnyGame, GameEvent, Stack } from './game.ts';
import { hashOf } from './hash.ts';
import { type AnyMatch, type Entry, type Header, Match } from './match.ts';
import { fitsSeal } from './seal.ts';

export const FORMAT = 'broadside-match/1';

export interface MatchFile {
  readonly format: typeof FORMAT;
  readonly header: Header;
  /** The secret seed: a match file belongs to the host until the match is over. */
  readonly seed: string;
  readonly log: readonly Entry[];
  /** The seals a player was sent while the match was played, by the numbers of their entries: the host is held to them. */
  readonly told?: readonly (readonly [n: number, seal: string])[];
}

export function saveMatch(match: AnyMatch): MatchFile {
  return { format: FORMAT, header: match.header, seed: match.seed, log: match.log };
}

const fail = (message: string): never => {
  throw new BadInput('bad-file', message);
};

type Fields = Readonly<Record<string, unknown>>;

function record(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(`${where} must be an object, not ${brief(value)}`);
  return value as Fields;
}

const text = (value: unknown, where: string): string =>
  typeof value === 'string' ? value : fail(`${where} must be text, not ${brief(value)}`);

const whole = (value: unknown, where: string): number =>
  typeof value === 'number' && Number.isSafeInteger(value)
    ? value
    : fail(`${where} must be a whole number, not ${brief(value)}`);

const items = (value: unknown, where: string): readonly unknown[] =>
  Array.isArray(value) ? value : fail(`${where} must be a list, not ${brief(value)}`);

/** Piles of names; the game itself checks the names. */
export function readStack(value: unknown): Stack | undefined {
  if (value === undefined) return undefined;
  const piles = Object.entries(record(value, 'stack')).map(([pile, names]): [string, string[]] => [
    pile,
    items(names, `stack.${pile}`).map((name, at) => text(name, `stack.${pile}[${at}]`)),
  ]);
  return Object.fromEntries(piles);
}

/** The name of the game a file was played in, so that the caller can find its rules. */
export function gameOfFile(value: unknown): string {
  return text(record(record(value, 'the file').header, 'header').game, 'header.game');
}

/** The version of the rules a file was played under. */
export function rulesOfFile(value: unknown): number {
  return whole(record(record(value, 'the file').header, 'header').rules, 'header.rules');
}

/**
 * Reads a file by playing it again from its seed: every command must be legal and every hash and
 * event must come out as written. Nothing in the file is taken on trust.
 *
 * With `anyRules` the file may name another version than the game's: if all comes out as written, the change between
 * the two did not touch this match, and it is one of the game's version from now on.
 */
export function loadMatch<M extends AnyMatch = AnyMatch>(game: AnyGame, value: unknown, anyRules = false): M {
  const file = record(value, 'the file');
  if (file.format !== FORMAT) fail(`format must be ${brief(FORMAT)}, not ${brief(file.format)}`);
  const header = record(file.header, 'header');
  if (header.game !== game.id) fail(`header.game must be ${brief(game.id)}, not ${brief(header.game)}`);
  if (header.rules !== game.version && !anyRules)
    fail(
      `header.rules: the match was played under rules version ${brief(header.rules)}, this program has ${game.version}`,
    );
  const seed = text(file.seed, 'seed');
  if (header.commit !== commitTo(seed)) fail('header.commit is not the hash of the seed');
  const log = items(file.log, 'log');
  const match = Match.begin(game, {
    seats: whole(header.seats, 'header.seats'),
    options: header.options,
    seed,
    stack: readStack(header.stack),
  });
  checkOpening(match, log[0]);
  for (let n = 1; n < log.length; n++) repeatEntry(match, n, readEntry(game, log[n], n));
  checkSeals(match, file.told);
  return match as M;
}

function checkOpening(match: AnyMatch, value: unknown): void {
  const entry = record(value, 'log[0]');
  if (entry.n !== 0) fail(`log[0].n must be 0, not ${brief(entry.n)}`);
  if (entry.hash !== match.hash) fail(`log[0].hash: set-up gives ${match.hash}, the file says ${brief(entry.hash)}`);
  if (!sameEvents(entry.events, match.log[0].events)) fail('log[0].events differ from what set-up gives');
}

/** The first entry whose seal is not the one that was sent, if there is one. */
export function brokenSeal({ seed, log }: Pick<MatchFile, 'seed' | 'log'>, seals: MatchFile['told'] = []) {
  return seals.find(([n, seal]) => log[n] === undefined || !fitsSeal(seal, seed, n, log[n].hash))?.[0];
}

function checkSeals(match: AnyMatch, value: unknown): void {
  if (value === undefined) return;
  const seals = items(value, 'told').map((one, at): [number, string] => {
    const pair = items(one, `told[${at}]`);
    return [whole(pair[0], `told[${at}][0]`), text(pair[1], `told[${at}][1]`)];
  });
  const n = brokenSeal(match, seals);
  if (n !== undefined) fail(`told: entry ${n} is not what the players were sent while they played`);
}

function sameEvents(given: unknown, events: readonly GameEvent[]): boolean {
  return Array.isArray(given) && hashOf(given) === hashOf(events);
}

function readEntry(game: AnyGame, value: unknown, n: number): Entry {
  const where = `log[${n}]`;
  const entry = record(value, where);
  if (entry.n !== n) fail(`${where}.n must be ${n}, not ${brief(entry.n)}`);
  const base = {
    n,
    seat: whole(entry.seat, `${where}.seat`),
    events: items(entry.events, `${where}.events`) as readonly GameEvent[],
    hash: text(entry.hash, `${where}.hash`),
  };
  if (entry.undo !== undefined) return { ...base, undo: whole(entry.undo, `${where}.undo`) };
  return { ...base, action: inFile(where, () => readAction(game, entry.action)) };
}

function repeatEntry(match: AnyMatch, n: number, entry: Entry<Action>): void {
  inFile(`log[${n}]`, () => match.repeat(entry));
}

/** Whatever goes wrong inside is a fault of the file at this place. */
function inFile<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput || error instanceof Refusal || error instanceof BrokenLaw)
      return fail(`${where}: ${error.message}`);
    throw error;
  }
}
