/** The questions of the Adventure. */
export { lookout } from './lookout.ts';
export { month } from './month.ts';
export { character, share } from './preparing.ts';
