/** What Port Royal brings to the benchmark (bench/README.md). */

const ALL = ['gambler', 'setSail', 'contractCards'];

/** Every game the expansions bring, against each other: the strongest must be better than the sailor. */
const EXPANDED = [
  ['all cards mixed in', { modules: ALL }],
  ['Set Sail! alone', { play: 'setSail' }],
  ['contracts', { play: 'contracts' }],
  ['Adventure', { play: 'adventure', chapter: 3 }],
  ['Adventure after the campaign', { play: 'adventureAfter' }],
];
const rivalsOf = (players) =>
  EXPANDED.map(([title, options]) => ({
    title,
    one: 'commodore',
    others: 'sailor',
    players,
    options,
    target: 1 / players,
  }));

const TOGETHER = [
  ['contracts together', { play: 'contractsCoop' }, [1, 2, 3]],
  ['chapter 1 together', { play: 'adventureCoop', chapter: 1 }, [1, 2, 3]],
  ['chapter 4 together', { play: 'adventureCoop', chapter: 4 }, [1, 2, 3]],
];
const teams = TOGETHER.flatMap(([title, options, sizes]) =>
  sizes.map((players) => ({
    title,
    one: 'commodore',
    others: 'sailor',
    players,
    options,
    together: true,
    target: 0.5,
  })),
);

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
    ...rivalsOf(2),
    ...rivalsOf(3),
    ...teams,
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
