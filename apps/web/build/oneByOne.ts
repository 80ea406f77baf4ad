/** In a browser the programs of the games come one by one, when they are asked for (`fetchGame` of the shelf). */
import type { Plugin } from 'vite';

const ALL = /shelf\/src\/generated\/programs\.ts$/;

export const oneByOne = (): Plugin => ({
  name: 'broadside-one-by-one',
  enforce: 'pre',
  // What all bots share comes with the first file: else it would be fetched after the game that needs it.
  load: (id) => (ALL.test(id) ? "import '@broadside/bots';\nexport const programs = [];" : null),
});

const GAME = /games\/([\w-]+)\/(?!editions\/)/;

/**
 * A worker learns of a file only from the file that imports it, one way there and back after the other: so there is one
 * for the worker itself and one for each game. What is large and rarely needed stays apart, as the bundler sees fit.
 */
export const workerFiles = [
  { name: 'office', tags: ['$initial' as const], priority: 2 },
  { name: (id: string) => GAME.exec(id)?.[1] ?? null, priority: 1 },
];
