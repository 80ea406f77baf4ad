/** What Dead Reckoning brings to the benchmark (bench/README.md). */
export const bench = {
  play: () => import('./play.mjs'),
  /** Habits that must not pay (`npm run bench -- strength --simple`). */
  simple: () => import('./simple.mjs'),
  /** Who is to win how often (`npm run bench -- strength`). */
  strength: [
    { one: 'commodore', others: 'sailor', players: 2, target: 0.75 },
    { one: 'commodore', others: 'sailor', players: 3, target: 1.6 / 3 },
    { one: 'commodore', others: 'sailor', players: 4, target: 1.6 / 4 },
    { one: 'commodore', others: 'captain', players: 2 },
    // Alone: the share of the matches that are won against the rival; a sailor wins five of eight.
    { one: 'commodore', others: 'the rival', players: 1, target: 0.75 },
    { one: 'sailor', others: 'the rival', players: 1 },
  ],
  /** Bytes sent for an action to each seat. */
  wire: { most: 600 },
  throws: { device: 'tower', load: () => import('./tower.mjs') },
};
