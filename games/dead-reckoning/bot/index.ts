/** The computer players of Dead Reckoning, from the weakest to the strongest. */
import { type Bot, distracted, distractedAll, policyBot, randomBot, searchBot, styledBots } from '@broadside/bots';
import { deadReckoning } from '../rules/game.ts';
import { captainKit } from './captainKit.ts';
import { deckhand } from './deckhand.ts';
import { sailor } from './sailor.ts';
import { STYLED_SAILORS } from './styles.ts';
import { commodore } from './turn/commodore.ts';

export { captainKit } from './captainKit.ts';
export { policyWith, sailor } from './sailor.ts';

/** How many of a hundred decisions they do not think about. */
const OARSMAN = 65;
const FISHERMAN = 33;

export const deadReckoningBots: readonly Bot[] = [
  randomBot(deadReckoning),
  policyBot('deckhand', deadReckoning, deckhand),
  policyBot('oarsman', deadReckoning, distracted(deckhand, sailor, OARSMAN)),
  ...styledBots('fisherman', deadReckoning, distractedAll(deckhand, STYLED_SAILORS, FISHERMAN)),
  policyBot('fisherman', deadReckoning, distracted(deckhand, sailor, FISHERMAN)),
  ...styledBots('sailor', deadReckoning, STYLED_SAILORS),
  policyBot('sailor', deadReckoning, sailor),
  searchBot('captain', deadReckoning, captainKit),
  commodore,
];
