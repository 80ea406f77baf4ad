/** How strong the computer players of Dead Reckoning are beside each other, and their styles. */
import type { LevelFacts } from '@broadside/manifest';

export const levels: LevelFacts = {
  game: 'dead-reckoning',
  elo: {
    deckhand: 0,
    oarsman: 180,
    fisherman: 295,
    'fisherman:careful': 250,
    'fisherman:greedy': 285,
    'fisherman:fighter': 285,
    sailor: 425,
    'sailor:careful': 355,
    'sailor:greedy': 425,
    'sailor:fighter': 395,
    captain: 535,
    commodore: 725,
  },
  styles: ['careful', 'greedy', 'fighter'],
  styled: ['fisherman', 'sailor'],
};
