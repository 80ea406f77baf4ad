/** What keeps judging honest, measured on matches that bots play: for tests, for `npm run soak -- judge`, for arenas. */
export * from './fairness.ts';
export * from './ladder.ts';
export * from './secondOpinion.ts';
