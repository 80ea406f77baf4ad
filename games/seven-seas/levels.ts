/** How strong the computer players of Pirates of the 7 Seas are beside each other, and their styles. */
import type { LevelFacts } from '@broadside/manifest';

export const levels: LevelFacts = {
  game: 'seven-seas',
  elo: { deckhand: 0, oarsman: 380, fisherman: 645, sailor: 885, captain: 970, commodore: 1010 },
  styles: ['careful', 'greedy', 'fighter'],
  styled: ['fisherman', 'sailor'],
};
