/** What a tap on a tile would do: the legal actions that name it. */

import type { DeadReckoningAction } from '../../rules/actions.ts';
import { STEPS_BETWEEN } from '../../rules/facade.ts';
import type { Location } from '../../rules/state.ts';
import type { Props } from '../props.ts';

const tileOf = (action: DeadReckoningAction): Location | undefined => {
  switch (action.type) {
    case 'sail':
    case 'pass':
      return action.to;
    case 'place':
    case 'replace':
    case 'produce':
    case 'build':
    case 'choose':
    case 'recall':
      return action.tile;
    default:
      return undefined;
  }
};

/** Every legal action that a location stands for. */
export const actionsAt = ({ legal }: Pick<Props, 'legal'>, at: Location): DeadReckoningAction[] =>
  (legal as readonly DeadReckoningAction[]).filter((action) => tileOf(action) === at);

/** The islands that answer the present question. */
export function targetsOf({ legal }: Pick<Props, 'legal'>): ReadonlySet<Location> {
  const targets = new Set<Location>();
  for (const action of legal as readonly DeadReckoningAction[]) {
    const tile = tileOf(action);
    if (tile !== undefined && action.type !== 'sail' && action.type !== 'pass') targets.add(tile);
  }
  return targets;
}

/** How many sails it takes to stop there now; undefined where the ship cannot stop. */
export function sailsTo(
  { legal, view, viewer }: Pick<Props, 'legal' | 'view' | 'viewer'>,
  at: Location,
): number | undefined {
  if (typeof viewer !== 'number') return undefined;
  const can = (legal as readonly DeadReckoningAction[]).some((action) => action.type === 'sail' && action.to === at);
  return can ? STEPS_BETWEEN[view.players[viewer].at][at] : undefined;
}
