/** The truth with everything an eye may not know dealt anew: written apart from `imagine`, to test it. */
import type { Chance, Eye } from '@broadside/kernel';
import { EVENTS } from '../cards/events.ts';
import type { State } from '../rules/state.ts';

/** Deals the cards of these piles anew. */
function mix(piles: readonly number[][], chance: Chance): void {
  const cards = piles.flat();
  chance.stream('redeal').shuffle(cards);
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
}

/** Events that were never seen, in the deck and in the reserve; event 1 is known to lie in the deck. */
function redealEvents(state: State, chance: Chance): void {
  const adventure = state.extra?.adventure;
  if (!adventure) return;
  const unseen = (event: number): boolean => !adventure.seen.includes(event) && EVENTS[event].number < 2;
  const inDeck = adventure.events.filter(unseen);
  const quiet = inDeck.filter((event) => EVENTS[event].number === 1);
  const zeros = [inDeck.filter((event) => EVENTS[event].number === 0), adventure.reserve];
  mix(zeros, chance);
  const dealt = [...zeros[0], ...quiet];
  chance.stream('redeal').shuffle(dealt);
  adventure.events = adventure.events.map((event) => (unseen(event) ? (dealt.pop() as number) : event));
}

/**
 * The deck but for a card this eye put back, every purse, time and points deck, a closed discard pile, and what
 * another's lookout sees.
 */
export function redeal(state: State, eye: Eye, chance: Chance): State {
  const { extra } = state;
  const top = extra?.adventure?.known?.seat === eye ? state.deck.splice(-1) : [];
  const closed = state.options.discardPile === 'topCard' ? state.discard.splice(0, state.discard.length - 1) : [];
  const looked = state.flow.flatMap((frame) => (frame.step === 'lookout' && eye !== state.active ? [frame] : []));
  const before = looked.map(({ cards }) => cards.slice());
  const apart = extra?.contracts ? [extra.contracts.time ?? [], extra.contracts.points] : [];
  mix([state.deck, closed, ...state.players.map(({ coins }) => coins), ...before, ...apart], chance);
  looked.forEach((frame, at) => {
    state.flow[state.flow.indexOf(frame)] = { ...frame, cards: before[at] };
  });
  state.deck.push(...top);
  state.discard.unshift(...closed);
  redealEvents(state, chance);
  return state;
}
