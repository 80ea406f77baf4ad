/**
 * A fast model of the battle ship, for computer players and playouts: zones drawn as often as real
 * throws reach them, among as many other cubes; resting cubes are pushed as often and as far.
 */
import type { Stream } from '@broadside/kernel';
import type { TowerBoard } from '../types.ts';

/** How often cubes come to rest where, by how many fall together and how many lie there. */
export interface TowerFit {
  /** The version of the tower's physics it was fitted to. */
  readonly physics: number;
  /** The least number of each class of cubes thrown together, and of cubes that lie on the board. */
  readonly thrownFrom: readonly number[];
  readonly restingFrom: readonly number[];
  /** By both classes, the share of every zone, in 4096ths. */
  readonly landing: readonly (readonly (readonly number[])[])[];
  /** By both classes, how often a cube that rests in each zone is pushed out of it, in 4096ths. */
  readonly pushed: readonly (readonly (readonly number[])[])[];
  /** By the zone a pushed cube leaves, the share of every zone it comes to, in 4096ths. */
  readonly moves: readonly (readonly number[])[];
}

/** All shares are of so many, so that a dozen bits draw a zone from a table. */
export const PARTS = 4096;
const BITS = 12;

interface Tables {
  readonly landing: readonly (readonly Uint8Array[])[];
  readonly moves: readonly Uint8Array[];
}

const made = new WeakMap<TowerFit, Tables>();

/** A zone for each of the 4096 draws. */
function table(shares: readonly number[]): Uint8Array {
  const zones = new Uint8Array(PARTS);
  let from = 0;
  for (const [zone, share] of shares.entries()) {
    zones.fill(zone, from, from + share);
    from += share;
  }
  if (from !== PARTS) throw new RangeError(`shares of zones add up to ${PARTS}, not to ${from}`);
  return zones;
}

function tablesOf(fit: TowerFit): Tables {
  const known = made.get(fit);
  if (known) return known;
  const tables = { landing: fit.landing.map((row) => row.map(table)), moves: fit.moves.map(table) };
  made.set(fit, tables);
  return tables;
}

/** The class a number of cubes belongs to. */
function classOf(from: readonly number[], count: number): number {
  let at = from.length - 1;
  while (at > 0 && count < from[at]) at--;
  return at;
}

const draw = (stream: Stream): number => stream.next() >>> (32 - BITS);

/** Where all cubes lie after a throw, the resting ones first; cubes that touch no zone have been thrown again. */
export function tumble(
  fit: TowerFit,
  board: TowerBoard,
  resting: readonly number[],
  thrown: number,
  stream: Stream,
): number[] {
  if (fit.moves.length !== board.zones.length) throw new RangeError('this fit is of another board');
  const { landing, moves } = tablesOf(fit);
  const together = classOf(fit.thrownFrom, thrown);
  const lying = classOf(fit.restingFrom, resting.length);
  const pushed = fit.pushed[together][lying];
  const zones: number[] = [];
  for (const zone of resting) zones.push(draw(stream) < pushed[zone] ? moves[zone][draw(stream)] : zone);
  const table = landing[together][lying];
  for (let at = 0; at < thrown; at++) zones.push(table[draw(stream)]);
  return zones;
}
