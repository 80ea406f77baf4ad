/** Battles on the screen. */
export { Battle } from './Battle.tsx';
export { battleAnimation } from './beats.ts';
export { isBattleEvent } from './events.ts';
export { lastStep } from './show.ts';
