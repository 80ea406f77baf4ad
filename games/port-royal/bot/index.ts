/** Port Royal's computer players, from the weakest to the strongest. */
import { type Bot, policyBot, randomBot, searchBot } from '@broadside/bots';
import { portRoyal } from '../rules/game.ts';
import { captainKit } from './captainKit.ts';
import { deckhand } from './deckhand.ts';
import { sailor } from './sailor.ts';
import { fisherman, oarsman } from './thumb.ts';
import { commodore } from './turn/commodore.ts';

export const portRoyalBots: readonly Bot[] = [
  randomBot(portRoyal),
  policyBot('deckhand', portRoyal, deckhand),
  policyBot('oarsman', portRoyal, oarsman),
  policyBot('fisherman', portRoyal, fisherman),
  policyBot('sailor', portRoyal, sailor),
  searchBot('captain', portRoyal, captainKit),
  commodore,
];
