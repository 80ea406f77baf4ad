/** What an ability does in one line, as it stands on a card: "+2 cargo to the dock". The opened card has the sentence. */

import type { Amount, Combat, Effect, MainEffect, Scoring } from '../cards/effects.ts';
import { isCombat, isMainEffect, isMark } from '../rules/facade.ts';
import { gainPlace } from './effects.ts';
import { goodsTaken, unitWords } from './goods.ts';
import type { TableSay } from './table.ts';
import { capital, listOf, unheardOf } from './words.ts';

const KEY = 'dead-reckoning.line';

type EffectOf<D extends MainEffect['do']> = Extract<MainEffect, { readonly do: D }>;

const each = (amount: Amount): number => (typeof amount === 'number' ? amount : amount.each);

/** DR-ABIL-7, DR-ABIL-8: "+1 coin aboard per helm". */
function perSymbol(say: TableSay, what: string, ...amounts: readonly Amount[]): string {
  const counted = amounts.find((amount) => typeof amount !== 'number');
  return counted === undefined ? what : say(`${KEY}.per.${counted.x}`, { what });
}

function gainLine(say: TableSay, effect: EffectOf<'gain'>): string {
  const goods = goodsTaken(say, each(effect.cargo), each(effect.coins));
  return perSymbol(say, say(`${KEY}.gain.${gainPlace(effect)}`, { goods }), effect.cargo, effect.coins);
}

function influenceLine(say: TableSay, { n, adjacent, ignoreForts }: EffectOf<'influence'>): string {
  const what = unitWords(say, each(n), 'influence');
  if (ignoreForts) return perSymbol(say, say(`${KEY}.influence.fort`, { what }), n);
  if (adjacent === 0) return perSymbol(say, say(`${KEY}.influence`, { what }), n);
  return n === adjacent ? say(`${KEY}.influence.far`, { what }) : say(`${KEY}.influence.adjacent`, { what, adjacent });
}

function produceLine(say: TableSay, { islands, rows, cargo, coins }: EffectOf<'produce'>): string {
  const plain = say(`${KEY}.produce`, { n: islands });
  const what =
    rows.length === 0 ? plain : say(`${KEY}.produce.rows`, { what: plain, rows: listOf(rows.map(String), say, 'or') });
  if (cargo === 0 && coins === 0) return what;
  return perSymbol(say, say(`${KEY}.produce.more`, { what, goods: goodsTaken(say, cargo, each(coins)) }), coins);
}

function priced(say: TableSay, what: string, price: EffectOf<'repair'>['price']): string {
  return price === null ? what : say(`${KEY}.priced`, { what, price: goodsTaken(say, price.cargo, price.coins) });
}

function mainLine(say: TableSay, effect: MainEffect): string {
  switch (effect.do) {
    case 'gain':
      return gainLine(say, effect);
    case 'influence':
      return influenceLine(say, effect);
    case 'permanent':
      return say(`${KEY}.permanent`, { n: effect.n });
    case 'produce':
      return produceLine(say, effect);
    case 'build':
      return say(`${KEY}.build`, { prices: listOf(effect.prices.map(String), say, 'then') });
    case 'upgrade':
      return priced(say, say(`${KEY}.upgrade.${effect.kind}`), effect.price);
    case 'repair':
      return priced(say, say(`${KEY}.repair${effect.inHarbour ? '.inHarbour' : ''}`), effect.price);
    case 'bombard':
      return say(`${KEY}.bombard`, { damage: effect.damage, cannons: effect.cannons });
    case 'damageOnEntering':
      return say(`${KEY}.damageOnEntering`, { damage: effect.damage });
    case 'lose':
      return say('dead-reckoning.effect.lose', { cargo: effect.cargo });
    case 'takeDamage':
      return say('dead-reckoning.effect.takeDamage', { damage: effect.n });
    case 'damageOpponent':
      return say(`${KEY}.damageOpponent`, { damage: effect.n });
    case 'blackFlag':
    case 'swapUpgrade':
    case 'levelThis':
    case 'levelBottom':
    case 'takeTop':
    case 'copy':
    case 'passRowFour':
      return say(`${KEY}.${effect.do}`);
    default:
      return unheardOf(effect);
  }
}

const deedsLine = (say: TableSay, deeds: readonly MainEffect[]): string =>
  deeds.map((deed) => mainLine(say, deed)).join(', ');

function combatLine(say: TableSay, effect: Combat): string {
  switch (effect.do) {
    case 'roll':
      return perSymbol(say, say(`${KEY}.roll`, { n: each(effect.n) }), effect.n);
    case 'strength':
      return say('dead-reckoning.effect.strength', { n: effect.n });
    case 'moveCube': {
      const kinds = effect.kinds.map((kind) => say(`dead-reckoning.kind.${kind}`));
      return kinds.length === 0
        ? say(`${KEY}.moveCube`)
        : say(`${KEY}.moveCube.kinds`, { kinds: listOf(kinds, say, 'or') });
    }
    case 'removeCube':
    case 'onWin':
      return say(`${KEY}.${effect.do}`, { deeds: deedsLine(say, effect.deeds) });
    case 'lessDamageOnWin':
      return say(`${KEY}.lessDamageOnWin`, { damage: effect.n });
    case 'drawAndPlay':
      return say(`${KEY}.drawAndPlay`);
    default:
      return unheardOf(effect);
  }
}

function scoringLine(say: TableSay, effect: Scoring): string {
  switch (effect.do) {
    case 'scoreFlat':
      return say(`${KEY}.score`, { n: effect.n });
    case 'scorePerHelm':
      return say(`${KEY}.per.helm`, { what: say(`${KEY}.score`, { n: effect.n }) });
    case 'scorePerCargo':
      return say(`${KEY}.scorePerCargo`, { n: effect.n, cargo: effect.cargo });
    case 'scorePerIslandWithout':
      return say(`${KEY}.scorePerIslandWithout`, { n: effect.n });
    default:
      return unheardOf(effect);
  }
}

/** Within a sentence; a battle ability is not called one. */
function linePhrase(say: TableSay, effect: Effect): string {
  if (isMark(effect))
    return effect.do === 'bonusCard'
      ? perSymbol(say, say(`${KEY}.bonusCard`, { n: each(effect.n) }), effect.n)
      : say(`dead-reckoning.effect.${effect.do}`, { n: effect.n });
  if (isCombat(effect)) return combatLine(say, effect);
  return isMainEffect(effect) ? mainLine(say, effect) : scoringLine(say, effect);
}

/** As it stands on a card: small behind "Battle:", which is printed in red. */
export const effectLineShort = (say: TableSay, effect: Effect): string =>
  isCombat(effect) ? linePhrase(say, effect) : capital(linePhrase(say, effect));

/** The same for lists: "Battle: 2 more cubes". */
export const effectInList = (say: TableSay, effect: Effect): string =>
  isCombat(effect) ? `${say(`${KEY}.battle`)} ${linePhrase(say, effect)}` : linePhrase(say, effect);
