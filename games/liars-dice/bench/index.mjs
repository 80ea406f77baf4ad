/** What Liar's Dice brings to the benchmark (bench/README.md). */
export const bench = {
  play: () => import('./play.mjs'),
};
