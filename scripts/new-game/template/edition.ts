/** What of New Game belongs to a version of its rules; frozen before it is raised (`npm run freeze`). */
export { newGameBots as bots } from './bot/index.ts';
export { newGame as game } from './rules/game.ts';
