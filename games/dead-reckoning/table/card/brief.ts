/** An effect in a single sign, for places too small for more: what it is above all, and how much. */

import type { Amount, Effect } from '../../cards/effects.ts';
import { isCombat } from '../../rules/facade.ts';

import type { SignName } from '../art/index.ts';

export interface Brief {
  readonly sign: SignName;
  /** '' where one is one. */
  readonly n: string;
  /** So many for each of these on the card. */
  readonly x?: 'helm' | 'cannon';
  readonly battle: boolean;
}

interface Gist {
  readonly sign: SignName;
  readonly n?: Amount;
  readonly plus?: boolean;
}

function gistOf(effect: Effect): Gist {
  switch (effect.do) {
    case 'sail':
    case 'cannon':
    case 'helm':
    case 'bonusCard':
    case 'permanent':
    case 'roll':
      return { sign: effect.do, n: effect.n };
    case 'influence':
      if (effect.ignoreForts) return { sign: 'pastForts', n: effect.n };
      return { sign: effect.adjacent > 0 ? 'reach' : 'influence', n: effect.n };
    case 'strength':
      return { sign: 'strength', n: effect.n, plus: true };
    case 'gain':
      return effect.coins === 0
        ? { sign: 'cargo', n: effect.cargo, plus: true }
        : { sign: effect.cargo === 0 ? 'coin' : 'loot', n: effect.coins, plus: effect.cargo === 0 };
    case 'lose':
      return { sign: 'cargo', n: -effect.cargo };
    case 'produce':
      return { sign: 'produce', n: effect.islands };
    case 'blackFlag':
      return { sign: 'flag' };
    case 'build':
      return { sign: 'fort' };
    case 'upgrade':
      return { sign: effect.kind === 'basic' ? 'upgradeBasic' : 'upgradeAdvanced' };
    case 'swapUpgrade':
      return { sign: 'upgradeAdvanced' };
    case 'repair':
      return { sign: 'repair' };
    case 'levelThis':
      return { sign: 'level' };
    case 'levelBottom':
    case 'copy':
      return { sign: effect.do };
    case 'takeTop':
      return { sign: 'take' };
    case 'bombard':
      return { sign: 'explosion' };
    case 'takeDamage':
    case 'damageOpponent':
      return { sign: 'damage', n: effect.n };
    case 'passRowFour':
      return { sign: 'passing' };
    case 'damageOnEntering':
      return { sign: 'raking' };
    case 'moveCube':
      return { sign: 'shift' };
    case 'removeCube':
      return { sign: 'takeBack' };
    case 'onWin':
      return { sign: 'loot' };
    case 'lessDamageOnWin':
      return { sign: 'armour' };
    case 'drawAndPlay':
      return { sign: 'bonusCard' };
    case 'scoreFlat':
    case 'scorePerHelm':
    case 'scorePerCargo':
    case 'scorePerIslandWithout':
      return { sign: 'score', n: effect.n };
  }
}

function figure(n: Amount | undefined, plus: boolean): string {
  const sum = typeof n === 'object' ? n.each : (n ?? 1);
  if (sum === 1) return '';
  return sum < 0 ? `−${-sum}` : `${plus ? '+' : ''}${sum}`;
}

export function briefOf(effect: Effect): Brief {
  const { sign, n, plus = false } = gistOf(effect);
  const each = typeof n === 'object' ? { x: n.x } : effect.do === 'scorePerHelm' ? { x: 'helm' as const } : {};
  return { sign, n: figure(n, plus), battle: isCombat(effect), ...each };
}
