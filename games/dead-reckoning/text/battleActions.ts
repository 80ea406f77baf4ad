/** Verbs of battles. */

import type { DeadReckoningAction } from '../rules/actions.ts';
import type { BattleCube } from '../rules/battleState.ts';
import { BLACK } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import type { Namer } from './actions.ts';
import { goodTaken } from './goods.ts';
import { zoneWords } from './places.ts';

const KEY = 'dead-reckoning.action';

/** Aboard, on the island, nowhere. */
const LOOT_TO = [0, 1, 2] as const;

export type BattleAction = Extract<
  DeadReckoningAction,
  { readonly type: 'fire' | 'skip' | 'shift' | 'remove' | 'loot' | 'lootAll' | 'land' }
>;

function cubeOf({ battle }: DeadReckoningView, cube: number): BattleCube {
  if (!battle) throw new TypeError('no battle is being fought');
  return battle.cubes[cube];
}

export function nameBattleAction(action: BattleAction, { view, say, nameOf }: Namer): string {
  switch (action.type) {
    case 'fire':
      return action.count === 0 ? say(`${KEY}.fire.none`) : say(`${KEY}.fire`, { cannons: action.count });
    case 'shift': {
      const { side, zone } = cubeOf(view, action.cube);
      const way = { from: zoneWords(say, zone), to: zoneWords(say, action.zone) };
      return side === BLACK ? say(`${KEY}.shift.black`, way) : say(`${KEY}.shift`, { ...way, name: nameOf(side) });
    }
    case 'remove':
      return say(`${KEY}.remove`, { from: zoneWords(say, cubeOf(view, action.cube).zone) });
    case 'loot':
      return say(`${KEY}.loot.${LOOT_TO[action.to]}`, { goods: goodTaken(say, action.good, 1) });
    case 'skip':
    case 'lootAll':
    case 'land':
      return say(`${KEY}.${action.type}`);
  }
}
