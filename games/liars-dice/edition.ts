/** What of Liar's Dice belongs to a version of its rules; frozen before it is raised (`npm run freeze`). */
export { liarsDiceBots as bots } from './bot/index.ts';
export { liarsDice as game } from './rules/game.ts';
