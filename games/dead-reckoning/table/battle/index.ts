/** Battles on the screen. */

export { battleAnimation } from './animationSteps.ts';
export { Battle } from './Battle.tsx';
export { isBattleEvent } from './events.ts';
export { Result } from './Result.tsx';
export { lastStep } from './show.ts';
export { useResult } from './useResult.ts';
