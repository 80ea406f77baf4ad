/** The computer players of Dead Reckoning, from the weakest to the strongest. */
import { type Bot, distracted, policyBot, randomBot, searchBot } from '@broadside/bots';
import { deadReckoning } from '../rules/game.ts';
import { captainKit } from './captainKit.ts';
import { deckhand } from './deckhand.ts';
import { sailor } from './sailor.ts';
import { commodore } from './turn/commodore.ts';

export { captainKit } from './captainKit.ts';
export { policyWith, sailor } from './sailor.ts';

export const deadReckoningBots: readonly Bot[] = [
  randomBot(deadReckoning),
  policyBot('deckhand', deadReckoning, deckhand),
  policyBot('oarsman', deadReckoning, distracted(deckhand, sailor, 60)),
  policyBot('fisherman', deadReckoning, distracted(deckhand, sailor, 27)),
  policyBot('sailor', deadReckoning, sailor),
  searchBot('captain', deadReckoning, captainKit),
  commodore,
];
