/** How strong the computer players of Pirates of the 7 Seas are beside each other, and their styles. */
import type { LevelFacts } from '@broadside/manifest';

export const levels: LevelFacts = {
  game: 'seven-seas',
  elo: {
    deckhand: 0,
    oarsman: 240,
    fisherman: 485,
    'fisherman:careful': 445,
    'fisherman:greedy': 490,
    'fisherman:fighter': 485,
    sailor: 740,
    'sailor:careful': 705,
    'sailor:greedy': 680,
    'sailor:fighter': 775,
    captain: 825,
    commodore: 865,
  },
  styles: ['careful', 'greedy', 'fighter'],
  styled: ['fisherman', 'sailor'],
};
