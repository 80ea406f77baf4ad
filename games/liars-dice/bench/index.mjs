/** What Liar's Dice brings to the benchmark (bench/README.md). */
export const bench = {
  play: () => import('./play.mjs'),
  /** Habits that must not pay (`npm run bench -- strength --simple`). */
  simple: () => import('./simple.mjs'),
  /** Who is to win how often (`npm run bench -- strength`). */
  strength: [{ one: 'captain', others: 'sailor', players: 2 }],
};
