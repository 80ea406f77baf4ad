/** Section 4: the secret choice, the calling of the characters, and the end of the round. */
import type { Seat } from '@broadside/kernel';
import {
  CAPTAIN,
  CARTOGRAPHER,
  type Character,
  characterCard,
  characterOf,
  FIRST_CHARACTER,
  NATIVE,
  SHAMAN,
} from '../cards/table.ts';
import { CHOICES, holds } from './actions.ts';
import { beginFinale } from './ending.ts';
import type { SevenSeasOut, SevenSeasStep, SevenSeasWork } from './flow.ts';
import { giftsFor } from './gift.ts';
import { pending, reason } from './reasons.ts';
import { seatsOf } from './seats.ts';
import { NOT_CHOSEN, type Pirate, type SevenSeasState } from './state.ts';

/** S7-END-1: rounds played after the one in which the end was drawn. */
const LAST_ROUNDS = 3;

export function beginRound(state: SevenSeasState, out: SevenSeasOut): void {
  state.round++;
  state.turns++;
  state.called = NOT_CHOSEN;
  state.flow.push({ step: 'choose' });
  const last = state.endRound === 0 ? 0 : state.round - state.endRound;
  out.events?.push({ type: 'roundBegan', round: state.round, first: state.first, last });
}

export const choose: SevenSeasStep<'choose'> = {
  seats(state) {
    let bits = 0;
    for (let seat = 0; seat < state.pirates.length; seat++)
      if (state.pirates[seat].chosen === NOT_CHOSEN) bits |= 1 << seat;
    return seatsOf(bits);
  },
  legal: (state, _frame, seat) => CHOICES[state.pirates[seat].played],
  apply(state, _frame, seat, action, out) {
    if (action.type !== 'choose') return;
    state.pirates[seat].chosen = characterOf(action.card);
    out.events?.push({ type: 'chose', seat, card: action.card });
    if (state.pirates.some(({ chosen }) => chosen === NOT_CHOSEN)) return;
    state.flow.pop();
    state.flow.push({ step: 'call' });
    out.uncover();
  },
  whyNot(_state, _frame, _seat, action) {
    if (action.type !== 'choose') return pending('choose');
    return reason(action.card < FIRST_CHARACTER ? 'not-a-character' : 'already-played');
  },
};

/** S7-ROUND-6, S7-ROUND-7: all who chose it reveal; they act clockwise from the First Player. */
function callNext(state: SevenSeasState, out: SevenSeasOut): void {
  const { pirates, first } = state;
  const called = (state.called + 1) as Character;
  state.called = called;
  for (let after = 0; after < pirates.length; after++) {
    const seat = (first + after) % pirates.length;
    if (pirates[seat].chosen === called) state.acting.push(seat);
  }
  out.uncover();
  out.events?.push({ type: 'called', card: characterCard(called), seats: state.acting.slice() });
}

function beginTurn(state: SevenSeasState, seat: Seat): void {
  state.turns++;
  const character = state.called as Character;
  state.flow.push({ step: 'turn', seat, character, gifts: giftsFor(state, seat), act: 'open' });
}

const isRevealed = (state: SevenSeasState): boolean => state.pirates.every(({ chosen }) => chosen <= state.called);

/** Orchestrates the action phase (S7-ROUND-5); never waits. */
export const call: SevenSeasWork<'call'> = {
  resume(state, _frame, out) {
    const seat = state.acting.shift();
    if (seat !== undefined) beginTurn(state, seat);
    else if (isRevealed(state)) endRound(state, out);
    else callNext(state, out);
  },
};

const returnsCards = (character: number): boolean =>
  character === CAPTAIN || character === NATIVE || character === SHAMAN;

function charactersIn(played: number): Character[] {
  const characters: Character[] = [];
  for (let character = 0; character <= CARTOGRAPHER; character++)
    if (holds(played, character)) characters.push(character as Character);
  return characters;
}

/** S7-ROUND-10, S7-ROUND-11: the card stays on the table, or all of them come back. */
function layDown(pirate: Pirate, seat: Seat, out: SevenSeasOut): void {
  const { chosen } = pirate;
  pirate.played |= 1 << chosen;
  pirate.chosen = NOT_CHOSEN;
  if (!returnsCards(chosen)) return;
  out.events?.push({ type: 'returned', seat, cards: charactersIn(pirate.played).map(characterCard) });
  pirate.played = 0;
}

/** S7-ROUND-12, S7-END-1; S7-TABLE-4: or the limit of rounds is reached. */
function endRound(state: SevenSeasState, out: SevenSeasOut): void {
  state.flow.pop();
  for (let seat = 0; seat < state.pirates.length; seat++) layDown(state.pirates[seat], seat, out);
  if (state.endRound === 0 && state.round === state.options.roundLimit) state.endRound = state.round;
  if (state.endRound > 0 && state.round >= state.endRound + LAST_ROUNDS) {
    state.called = NOT_CHOSEN;
    beginFinale(state);
    return;
  }
  state.first = (state.first + 1) % state.pirates.length;
  beginRound(state, out);
}

/** Characters lying face up before a player. */
export const playedCharacters = (pirate: Pirate): readonly Character[] => charactersIn(pirate.played);
