/** A model of secret choices: how likely each character is, by what lies open before a player (S7-HIDDEN-3). */
import type { Chance, Seat, Stream } from '@broadside/kernel';
import { CARTOGRAPHER, type Character } from '../cards/table.ts';
import { holds } from '../rules/actions.ts';
import { imagine } from '../rules/imagine.ts';
import { NOT_CHOSEN, type SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { characterWorths, type Gifts, type Hand } from './characters.ts';
import { type Outlook, othersOf, outlookOf } from './outlook.ts';
import { SAILOR } from './weights.ts';

/** Points of difference that make a choice so many times likelier; fitted to sailors' matches (see `choices.mjs`). */
export interface Tempers {
  /** Knowing the size of the hand only. */
  readonly outside: number;
  /** Knowing the hand, as it was imagined. */
  readonly inside: number;
}
export const TEMPERS: Tempers = { outside: 0.9, inside: 0.45 };

const CHARACTERS = CARTOGRAPHER + 1;
/** S7-GIFT-1, S7-GIFT-4: how often somebody is alone with a character, before anything is known. */
const ALONE: readonly number[] = [0, 0, 0.8, 0.6, 0.45];

/** The most gifts a seat can take this round. */
export function mostGifts({ pirates, first }: SevenSeasState, seat: Seat): number {
  if (pirates.length === 2) return seat === first ? 1 : 0;
  return seat === first ? 2 : 1;
}

const FLAT: readonly (readonly number[])[] = [0, 1, 2].map((most) => new Array<number>(CHARACTERS).fill(most));

/** Gifts to expect when nothing is known of the others' choices. */
export function usualGifts(state: SevenSeasState, seat: Seat): Gifts {
  const share = ALONE[state.pirates.length];
  return FLAT[mostGifts(state, seat)].map((most) => most * share);
}

/** Shares that sum to 1, in proportion to the exponential of the worths; what cannot be is 0. */
export function sharesOf(
  worths: readonly number[],
  temper: number,
  isPossible: (character: number) => boolean,
): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < worths.length; at++) if (isPossible(at) && worths[at] > top) top = worths[at];
  const shares: number[] = [];
  let sum = 0;
  for (let at = 0; at < worths.length; at++) {
    const share = isPossible(at) ? Math.exp((worths[at] - top) / temper) : 0;
    shares.push(share);
    sum += share;
  }
  for (let at = 0; at < shares.length; at++) shares[at] /= sum;
  return shares;
}

/**
 * How likely each character is to be this seat's choice of the round: one in hand, and not called yet. `hand` is the
 * hand as the judge imagines it; null if only its size is known.
 */
export function choiceChances(outlook: Outlook, seat: Seat, hand: Hand, tempers: Tempers = TEMPERS): number[] {
  const { state } = outlook;
  const { played } = state.pirates[seat];
  const worths = characterWorths(outlook, seat, hand, usualGifts(state, seat));
  const temper = hand === null ? tempers.outside : tempers.inside;
  return sharesOf(worths, temper, (character) => character > state.called && !holds(played, character));
}

/** All seats as the table sees them while they choose: everybody asks for the same, so it is worked out once. */
let foreseen: { readonly state: SevenSeasState; readonly turn: number; readonly chances: number[][] } | undefined;

function foreseenFor(outlook: Outlook, seat: Seat): number[] {
  const { state } = outlook;
  if (state.called !== NOT_CHOSEN) return choiceChances(outlook, seat, null);
  if (foreseen?.state !== state || foreseen.turn !== state.turns) foreseen = { state, turn: state.turns, chances: [] };
  foreseen.chances[seat] ??= choiceChances(outlook, seat, null);
  return foreseen.chances[seat];
}

/** Gifts this seat can expect with each character: the chance to be alone with it, by the model. */
export function giftsExpected(outlook: Outlook, seat: Seat): Gifts {
  const { state } = outlook;
  const most = mostGifts(state, seat);
  if (most === 0) return FLAT[0];
  const alone = FLAT[most].slice();
  for (const other of othersOf(state, seat)) {
    const chances = foreseenFor(outlook, other);
    for (let character = 0; character < CHARACTERS; character++) alone[character] *= 1 - chances[character];
  }
  return alone;
}

/** One of the places, each as likely as its share. */
export function drawn(shares: readonly number[], stream: Stream): number {
  let point = stream.unit();
  let last = 0;
  for (let at = 0; at < shares.length; at++) {
    if (shares[at] === 0) continue;
    last = at;
    point -= shares[at];
    if (point < 0) return at;
  }
  return last;
}

/** The rules' own deal, but with choices that fit the hands: who holds a Caravan is likelier to be a Captain. */
export function imagineChoices(view: unknown, seat: Seat, chance: Chance): SevenSeasState {
  const seen = view as SevenSeasView;
  const state = imagine(seen, seat, chance);
  const hidden = othersOf(state, seat).filter(
    (other) => seen.pirates[other].hasChosen && seen.pirates[other].chosen === NOT_CHOSEN,
  );
  if (hidden.length === 0) return state;
  const outlook = outlookOf(state, SAILOR);
  const stream = chance.stream('imagine');
  for (const other of hidden) {
    const pirate = state.pirates[other];
    pirate.chosen = drawn(choiceChances(outlook, other, pirate.hand), stream) as Character;
  }
  return state;
}
