/** What Port Royal brings to the benchmark (bench/README.md). */
export const bench = {
  /** The base game beside its limit and beside the same game on boardgame.io. */
  engine: () => import('./engine.mjs'),
  /** The base game for boardgame.io, whose server plays it under load. */
  peer: () => import('./peer.mjs'),
  /** Habits that must not pay (`npm run bench -- strength --simple`). */
  simple: () => import('./simple.mjs'),
  /** Who is to win how often (`npm run bench -- strength`). */
  strength: [
    { one: 'commodore', others: 'sailor', players: 2, target: 0.75 },
    { one: 'commodore', others: 'sailor', players: 3, target: 1.6 / 3 },
    { one: 'commodore', others: 'sailor', players: 4, target: 1.6 / 4 },
    { one: 'commodore', others: 'captain', players: 2 },
    { title: 'who stops at three ships', one: 'commodore', others: 'fisherman', players: 2 },
  ],
  /** Bytes sent for an action to each seat. */
  wire: { most: 200 },
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
