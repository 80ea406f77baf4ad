/**
 * What the table, the terminal and the words use of the rules beside types. Sums, constants and
 * questions to a view; nothing here changes a state.
 */
export { DOUBLE_HOLD_COST, UNSINKABLE_COST } from './actions.ts';
export { outcome, pointsOf } from './ending.ts';
export { sunkOf } from './fights.ts';
export { sevenSeas } from './game.ts';
export { BOX, EDGE, FIELD, UNITS, valueAt } from './lid.ts';
export { raidLimit } from './raid.ts';
export { mostSent, othersIn, prospect, raidOdds } from './raidOdds.ts';
export { chestsFor } from './sale.ts';
export { capacityOf, countOf, freeOf, guardsOf, loadedOf, MOST_SHIPS } from './ships.ts';
export { NOT_CHOSEN, NOT_SENT, PER_DIE, RED } from './state.ts';
