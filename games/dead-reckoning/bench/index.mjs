/** What Dead Reckoning brings to the benchmark (bench/README.md). */
export const bench = {
  play: () => import('./play.mjs'),
  throws: { device: 'tower', load: () => import('./tower.mjs') },
};
