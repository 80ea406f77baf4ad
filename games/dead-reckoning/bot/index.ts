/** The computer players of Dead Reckoning, from the weakest to the strongest. */
import { type Bot, policyBot, randomBot } from '@broadside/bots';
import { deadReckoning } from '../rules/game.ts';
import { deckhand } from './deckhand.ts';
import { sailor } from './sailor.ts';

export { policyWith, sailor } from './sailor.ts';

export const deadReckoningBots: readonly Bot[] = [
  randomBot(deadReckoning),
  policyBot('deckhand', deadReckoning, deckhand),
  policyBot('sailor', deadReckoning, sailor),
];
