/** What can be set up: every mode with every number of players and every mix of modules (section 1). */
import { resolveOptions } from '@broadside/kernel';
import { portRoyal } from '../rules/game.ts';
import { PLAYS } from '../rules/state.ts';
import type { Setting } from './matches.ts';

/** All subsets of the modules, the empty one first. */
const MIXES: readonly (readonly string[])[] = portRoyal.modules.reduce<string[][]>(
  (mixes, module) => mixes.concat(mixes.map((mix) => mix.concat(module))),
  [[]],
);

const chaptersOf = (play: string): readonly number[] =>
  play === 'adventure' || play === 'adventureCoop' ? [1, 2, 3, 4, 5] : [1];

export function isPossible({ seats, options }: Setting): boolean {
  try {
    resolveOptions(portRoyal, seats, options);
    return true;
  } catch {
    return false;
  }
}

/** Every combination the box allows. */
export const COMBINATIONS: readonly Setting[] = PLAYS.flatMap((play) =>
  chaptersOf(play).flatMap((chapter) =>
    [1, 2, 3, 4, 5].flatMap((seats) => MIXES.map((modules) => ({ seats, options: { play, chapter, modules } }))),
  ),
).filter(isPossible);

const ALL = portRoyal.modules;

/** A chosen few dozen, with the options that matter: the invariants are tried on these. */
export const CHOSEN: readonly Setting[] = [
  { seats: 2 },
  { seats: 3, options: { variantEnding: true } },
  { seats: 4, options: { discardPile: 'topCard', jesterWhenActive: false } },
  { seats: 5, options: { jesterOnOwnBust: false, firstPlayer: 3 } },
  { seats: 2, options: { modules: ['gambler'] } },
  { seats: 3, options: { modules: ['gambler'], jesterOnGamblerBust: false } },
  { seats: 5, options: { modules: ['setSail'] } },
  { seats: 4, options: { modules: ['contractCards'], discardPile: 'topCard' } },
  { seats: 3, options: { modules: ['setSail', 'contractCards'] } },
  { seats: 4, options: { modules: ALL } },
  { seats: 5, options: { modules: ALL, variantEnding: true } },
  { seats: 2, options: { play: 'setSail' } },
  { seats: 3, options: { play: 'setSail', discardPile: 'topCard' } },
  { seats: 4, options: { play: 'setSail' } },
  { seats: 2, options: { play: 'contracts', modules: ['gambler'] } },
  { seats: 3, options: { play: 'contracts', modules: ['setSail'], discardPile: 'topCard' } },
  { seats: 4, options: { play: 'contracts', variantEnding: true } },
  { seats: 5, options: { play: 'contracts', modules: ALL } },
  { seats: 1, options: { play: 'contractsCoop', setAside: 'ask' } },
  { seats: 2, options: { play: 'contractsCoop', modules: ['gambler', 'setSail'] } },
  { seats: 3, options: { play: 'contractsCoop', discardPile: 'topCard', setAside: 'ask' } },
  { seats: 4, options: { play: 'contractsCoop', modules: ALL } },
  { seats: 5, options: { play: 'contractsCoop' } },
  { seats: 1, options: { play: 'adventureCoop', chapter: 1, failures: 2 } },
  { seats: 1, options: { play: 'adventureCoop', chapter: 4, modules: ALL } },
  { seats: 2, options: { play: 'adventureCoop', chapter: 5, failures: 1, characters: 'drafted' } },
  { seats: 3, options: { play: 'adventureCoop', chapter: 3, discardPile: 'topCard' } },
  { seats: 4, options: { play: 'adventureCoop', chapter: 4, modules: ALL } },
  { seats: 4, options: { play: 'adventureCoop', chapter: 2, characters: 'drafted' } },
  { seats: 2, options: { play: 'adventure', chapter: 2, characters: 'drafted' } },
  { seats: 3, options: { play: 'adventure', chapter: 5, modules: ALL, jesterOnGamblerBust: false } },
  { seats: 4, options: { play: 'adventure', chapter: 4, firstPlayer: 2 } },
  { seats: 2, options: { play: 'adventure', chapter: 1, modules: ['gambler'] } },
  { seats: 2, options: { play: 'adventureAfter' } },
  { seats: 3, options: { play: 'adventureAfter', characters: 'drafted' } },
  { seats: 4, options: { play: 'adventureAfter', modules: ['gambler'], discardPile: 'topCard' } },
];
