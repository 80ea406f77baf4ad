import type { Chance, Eye } from '@broadside/kernel';
import { conformance } from '@broadside/kernel/conformance';
import { describe, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

const settings = [
  { seats: 2 },
  { seats: 3, options: { variantEnding: true } },
  { seats: 4, options: { discardPile: 'topCard', jesterWhenActive: false } },
  { seats: 5, options: { jesterOnOwnBust: false, firstPlayer: 3 } },
];

/** The deck, every purse, and what lies below the top card of a closed discard pile. */
function redeal(state: State, _eye: Eye, chance: Chance): State {
  const closed = state.options.discardPile === 'topCard' ? state.discard.slice(0, -1) : [];
  const purses = state.players.map(({ coins }) => coins);
  const cards = [...state.deck, ...purses.flat(), ...closed];
  chance.stream('redeal').shuffle(cards);
  for (const pile of [state.deck, ...purses]) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  state.discard.splice(0, closed.length, ...cards);
  return state;
}

/** `npm run soak` asks for many more. */
const runs = Number(process.env.BROADSIDE_RUNS ?? 40);

describe('the laws of the kernel', () => {
  for (const law of conformance(portRoyal, { settings, redeal, runs, length: 60, warmUp: 250 }))
    it(law.title, law.run, 0);
});
