/** How strong the computer players of Liar’s Dice are beside each other, and their styles. */
import type { LevelFacts } from '@broadside/manifest';

export const levels: LevelFacts = {
  game: 'liars-dice',
  elo: {},
  styles: ['careful', 'greedy', 'fighter'],
  styled: ['fisherman', 'sailor'],
};
