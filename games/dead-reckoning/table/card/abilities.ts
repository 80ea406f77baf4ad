/** A crew card read part by part: its own abilities, then those of its sleeve, each with what became of it this turn. */

import type { Effect, Groups } from '../../cards/effects.ts';
import { SLOT_NUMBERS, type Slot } from '../../cards/rowCard.ts';
import { type CardId, crewEffects, effectsOf, NO_CARD } from '../../cards/table.ts';
import type { CrewCardProps } from './props.ts';
import { cannonsIn, type GroupState, gunsBefore, stateOf } from './state.ts';

/** One ability, or one of the alternatives of a group (DR-ABIL-5). */
export interface Ability {
  readonly effect: Effect;
  readonly state: GroupState;
  /** Behind another alternative of its group. */
  readonly other: boolean;
  readonly alternatives: number;
}

export interface Sleeved {
  readonly slot: Slot;
  /** NO_CARD where the sleeve is free. */
  readonly card: CardId;
  readonly abilities: readonly Ability[];
}

export interface Parts {
  readonly own: readonly Ability[];
  readonly sleeve: readonly Sleeved[];
}

/** Cannons fire in the order they stand on the card: its own, then those of its sleeve from the top. */
export function firedBefore(card: CardId, level: number, sleeves: readonly CardId[], slot: number): number {
  const above = sleeves.slice(0, slot).filter((sleeved) => sleeved !== NO_CARD);
  return cannonsIn(crewEffects(card, level)) + above.reduce((sum, sleeved) => sum + cannonsIn(effectsOf(sleeved)), 0);
}

const read = (groups: Groups, used: number, fired: number): Ability[] =>
  groups.flatMap((group, at) =>
    group.map((effect, branch) => ({
      effect,
      state: stateOf(group, at, used, fired - gunsBefore(groups, at)),
      other: branch > 0,
      alternatives: group.length,
    })),
  );

type Read = Pick<CrewCardProps, 'card' | 'level' | 'sleeves' | 'used' | 'fired'>;

export function partsOf({ card, level, sleeves, used, fired }: Read): Parts {
  return {
    own: read(crewEffects(card, level), used, fired),
    sleeve: SLOT_NUMBERS.map((slot) => {
      const sleeved = sleeves[slot] ?? NO_CARD;
      const spent = Math.max(0, fired - firedBefore(card, level, sleeves, slot));
      const abilities = sleeved === NO_CARD ? [] : read(effectsOf(sleeved), used >> ((slot + 1) * 4), spent);
      return { slot, card: sleeved, abilities };
    }),
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** DR-ADV-R3: groups keep their places, so what a level brings is every group that is not what it was. */
export const gainsOf = (card: CardId, level: number): Groups => {
  const before = crewEffects(card, level);
  return crewEffects(card, level + 1).filter((group, at) => !same(group, before[at]));
};
