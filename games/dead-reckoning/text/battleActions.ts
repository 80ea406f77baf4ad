/** Verbs of battles. */

import type { DeadReckoningAction } from '../rules/actions.ts';
import type { BattleCube } from '../rules/battleState.ts';
import { BLACK } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import type { Namer } from './actions.ts';
import { goodTaken } from './goods.ts';
import { zoneWords } from './places.ts';

export type BattleAction = Extract<
  DeadReckoningAction,
  { readonly type: 'fire' | 'skip' | 'shift' | 'remove' | 'loot' | 'lootAll' | 'land' }
>;

function cubeOf({ battle }: DeadReckoningView, cube: number): BattleCube {
  if (!battle) throw new TypeError('no battle is being fought');
  return battle.cubes[cube];
}

export function nameBattleAction(action: BattleAction, { view, say, nameOf, named }: Namer): string {
  switch (action.type) {
    case 'fire':
      return action.count === 0 ? named({}, '.none') : named({ cannons: action.count });
    case 'shift': {
      const { side, zone } = cubeOf(view, action.cube);
      const way = { from: zoneWords(say, zone), to: zoneWords(say, action.zone) };
      return side === BLACK ? named(way, '.black') : named({ ...way, name: nameOf(side) });
    }
    case 'remove':
      return named({ from: zoneWords(say, cubeOf(view, action.cube).zone) });
    case 'loot':
      return named({ goods: goodTaken(say, action.good, 1) }, `.${action.to}`);
    case 'skip':
    case 'lootAll':
    case 'land':
      return named();
  }
}
