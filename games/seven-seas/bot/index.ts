/** The computer players of Pirates of the 7 Seas, from the weakest to the strongest. */
import { type Bot, distracted, policyBot, randomBot, searchBot } from '@broadside/bots';
import { sevenSeas } from '../rules/game.ts';
import { captainKit } from './captainKit.ts';
import { commodore } from './commodore.ts';
import { deckhand } from './deckhand.ts';
import { sailor } from './sailor.ts';

export { captainKit } from './captainKit.ts';
export { choiceChances, imagineChoices } from './choices.ts';
export { sailor } from './sailor.ts';

export const sevenSeasBots: readonly Bot[] = [
  randomBot(sevenSeas),
  policyBot('deckhand', sevenSeas, deckhand),
  policyBot('oarsman', sevenSeas, distracted(deckhand, sailor, 52)),
  policyBot('fisherman', sevenSeas, distracted(deckhand, sailor, 22)),
  policyBot('sailor', sevenSeas, sailor),
  searchBot('captain', sevenSeas, captainKit),
  commodore,
];
