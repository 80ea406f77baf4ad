/** The truth with everything an eye may not know dealt anew: written apart from `imagine`, to test it. */
import type { Chance, Eye } from '@broadside/kernel';
import { END_OF_ADVENTURES, typeOf } from '../cards/table.ts';
import type { SevenSeasState } from '../rules/state.ts';

/** Puts the cards that may change places into other places of the same kind; the others stay. */
function swap(piles: readonly number[][], moves: (card: number) => boolean, chance: Chance): void {
  const cards = piles.flat().filter(moves);
  chance.stream('redeal').shuffle(cards);
  for (const pile of piles)
    pile.forEach((card, at) => {
      if (moves(card)) pile[at] = cards.pop() as number;
    });
}

/** Another choice of everybody who has not been called yet. */
function rechoose(state: SevenSeasState, eye: Eye, chance: Chance): void {
  state.pirates.forEach((pirate, seat) => {
    if (seat === eye || pirate.chosen <= state.called) return;
    const others = [0, 1, 2, 3, 4, 5, 6].filter(
      (character) => character > state.called && Math.floor(pirate.played / 2 ** character) % 2 === 0,
    );
    pirate.chosen = others[chance.stream('redeal').below(others.length)] as typeof pirate.chosen;
  });
}

/** The deck but for the place of End of Adventures, others' hands, covered piles, secret choices and throws to come. */
export function redeal(state: SevenSeasState, eye: Eye, chance: Chance): SevenSeasState {
  const hands = state.pirates.flatMap(({ hand }, seat) => (seat === eye || state.flow.length === 0 ? [] : [hand]));
  const covered = state.options.openHistory ? [] : state.played.splice(0, Math.max(0, state.played.length - 1));
  const former = state.ports.splice(1, Math.max(0, state.ports.length - 2));
  const places = [state.adventures, ...hands, covered, former];
  // Twice over: among cards that cannot be ports, and among those that can; then deck and hands as they come.
  swap(places, (card) => card !== END_OF_ADVENTURES && typeOf(card) !== 'port', chance);
  swap(places, (card) => card !== END_OF_ADVENTURES && typeOf(card) === 'port', chance);
  swap([state.adventures, ...hands], (card) => card !== END_OF_ADVENTURES, chance);
  for (const hand of hands) hand.sort((a, b) => a - b);
  state.played.unshift(...covered);
  state.ports.splice(1, 0, ...former);
  chance.stream('redeal').shuffle(state.loot);
  state.prescribed = [];
  rechoose(state, eye, chance);
  return state;
}
