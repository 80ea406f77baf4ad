/** Battles on the screen. */

export { battleAnimation } from './animationSteps.ts';
export { Battle } from './Battle.tsx';
export { isBattleEvent } from './events.ts';
export { lastStep } from './show.ts';
