/** A battle read from a view: its sides, where it stands, and what would follow if nothing more was done. */

import { ZONES, type ZoneKind } from '../../cards/board.ts';
import type { Combat } from '../../cards/effects.ts';
import type { CardId } from '../../cards/table.ts';
import type { Battle } from '../../rules/battleState.ts';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { BLACK, bitIn, IN_THE_AIR, isShip, PARTS, placeOf, readingOf } from '../../rules/facade.ts';
import type { DeadReckoningFrame } from '../../rules/state.ts';
import type { DeadReckoningView, PlayerView } from '../../rules/view.ts';
import { foeOf, PER_CUBE } from './after.ts';

export { expectedCubes, isShip, takenBy } from '../../rules/facade.ts';

export type Shown = Readonly<Battle>;

/** The five steps of resolving, and what comes before them (DR-BSHIP-7). */
export const PHASES = ['explosions', 'abilities', 'loot', 'damage', 'strength'] as const;
export type Phase = (typeof PHASES)[number] | 'prepare';

/** Its place among the steps; -1 before the first. */
export const stepNumber = (phase: Phase): number => (phase === 'prepare' ? -1 : PHASES.indexOf(phase));

/** Which zones are looked at in a step. */
export const KIND_OF: Readonly<Record<Phase, ZoneKind | undefined>> = {
  prepare: undefined,
  explosions: 'explosion',
  abilities: undefined,
  loot: 'loot',
  damage: 'damage',
  strength: 'strength',
};

/** The lowest battle frame leads the battle; one above it only throws. */
export function phaseOf(flow: readonly DeadReckoningFrame[]): Phase {
  const steps = new Set(flow.map(({ step }) => step));
  if (steps.has('prepare') || steps.has('respond')) return 'prepare';
  if (steps.has('combat')) return 'abilities';
  if (steps.has('loot')) return 'loot';
  const frame = flow.find(({ step }) => step === 'battle');
  if (frame?.step !== 'battle') return 'strength';
  switch (frame.stage) {
    case 'declared':
    case 'prepared':
      return 'prepare';
    case 'responded':
    case 'throw':
    case 'landed':
    case 'abilities':
      return 'explosions';
    case 'loot':
      return 'abilities';
    case 'damage':
      return 'loot';
    case 'strength':
      return 'damage';
    case 'outcome':
    case 'sink':
      return 'strength';
  }
}

/** Whose cubes fight: a player's place or BLACK, the attacker first. For a tie all who throw (DR-TIE-2). */
export function sidesOf({ tieStrength }: DeadReckoningView, battle: Shown): readonly number[] {
  const { kind, attacker } = battle;
  if (kind !== 'tie') return [attacker, foeOf(battle)];
  const most = Math.max(0, ...tieStrength);
  const tied = tieStrength.flatMap((sum, player) => (sum === most ? [player] : []));
  return tied.length > 0 ? tied : [attacker];
}

export const abilityStrength = (battle: Shown, side: number): number => battle.strength[placeOf(battle, side)];

const inZones = ({ cubes }: Shown, side: number, kind: ZoneKind): readonly number[] =>
  cubes.flatMap((cube) =>
    cube.side === side && cube.zone !== IN_THE_AIR && ZONES[cube.zone].kind === kind ? [cube.zone] : [],
  );

/** Cubes of a side in strength zones, and what they are worth. */
export function strengthCubes(battle: Shown, side: number): { readonly cubes: number; readonly worth: number } {
  const zones = inZones(battle, side, 'strength');
  return { cubes: zones.length, worth: zones.reduce((sum, zone) => sum + ZONES[zone].strength, 0) };
}

export const strengthOf = (battle: Shown, side: number): number =>
  strengthCubes(battle, side).worth + (battle.kind === 'tie' ? 0 : abilityStrength(battle, side));

export interface Loot {
  readonly cargo: number;
  readonly coins: number;
  readonly any: number;
}

/** DR-COMBAT-B5: there is no loot at a building; black cubes take none. */
export function lootOf(battle: Shown, side: number): Loot {
  const loot = { cargo: 0, coins: 0, any: 0 };
  if (side === BLACK || battle.kind === 'building' || battle.kind === 'tie') return loot;
  for (const zone of inZones(battle, side, 'loot')) {
    loot.cargo += ZONES[zone].cargo;
    loot.coins += ZONES[zone].coins;
    loot.any += ZONES[zone].any;
  }
  return loot;
}

/** DR-BSHIP-16: what cubes of the others would do to this side's ship. */
export function damageTo(battle: Shown, side: number): number {
  if (battle.kind === 'tie' || !isShip(battle, side)) return 0;
  return battle.cubes.filter(
    (cube) => cube.side !== side && cube.zone !== IN_THE_AIR && ZONES[cube.zone].kind === 'damage',
  ).length;
}

/** DR-BSHIP-19: equal strength is the attacker's victory. */
export function isAhead(battle: Shown, side: number, sides: readonly number[]): boolean {
  const own = strengthOf(battle, side);
  const others = sides.filter((other) => other !== side).map((other) => strengthOf(battle, other));
  const best = Math.max(...others);
  return side === battle.attacker && battle.kind !== 'tie' ? own >= best : own > best;
}

/** A resting cube that a falling one pushed into another zone. */
export interface Push {
  readonly cube: number;
  readonly side: number;
  readonly from: number;
  readonly to: number;
}

export function pushesOf({
  sides,
  before,
  cubes,
}: Extract<DeadReckoningEvent, { readonly type: 'landed' }>): readonly Push[] {
  return sides.flatMap((side, cube) => {
    const [from, to] = [before[cube], cubes[cube * PER_CUBE]];
    return from === IN_THE_AIR || from === to ? [] : [{ cube, side, from, to }];
  });
}

/** A combat ability of a card in play. */
export interface CombatAbility {
  readonly card: CardId;
  readonly ability: number;
  readonly effect: Combat;
  readonly used: boolean;
}

export function combatsOf({ play, crew }: PlayerView): readonly CombatAbility[] {
  return play.flatMap((card) =>
    Array.from({ length: PARTS }, (_, part) =>
      readingOf(crew[card], card, part).combats.map(({ at, effect }) => {
        const ability = part * 16 + at;
        return { card, ability, effect, used: (crew[card].used & bitIn(ability)) !== 0 };
      }),
    ).flat(),
  );
}
