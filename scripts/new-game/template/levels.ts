/** How strong the computer players of New Game are beside each other, and their styles; nothing has been measured yet. */
import type { LevelFacts } from '@broadside/manifest';

export const levels: LevelFacts = { game: 'new-game', elo: {}, styles: [], styled: [] };
