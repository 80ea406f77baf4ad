/** What everybody can see coming: how many rounds and raids are left, and what the port pays. */
import type { Seat } from '@broadside/kernel';
import { ALL_GOODS, CAPTAIN, priceIn } from '../cards/table.ts';
import { portOf } from '../rules/rituals.ts';
import { BELOW_THE_END } from '../rules/setup.ts';
import { MOST_SHIPS } from '../rules/ships.ts';
import type { SevenSeasState } from '../rules/state.ts';
import { raiderSums, type Sums } from './fleet.ts';
import type { Weights } from './weights.ts';

export interface Outlook {
  readonly state: SevenSeasState;
  readonly seats: number;
  readonly weights: Weights;
  /** Whole rounds after this one, as far as can be guessed. */
  readonly left: number;
  /** Raids still to come. */
  readonly raids: number;
  /** What ships are worth in the raids before the fleet can be put in order, and in later ones. */
  readonly soon: Sums;
  readonly later: Sums;
  /** What the port pays for three or more, by kind. */
  readonly prices: readonly number[];
}

/** S7-END-1. */
const LAST_ROUNDS = 3;
/** Cards drawn, and Caravans played, by each player in a round of an ordinary match. */
const DRAWS = 0.4;
const RAIDS = 0.27;
/** In how many rounds a player can bring the fleet in order. */
const SOON = 2;
/** The share of a round's raids that is still to come before the Captain is called. */
const THIS_ROUND = 0.8;

/** Rounds to come after this one. */
export function roundsLeft({ endRound, round, adventures, pirates, options }: SevenSeasState): number {
  if (endRound > 0) return endRound + LAST_ROUNDS - round;
  const draws = Math.max(1, adventures.length - BELOW_THE_END);
  const left = draws / (DRAWS * pirates.length) + LAST_ROUNDS;
  return options.roundLimit > 0 ? Math.min(left, Math.max(0, options.roundLimit - round) + LAST_ROUNDS) : left;
}

/** Whether the next card drawn is End of Adventures: the number of cards below it is public. */
export const endIsNext = ({ adventures, endRound }: SevenSeasState): boolean =>
  endRound === 0 && adventures.length === BELOW_THE_END + 1;

export function outlookOf(state: SevenSeasState, weights: Weights): Outlook {
  const seats = state.pirates.length;
  const left = roundsLeft(state);
  const rate = RAIDS * seats;
  const raids = rate * (left + (state.called < CAPTAIN ? THIS_ROUND : 0));
  const port = portOf(state);
  const prices = ALL_GOODS.map((good) => priceIn(port, good, state.options.bayRum));
  const near = Math.min(raids, SOON * rate);
  const soon = raiderSums(seats, near, Number.POSITIVE_INFINITY, weights);
  const later = raiderSums(seats, raids - near, weights.replace, weights);
  return { state, seats, weights, left, raids, soon, later, prices };
}

/** The same when the last round is over: ships are of no more use. */
export const afterAll = (outlook: Outlook): Outlook => ({ ...outlook, left: 0, raids: 0, soon: NO_USE, later: NO_USE });
const NO_USE: Sums = new Array<number>(MOST_SHIPS + 2).fill(0);

/** The seats of the others. */
export function othersOf(state: SevenSeasState, seat: Seat): readonly Seat[] {
  return OTHERS[state.pirates.length][seat];
}

const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 5 }, (_, seats) =>
  Array.from({ length: seats }, (_none, seat) =>
    Array.from({ length: seats }, (_nobody, other) => other).filter((other) => other !== seat),
  ),
);
