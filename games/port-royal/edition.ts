/** What of Port Royal belongs to a version of its rules; frozen before the version is raised (`npm run freeze`). */
export { portRoyalBots as bots } from './bot/index.ts';
export { portRoyalCampaign as campaign } from './campaign/index.ts';
export { portRoyal as game } from './rules/game.ts';
