/** How strong the computer players of Port Royal are beside each other, and their styles. */
import type { LevelFacts } from '@broadside/manifest';

export const levels: LevelFacts = {
  game: 'port-royal',
  elo: {
    deckhand: 0,
    oarsman: 205,
    fisherman: 425,
    'fisherman:careful': 525,
    'fisherman:greedy': 465,
    'fisherman:fighter': 425,
    sailor: 635,
    'sailor:careful': 570,
    'sailor:greedy': 555,
    'sailor:fighter': 620,
    captain: 815,
    commodore: 920,
  },
  styles: ['careful', 'greedy', 'fighter'],
  styled: ['fisherman', 'sailor'],
};
