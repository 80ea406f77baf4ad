/** How the program of each game is fetched, where not all come at once. Made by `npm run shelf` from the folders under games/; not edited. */
import type { GameProgram } from '@broadside/manifest';

export const later: Readonly<Record<string, () => Promise<{ readonly default: GameProgram }>>> = {
  'port-royal': () => import('@broadside/port-royal'),
  'seven-seas': () => import('@broadside/seven-seas'),
  'dead-reckoning': () => import('@broadside/dead-reckoning'),
  'liars-dice': () => import('@broadside/liars-dice'),
};
