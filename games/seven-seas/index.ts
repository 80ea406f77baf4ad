export { sevenSeasBots } from './bot/index.ts';
export { CARD_INFO, type CardId, cardNamed } from './cards/table.ts';
export { sevenSeasGuide } from './guide/index.ts';
export { sevenSeas } from './rules/game.ts';
export { sevenSeasHand } from './rules/hand.ts';
export type * from './rules/state.ts';
export type { PirateView, SevenSeasView } from './rules/view.ts';
export { sevenSeasTerminal } from './terminal/index.ts';
export { sevenSeasVoice } from './text/index.ts';
