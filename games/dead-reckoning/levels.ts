/** How strong the computer players of Dead Reckoning are beside each other, and their styles. */
import type { LevelFacts } from '@broadside/manifest';

export const levels: LevelFacts = {
  game: 'dead-reckoning',
  elo: {
    deckhand: 0,
    oarsman: 130,
    fisherman: 275,
    'fisherman:careful': 230,
    'fisherman:greedy': 265,
    'fisherman:fighter': 265,
    sailor: 410,
    'sailor:careful': 340,
    'sailor:greedy': 410,
    'sailor:fighter': 380,
    captain: 520,
    commodore: 740,
  },
  styles: ['careful', 'greedy', 'fighter'],
  styled: ['fisherman', 'sailor'],
};
