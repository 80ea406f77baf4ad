/** Abilities in words: any effect, group or card as a phrase. Card faces, buttons and the log use the same ones. */

import type {
  Amount,
  Combat,
  Effect,
  Group,
  Groups,
  MainEffect,
  Mark,
  Place,
  Price,
  Scoring,
} from '../cards/effects.ts';
import { type CardId, crewEffects, effectsOf, NO_CARD } from '../cards/table.ts';
import { isCombat, isMainEffect, isMark } from '../rules/facade.ts';

import { goodsTaken, unitWords } from './goods.ts';
import type { Say } from './say.ts';
import { capital, listOf, unheardOf } from './words.ts';

const KEY = 'dead-reckoning.effect';

type EffectOf<D extends MainEffect['do']> = Extract<MainEffect, { readonly do: D }>;

/** What one symbol brings, or the plain amount. */
const each = (amount: Amount): number => (typeof amount === 'number' ? amount : amount.each);

/** DR-ABIL-7, DR-ABIL-8: "gain 1 coin to the ship for each helm on this card". */
function perSymbol(say: Say, what: string, ...amounts: readonly Amount[]): string {
  const counted = amounts.find((amount) => typeof amount !== 'number');
  return counted === undefined ? what : say(`dead-reckoning.per.${counted.x}`, { what });
}

const markPhrase = (say: Say, mark: Mark): string =>
  mark.do === 'bonusCard'
    ? perSymbol(say, say(`${KEY}.bonusCard`, { what: unitWords(say, each(mark.n), 'cards') }), mark.n)
    : say(`${KEY}.${mark.do}`, { n: mark.n });

/** DR-GAIN-2: coins "to the dock" go to the chest. */
export function gainPlace({ cargo, coins, to }: EffectOf<'gain'>): Place | 'chest' | 'harbour' {
  if (to !== 'dock' || coins === 0) return to;
  return cargo === 0 ? 'chest' : 'harbour';
}

function gainPhrase(say: Say, effect: EffectOf<'gain'>): string {
  const goods = goodsTaken(say, each(effect.cargo), each(effect.coins));
  return perSymbol(say, say(`${KEY}.gain.${gainPlace(effect)}`, { goods }), effect.cargo, effect.coins);
}

function priced(say: Say, what: string, price: Price | null): string {
  if (!price) return what;
  return say(`${KEY}.priced.${price.from}`, { what, price: goodsTaken(say, price.cargo, price.coins) });
}

function influencePhrase(say: Say, { n, adjacent, ignoreForts }: EffectOf<'influence'>): string {
  const what = unitWords(say, each(n), 'influence');
  if (ignoreForts) return perSymbol(say, say(`${KEY}.influence.fort`, { what }), n);
  if (adjacent === 0) return perSymbol(say, say(`${KEY}.influence`, { what }), n);
  return n === adjacent ? say(`${KEY}.influence.far`, { what }) : say(`${KEY}.influence.adjacent`, { what, adjacent });
}

function producePhrase(say: Say, { islands, rows, cargo, coins }: EffectOf<'produce'>): string {
  const plain = say(`${KEY}.produce`, { n: islands });
  const what =
    rows.length === 0 ? plain : say(`${KEY}.produce.rows`, { what: plain, rows: listOf(rows.map(String), say, 'or') });
  if (cargo === 0 && coins === 0) return what;
  const goods = goodsTaken(say, cargo, each(coins));
  return perSymbol(say, say(`${KEY}.produce.more`, { what, goods, n: islands }), coins);
}

/** Only where a helm more brings a better row: "1 helm – row 1, 3 helms – row 2". */
function stepsOf(say: Say, { rowByHelms }: EffectOf<'takeTop'>): string {
  return rowByHelms
    .flatMap((row, helms) => (row > (rowByHelms[helms - 1] ?? 0) ? [say(`${KEY}.takeTop.step`, { helms, row })] : []))
    .join(', ');
}

function mainEffectPhrase(say: Say, effect: MainEffect): string {
  switch (effect.do) {
    case 'gain':
      return gainPhrase(say, effect);
    case 'lose':
      return say(`${KEY}.lose`, { cargo: effect.cargo });
    case 'influence':
      return influencePhrase(say, effect);
    case 'permanent':
      return say(`${KEY}.permanent`, { n: effect.n });
    case 'produce':
      return producePhrase(say, effect);
    case 'build':
      return say(`${KEY}.build`, {
        count: effect.prices.length,
        prices: listOf(effect.prices.map(String), say, 'then'),
      });
    case 'upgrade':
      return priced(say, say(`${KEY}.upgrade.${effect.kind}`), effect.price);
    case 'repair':
      return priced(say, say(`${KEY}.repair${effect.inHarbour ? '.inHarbour' : ''}`), effect.price);
    case 'takeTop':
      return say(`${KEY}.takeTop`, { steps: stepsOf(say, effect) });
    case 'bombard':
      return say(`${KEY}.bombard`, { damage: effect.damage, cannons: effect.cannons });
    case 'damageOnEntering':
      return say(`${KEY}.damageOnEntering`, { damage: effect.damage });
    case 'takeDamage':
    case 'damageOpponent':
      return say(`${KEY}.${effect.do}`, { damage: effect.n });
    case 'blackFlag':
    case 'swapUpgrade':
    case 'levelThis':
    case 'levelBottom':
    case 'copy':
    case 'passRowFour':
      return say(`${KEY}.${effect.do}`);
    default:
      return unheardOf(effect);
  }
}

/** Several effects at once, as a merchant's outcome has them. */
export const mainEffectsPhrase = (say: Say, effects: readonly MainEffect[]): string =>
  effects.length === 0
    ? say('dead-reckoning.nothing')
    : listOf(
        effects.map((effect) => mainEffectPhrase(say, effect)),
        say,
      );

function combatPhrase(say: Say, effect: Combat): string {
  switch (effect.do) {
    case 'roll':
      return perSymbol(say, say(`${KEY}.roll`, { what: unitWords(say, each(effect.n), 'cubes') }), effect.n);
    case 'strength':
      return say(`${KEY}.strength`, { n: effect.n });
    case 'moveCube': {
      const kinds = effect.kinds.map((kind) => say(`dead-reckoning.kind.${kind}`));
      return kinds.length === 0
        ? say(`${KEY}.moveCube`)
        : say(`${KEY}.moveCube.kinds`, { kinds: listOf(kinds, say, 'or') });
    }
    case 'removeCube':
      return say(`${KEY}.removeCube`, { deeds: mainEffectsPhrase(say, effect.deeds) });
    case 'onWin':
      return say(`${KEY}.onWin${effect.notBuildings ? '.notBuildings' : ''}`, {
        deeds: mainEffectsPhrase(say, effect.deeds),
      });
    case 'lessDamageOnWin':
      return say(`${KEY}.lessDamageOnWin`, { damage: effect.n });
    case 'drawAndPlay':
      return say(`${KEY}.drawAndPlay`);
    default:
      return unheardOf(effect);
  }
}

const scoringPhrase = (say: Say, effect: Scoring): string =>
  say(`${KEY}.${effect.do}`, { coins: effect.n, cargo: effect.do === 'scorePerCargo' ? effect.cargo : 0 });

/** As it stands within a sentence: "place 2 influence". */
export function effectPhrase(say: Say, effect: Effect): string {
  if (isMark(effect)) return markPhrase(say, effect);
  if (isCombat(effect)) return combatPhrase(say, effect);
  return isMainEffect(effect) ? mainEffectPhrase(say, effect) : scoringPhrase(say, effect);
}

/** "Place 2 influence", "Throw 2 more cubes". */
export const effectWords = (say: Say, effect: Effect): string => capital(effectPhrase(say, effect));

/** Alternatives of one group (DR-ABIL-5), battle abilities named as such: "battle: throw 2 more cubes". */
export function groupPhrase(say: Say, group: Group): string {
  const words = group.map((effect) => {
    const what = effectPhrase(say, effect);
    return isCombat(effect) ? say(`${KEY}.battle`, { what }) : what;
  });
  return listOf(words, say, 'or');
}

export const groupWords = (say: Say, group: Group): string => capital(groupPhrase(say, group));

/** A whole card: independent groups one after another (DR-ABIL-4). */
export const groupsPhrase = (say: Say, groups: Groups): string =>
  groups.length === 0 ? say('dead-reckoning.nothing') : groups.map((group) => groupPhrase(say, group)).join('; ');

export const groupsWords = (say: Say, groups: Groups): string => capital(groupsPhrase(say, groups));

/** A crew card as far as its abilities go: its level, and what is in its sleeve if that is known. */
export interface Fitted {
  readonly level: number;
  readonly sleeves?: readonly CardId[];
}

/** The effect behind the ability number of an action: part * 16 + group * 4 + branch. */
export function effectAt(card: CardId, { level, sleeves }: Fitted, ability: number): Effect | undefined {
  const part = ability >> 4;
  const advancement = sleeves?.[part - 1] ?? NO_CARD;
  if (part > 0 && advancement === NO_CARD) return undefined;
  const groups: Groups | undefined = part === 0 ? crewEffects(card, level) : effectsOf(advancement);
  return groups?.[(ability >> 2) & 3]?.[ability & 3];
}
