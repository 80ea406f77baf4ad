/** How strong the computer players of Pirates of the 7 Seas are beside each other, and their styles. */
import type { LevelFacts } from '@broadside/manifest';

export const levels: LevelFacts = {
  game: 'seven-seas',
  elo: {
    deckhand: 0,
    oarsman: 380,
    fisherman: 645,
    'fisherman:careful': 605,
    'fisherman:greedy': 650,
    'fisherman:fighter': 645,
    sailor: 885,
    'sailor:careful': 850,
    'sailor:greedy': 825,
    'sailor:fighter': 920,
    captain: 970,
    commodore: 1010,
  },
  styles: ['careful', 'greedy', 'fighter'],
  styled: ['fisherman', 'sailor'],
};
