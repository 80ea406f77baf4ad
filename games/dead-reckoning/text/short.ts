/** What an advancement is called: a few words made from what it does, so that a corrected figure corrects the name. */

import type { Amount, Combat, Effect, Groups, MainEffect, Mark } from '../cards/effects.ts';
import { isCombat, isMainEffect, isMark } from '../rules/facade.ts';

import { goodsWords } from './goods.ts';
import type { Say } from './say.ts';
import { capital, listOf, unheardOf } from './words.ts';

const KEY = 'dead-reckoning.short';

type EffectOf<D extends MainEffect['do']> = Extract<MainEffect, { readonly do: D }>;

/** "2 sails", "influence per helm". */
const counted = (say: Say, key: 'bonusCard' | 'influence' | 'roll', n: Amount): string =>
  typeof n === 'number' ? say(`${KEY}.${key}`, { n }) : say(`${KEY}.${key}.${n.x}`);

function shortGain(say: Say, { cargo, coins, to }: EffectOf<'gain'>): string {
  if (typeof cargo !== 'number') return say(`${KEY}.gain.${cargo.x}`);
  if (typeof coins !== 'number') return say(`${KEY}.gain.coins.${coins.x}`);
  return say(`${KEY}.gain.${to}`, { goods: goodsWords(say, cargo, coins) });
}

function shortInfluence(say: Say, { n, adjacent, ignoreForts }: EffectOf<'influence'>): string {
  const what = counted(say, 'influence', n);
  if (ignoreForts) return say(`${KEY}.fort`, { what });
  if (adjacent === 0) return what;
  return say(`${KEY}.${n === adjacent ? 'far' : 'reach'}`, { what });
}

function shortProduction(say: Say, { islands, rows, cargo, coins }: EffectOf<'produce'>): string {
  const plain = say(`${KEY}.produce`, { n: islands });
  const rich = cargo === 0 && coins === 0 ? plain : say(`${KEY}.produce.more`, { what: plain });
  return rows.length === 0
    ? rich
    : say(`${KEY}.produce.rows`, { what: rich, rows: listOf(rows.map(String), say, 'or') });
}

function shortMainEffect(say: Say, effect: MainEffect): string {
  switch (effect.do) {
    case 'gain':
      return shortGain(say, effect);
    case 'influence':
      return shortInfluence(say, effect);
    case 'produce':
      return shortProduction(say, effect);
    case 'upgrade':
      return say(`${KEY}.upgrade.${effect.kind}`);
    case 'lose':
    case 'blackFlag':
    case 'permanent':
    case 'build':
    case 'swapUpgrade':
    case 'repair':
    case 'levelThis':
    case 'levelBottom':
    case 'takeTop':
    case 'bombard':
    case 'takeDamage':
    case 'copy':
    case 'passRowFour':
    case 'damageOnEntering':
    case 'damageOpponent':
      return say(`${KEY}.${effect.do}`);
    default:
      return unheardOf(effect);
  }
}

function shortCombat(say: Say, effect: Combat): string {
  switch (effect.do) {
    case 'roll':
      return counted(say, effect.do, effect.n);
    case 'strength':
      return say(`${KEY}.strength`, { n: effect.n });
    case 'moveCube':
      return say(`${KEY}.moveCube${effect.kinds.length > 0 ? '.kinds' : ''}`);
    case 'removeCube':
    case 'onWin':
    case 'lessDamageOnWin':
    case 'drawAndPlay':
      return say(`${KEY}.${effect.do}`);
    default:
      return unheardOf(effect);
  }
}

const shortMark = (say: Say, mark: Mark): string =>
  mark.do === 'bonusCard' ? counted(say, mark.do, mark.n) : say(`${KEY}.${mark.do}`, { n: mark.n });

/** Within a sentence: "2 sails". */
export function shortEffect(say: Say, effect: Effect): string {
  if (isMark(effect)) return shortMark(say, effect);
  if (isCombat(effect)) return shortCombat(say, effect);
  return isMainEffect(effect) ? shortMainEffect(say, effect) : say(`${KEY}.${effect.do}`, { n: effect.n });
}

/** "sail and helm". */
export const shortGroups = (say: Say, groups: Groups): string =>
  listOf(
    groups.map((group) =>
      listOf(
        group.map((effect) => shortEffect(say, effect)),
        say,
        'or',
      ),
    ),
    say,
  );

/** "Sail and helm". */
export const shortName = (say: Say, groups: Groups): string => capital(shortGroups(say, groups));
