/** The questions and the work of the Adventure. */
export { lookout } from './lookout.ts';
export { month, monthEnding } from './month.ts';
export { character, preparing, share } from './preparing.ts';
