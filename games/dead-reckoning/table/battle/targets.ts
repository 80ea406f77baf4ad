/** What a tap on the battle board does: a cube is tapped, then its zone; removing is one tap (DR-DEC-68, DR-DEC-69). */
import { useState } from 'react';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { legalOf } from '../buttons.ts';
import type { Props } from '../props.ts';

export interface Targets {
  /** By cube: what a tap on it does. */
  readonly cubes: ReadonlyMap<number, () => void>;
  /** By zone: what a tap on it plays. */
  readonly zones: ReadonlyMap<number, DeadReckoningAction>;
  /** The cube that is to be moved. */
  readonly picked: number | undefined;
}

export function useTargets(props: Pick<Props, 'legal' | 'play'>): Targets {
  const [wanted, pick] = useState<number>();
  const shifts = legalOf(props, 'shift');
  const picked = wanted !== undefined && shifts.some(({ cube }) => cube === wanted) ? wanted : undefined;
  const cubes = new Map<number, () => void>();
  for (const { cube } of shifts) cubes.set(cube, () => pick(cube === picked ? undefined : cube));
  for (const action of legalOf(props, 'remove')) cubes.set(action.cube, () => props.play(action));
  const zones = new Map<number, DeadReckoningAction>();
  for (const action of shifts) if (action.cube === picked) zones.set(action.zone, action);
  return { cubes, zones, picked };
}
