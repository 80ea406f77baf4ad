/** A table of every kind: every expansion, every way to win, every number of players once. */
import type { Setting } from '../../tests/matches.ts';

export const MODES = {
  gambler: { seats: 3, options: { modules: ['gambler'] } },
  mixed: { seats: 4, options: { modules: ['gambler', 'setSail', 'contractCards'], discardPile: 'topCard' } },
  setSail: { seats: 3, options: { play: 'setSail' } },
  contracts: { seats: 4, options: { play: 'contracts', modules: ['gambler', 'setSail'] } },
  team: { seats: 2, options: { play: 'contractsCoop', setAside: 'ask' } },
  crowd: { seats: 5, options: { play: 'contractsCoop' } },
  alone: { seats: 1, options: { play: 'contractsCoop' } },
  adventure: { seats: 3, options: { play: 'adventure', chapter: 3 } },
  chapter: { seats: 2, options: { play: 'adventureCoop', chapter: 4, failures: 2, characters: 'drafted' } },
  chapterAlone: { seats: 1, options: { play: 'adventureCoop', chapter: 5, modules: ['gambler'] } },
  after: { seats: 4, options: { play: 'adventureAfter' } },
} as const satisfies Readonly<Record<string, Setting>>;

export type Mode = keyof typeof MODES;
