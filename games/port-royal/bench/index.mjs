/** What Port Royal brings to the benchmark (bench/README.md). */
export const bench = {
  /** The base game beside its limit and beside the same game on boardgame.io. */
  engine: () => import('./engine.mjs'),
  /** The base game for boardgame.io, whose server plays it under load. */
  peer: () => import('./peer.mjs'),
  /** Every cooperative chapter, and the contracts. */
  chances: [
    ...[1, 2, 3, 4, 5].map((chapter) => ({
      title: `chapter ${chapter}`,
      options: { play: 'adventureCoop', chapter },
      players: [1, 2, 3, 4],
    })),
    { title: 'contracts', options: { play: 'contractsCoop' }, players: [1, 2, 3, 4, 5] },
  ],
};
