/** What of Dead Reckoning belongs to a version of its rules; frozen before the version is raised (`npm run freeze`). */
export { deadReckoningBots as bots } from './bot/index.ts';
export { deadReckoning as game } from './rules/game.ts';
export { deadReckoningHand as hand } from './rules/hand.ts';
