/** Port Royal's computer players, from the weakest to the strongest. */
import { type Bot, policyBot, randomBot, styledBots } from '@broadside/bots';
import { portRoyal } from '../rules/game.ts';
import { deckhand } from './deckhand.ts';
import { sailor } from './sailor.ts';
import { STYLED_FISHERMEN, STYLED_SAILORS } from './styles.ts';
import { fisherman, oarsman } from './thumb.ts';
import { captain } from './turn/captain.ts';
import { commodore } from './turn/commodore.ts';

export const portRoyalBots: readonly Bot[] = [
  randomBot(portRoyal),
  policyBot('deckhand', portRoyal, deckhand),
  policyBot('oarsman', portRoyal, oarsman),
  ...styledBots('fisherman', portRoyal, STYLED_FISHERMEN),
  policyBot('fisherman', portRoyal, fisherman),
  ...styledBots('sailor', portRoyal, STYLED_SAILORS),
  policyBot('sailor', portRoyal, sailor),
  captain,
  commodore,
];
