/** What Dead Reckoning brings to the benchmark (bench/README.md). */
export const bench = {
  play: () => import('./play.mjs'),
  /** Who is to win how often (`npm run bench -- strength`). */
  strength: [{ one: 'captain', others: 'sailor', players: 2 }],
  /** Bytes sent for an action to each seat. */
  wire: { most: 600 },
  throws: { device: 'tower', load: () => import('./tower.mjs') },
};
