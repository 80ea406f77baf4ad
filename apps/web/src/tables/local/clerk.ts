/** Sets up new matches on this device: from a plan, from a finished one, from a file. */
import type { Clock } from '@broadside/host';
import { type AnyMatch, BadInput, Match, Stream } from '@broadside/kernel';
import { fetchGame, type GameProgram, loadMatchFile } from '@broadside/shelf';
import { randomHex } from '../random.ts';
import type { Sitter } from '../table.ts';
import type { LocalBranch, LocalSeat, LocalSettings, LocalSetup } from './api.ts';
import { type Head, noTable, type Progress, type Saved, type Saves } from './saves.ts';

const LONGEST_NAME = 24;
/** How a match from a file is gone on with: files say nothing of it. */
const USUAL: LocalSettings = { undo: 'free', odds: true, shuffle: false };

/** Who plays for people of a recorded match. */
const RIVAL = 'captain';

export interface Desk {
  readonly saves: Saves;
  readonly clock: Clock;
}

export async function gameOf(id: string): Promise<GameProgram> {
  const entry = await fetchGame(id);
  if (!entry) throw new BadInput('unknown-game', `there is no game ${JSON.stringify(id)} here`);
  return entry;
}

/** Everything about a match that changes with each entry. */
export const progressOf = (match: AnyMatch, moved: number): Progress => ({
  moved,
  n: match.n,
  toAct: match.toAct,
  outcome: match.outcome ?? null,
  snapshot: match.snapshot(),
});

/** Begins a match with a fresh secret seed of 128 bits and gives its id. */
export async function startMatch(desk: Desk, setup: LocalSetup): Promise<string> {
  const saved = await freshMatch(desk, setup);
  await desk.saves.begin(saved);
  return saved.head.id;
}

/** A match that has begun and is not kept yet. */
export async function freshMatch(desk: Desk, setup: LocalSetup): Promise<Saved> {
  const entry = await gameOf(setup.game);
  const seed = randomHex(16);
  for (const seat of setup.seats)
    if (seat.kind === 'bot' && !isBot(entry, seat.bot))
      throw new BadInput('unknown-bot', `${setup.game} has no bot ${JSON.stringify(seat.bot)}`);
  const seats = setup.settings.shuffle ? drawnByLot(setup.seats, seed) : setup.seats;
  const match = Match.begin(entry.game, { seats: seats.length, options: setup.options, seed });
  return savedOf(desk, match, seats.map(tame), setup.settings);
}

/** The same company and settings, another deck. */
export async function startRematch(desk: Desk, id: string): Promise<string> {
  const saved = await desk.saves.read(id);
  if (!saved) throw noTable(id);
  const { header, seats, settings, next } = saved.head;
  if (next !== null && (await desk.saves.read(next))) return next;
  const fresh = await startMatch(desk, { game: header.game, options: header.options, seats, settings });
  await desk.saves.setNext(id, fresh);
  return fresh;
}

/** Nothing in the file is trusted: the match is played again from its seed. */
export async function importMatch(desk: Desk, file: unknown): Promise<string> {
  const { entry, match } = await loadMatchFile(file);
  const seats = readSitters(file, match.header.seats).map(({ name, bot }): LocalSeat => {
    if (bot !== null && isBot(entry, bot)) return { kind: 'bot', bot };
    return { kind: 'person', name: name ?? '' };
  });
  const saved = savedOf(desk, match, seats, USUAL);
  await desk.saves.begin(saved);
  return saved.head.id;
}

/** Bots that were there stay; for people whom the file names another bot plays. */
export async function branchMatch(desk: Desk, { file, n, seat, name }: LocalBranch): Promise<string> {
  const { log } = file as Partial<Record<'log', unknown>>;
  const upTo = { ...(file as object), log: Array.isArray(log) ? log.slice(0, n + 1) : log };
  const { entry, match } = await loadMatchFile(upTo);
  const rival = entry.bots.find((bot) => bot.name === RIVAL) ?? entry.bots[entry.bots.length - 1];
  const seats = readSitters(file, match.header.seats).map(({ bot }, at): LocalSeat => {
    if (at === seat) return tame({ kind: 'person', name });
    return { kind: 'bot', bot: bot !== null && isBot(entry, bot) ? bot : rival.name };
  });
  const saved = savedOf(desk, match, seats, USUAL);
  await desk.saves.begin(saved);
  return saved.head.id;
}

/** Who sat there, as far as the file says; a file of the command line says nothing. */
export function readSitters(file: unknown, count: number): readonly Sitter[] {
  const given = (file as { readonly seats?: unknown }).seats;
  const text = (value: unknown): string | null =>
    typeof value === 'string' && value.trim() !== '' ? shortened(value) : null;
  return Array.from({ length: count }, (_, seat): Sitter => {
    const sitter: unknown = Array.isArray(given) ? given[seat] : undefined;
    if (typeof sitter !== 'object' || sitter === null) return { name: null, bot: null };
    const { name, bot } = sitter as Partial<Record<keyof Sitter, unknown>>;
    return { name: text(name), bot: text(bot) };
  });
}

export function savedOf(desk: Desk, match: AnyMatch, seats: readonly LocalSeat[], settings: LocalSettings): Saved {
  const now = desk.clock.now();
  const head: Head = {
    id: randomHex(10),
    header: match.header,
    seed: match.seed,
    seats,
    settings,
    created: now,
    owner: '',
    next: null,
    ...progressOf(match, now),
  };
  return { head, log: match.log };
}

const isBot = ({ bots }: GameProgram, name: string): boolean => bots.some((bot) => bot.name === name);

const shortened = (name: string): string => [...name.trim()].slice(0, LONGEST_NAME).join('');

export const tame = (seat: LocalSeat): LocalSeat =>
  seat.kind === 'person' ? { kind: 'person', name: shortened(seat.name) } : { kind: 'bot', bot: seat.bot };

function drawnByLot(seats: readonly LocalSeat[], seed: string): readonly LocalSeat[] {
  const order = seats.map((_, seat) => seat);
  Stream.of(`${seed}\nchairs`).shuffle(order);
  return order.map((seat) => seats[seat]);
}
