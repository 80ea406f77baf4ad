/** What was used of a card this turn. */

import type { Effect, Group, Groups, Scoring } from '../../cards/effects.ts';
import { isCombat, isMainEffect, isMark } from '../../rules/facade.ts';

/** DR-ABIL-13: purple frames. */
export const isScoring = (effect: Effect): effect is Scoring =>
  !isMark(effect) && !isCombat(effect) && !isMainEffect(effect);

/** Bit `group` of the bits of one part. */
export const isUsed = (used: number, group: number): boolean => ((used >> group) & 1) === 1;

/** Never used, only counted: marks, and what scores at the end. A mark that is an alternative is used with it. */
export const isCounted = (group: Group): boolean => group.every((effect) => isMark(effect) || isScoring(effect));

export const cannonsIn = (groups: Groups): number =>
  groups.flat().reduce((sum, effect) => sum + (effect.do === 'cannon' ? effect.n : 0), 0);

export type GroupState = 'ready' | 'used' | 'fired' | 'counted';

/** Groups of marks are only counted; their cannons can have fired. `fired`: of the cannons of this group and those after it. */
export function stateOf(group: Group, at: number, used: number, fired: number): GroupState {
  if (!isCounted(group)) return isUsed(used, at) ? 'used' : 'ready';
  const guns = cannonsIn([group]);
  return guns > 0 && fired >= guns ? 'fired' : 'counted';
}

/** How many cannons stand before each group: those fire first. */
export const gunsBefore = (groups: Groups, at: number): number => cannonsIn(groups.slice(0, at));
