export { portRoyalBots } from './bot/index.ts';
export { portRoyalCampaign } from './campaign/index.ts';
export { CARDS, type CardId, cardNamed, NAMES } from './cards/table.ts';
export { portRoyalGuide } from './guide/index.ts';
export { portRoyal } from './rules/game.ts';
export type * from './rules/state.ts';
export type { View } from './rules/view.ts';
export { portRoyalTerminal } from './terminal/index.ts';
export { portRoyalVoice } from './text/index.ts';
