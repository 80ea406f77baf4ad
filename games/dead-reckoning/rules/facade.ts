/**
 * What the table, the terminal and the words use of the rules beside types. Sums, constants and
 * questions to a view; nothing here changes a state.
 */
export { amountOf, bitIn, effectAt, isCombat, isMainEffect, isMark, PARTS, readingOf } from './abilities.ts';
export { addedCubes } from './arms.ts';
export { IN_THE_AIR } from './battleState.ts';
export { outcome } from './ending.ts';
export { cubesWith, expectedCubes, isShip, meetingAt, placeOf, takenBy, winWith } from './foresee.ts';
export { deadReckoning } from './game.ts';
export { rowOf, STEPS_BETWEEN } from './map.ts';
export { oddsOf } from './odds.ts';
export { REASONS } from './reasons.ts';
export { WAITING } from './room.ts';
export { sailsWith } from './sails.ts';
export { islandAwards, sheetOf, totalOf } from './scoring.ts';
export { BLACK, BY_LIMIT, bitOf, CARGO, COIN, COLUMNS, HARBOUR, NOBODY, TILES } from './state.ts';
