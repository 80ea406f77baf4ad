/** The computer players of Pirates of the 7 Seas, from the weakest to the strongest. */
import { type Bot, distracted, distractedAll, policyBot, randomBot, searchBot, styledBots } from '@broadside/bots';
import { sevenSeas } from '../rules/game.ts';
import { captainKit } from './captainKit.ts';
import { commodore } from './commodore.ts';
import { deckhand } from './deckhand.ts';
import { sailor } from './sailor.ts';
import { STYLED_SAILORS } from './styles.ts';

export { captainKit } from './captainKit.ts';
export { choiceChances, imagineChoices } from './choices.ts';
export { sailor } from './sailor.ts';

/** How many of a hundred decisions each does not think about: the levels are about as far apart as they look. */
const DECKHAND = 72;
const OARSMAN = 44;
const FISHERMAN = 19;

export const sevenSeasBots: readonly Bot[] = [
  randomBot(sevenSeas),
  policyBot('deckhand', sevenSeas, distracted(deckhand, sailor, DECKHAND)),
  policyBot('oarsman', sevenSeas, distracted(deckhand, sailor, OARSMAN)),
  ...styledBots('fisherman', sevenSeas, distractedAll(deckhand, STYLED_SAILORS, FISHERMAN)),
  policyBot('fisherman', sevenSeas, distracted(deckhand, sailor, FISHERMAN)),
  ...styledBots('sailor', sevenSeas, STYLED_SAILORS),
  policyBot('sailor', sevenSeas, sailor),
  searchBot('captain', sevenSeas, captainKit),
  commodore,
];
