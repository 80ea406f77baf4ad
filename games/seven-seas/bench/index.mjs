/** What Pirates of the 7 Seas brings to the benchmark (bench/README.md). */
export const bench = {
  play: () => import('./play.mjs'),
  throws: { device: 'lid', load: () => import('./raids.mjs') },
};
