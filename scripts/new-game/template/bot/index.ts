/** The computer players of New Game, from the weakest to the strongest. */
import { type Bot, distracted, policyBot, randomBot, type SearchKit, searchBot } from '@broadside/bots';
import type { Policy } from '@broadside/kernel';
import { newGame } from '../rules/game.ts';
import type { NewGameAction, NewGameState } from '../rules/state.ts';

/** Plays the highest card. */
const deckhand: Policy<NewGameState, NewGameAction> = (_state, _seat, actions) => actions[actions.length - 1];

/** Takes a round as cheaply as it can, and throws the lowest card away where it cannot. */
const sailor: Policy<NewGameState, NewGameAction> = (state, _seat, actions) => {
  const best = Math.max(...state.players.map(({ card }) => card));
  return actions.find(({ card }) => card > best) ?? actions[0];
};

const kit: SearchKit<NewGameState, NewGameAction> = {
  policy: sailor,
  evaluate({ players }) {
    const weights = players.map(({ rounds }) => 4 ** rounds);
    const sum = weights.reduce((total, weight) => total + weight);
    return weights.map((weight) => weight / sum);
  },
  mark: ({ seen }) => seen.join(),
  horizon: 20,
  perMs: 20,
};

export const newGameBots: readonly Bot[] = [
  randomBot(newGame),
  policyBot('deckhand', newGame, deckhand),
  policyBot('oarsman', newGame, distracted(deckhand, sailor, 50)),
  policyBot('fisherman', newGame, distracted(deckhand, sailor, 20)),
  policyBot('sailor', newGame, sailor),
  searchBot('captain', newGame, kit),
];
