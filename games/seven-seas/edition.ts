/** What of Pirates of the 7 Seas belongs to a version of its rules; frozen before it is raised (`npm run freeze`). */
export { sevenSeasBots as bots } from './bot/index.ts';
export { sevenSeas as game } from './rules/game.ts';
export { sevenSeasHand as hand } from './rules/hand.ts';
