/** Port Royal's computer players, from the weakest to the strongest. */
import { type Bot, policyBot, randomBot, type SearchKit, searchBot } from '@broadside/bots';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, State } from '../rules/state.ts';
import { deckhand } from './deckhand.ts';
import { evaluate } from './evaluate.ts';
import { sailor } from './sailor.ts';

/** What the captain's search needs to know about the game. */
export const captainKit: SearchKit<State, PortRoyalAction> = {
  policy: sailor,
  evaluate,
  // What an action may have uncovered shows in the harbour, among the open expeditions, or in who is next.
  mark: (state) => `${state.harbour.join()}|${state.expeditions.length}|${state.flow.length}|${state.turn}`,
  horizon: 4,
};

export const portRoyalBots: readonly Bot[] = [
  randomBot(portRoyal),
  policyBot('deckhand', portRoyal, deckhand),
  policyBot('sailor', portRoyal, sailor),
  searchBot('captain', portRoyal, captainKit),
];
