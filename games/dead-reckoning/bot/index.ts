/** The computer players of Dead Reckoning, from the weakest to the strongest. */
import { type Bot, distracted, policyBot, randomBot, type SearchKit, searchBot } from '@broadside/bots';
import { legal, toAct } from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { deckhand } from './deckhand.ts';
import { evaluate } from './evaluate.ts';
import { sailor } from './sailor.ts';
import { shortlist } from './thought.ts';

export { policyWith, sailor } from './sailor.ts';

/** What the captain's search needs to know about the game. */
export const captainKit: SearchKit<DeadReckoningState, DeadReckoningAction> = {
  policy: sailor,
  evaluate,
  // All that follows a choice is left to the policy, so nothing has to be distinguished.
  isFlat: true,
  mark: () => 0,
  // To the end of the turn: positions are compared when the next player begins.
  horizon: 1,
  isHabit: (state) => {
    const [seat] = toAct(deadReckoning, state);
    return seat >= 0 && shortlist(state, seat, legal<DeadReckoningAction>(deadReckoning, state, seat)).length === 1;
  },
  shortlist,
  doubt: () => 0.1,
};

export const deadReckoningBots: readonly Bot[] = [
  randomBot(deadReckoning),
  policyBot('deckhand', deadReckoning, deckhand),
  policyBot('oarsman', deadReckoning, distracted(deckhand, sailor, 60)),
  policyBot('fisherman', deadReckoning, distracted(deckhand, sailor, 35)),
  policyBot('sailor', deadReckoning, sailor),
  searchBot('captain', deadReckoning, captainKit),
];
