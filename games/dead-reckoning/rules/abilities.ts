/**
 * What a crew card shows: the present level and the advancements in its sleeve, read as one card (DR-ABIL-9), and which
 * of its abilities can be used now. Every printed side is read once, when the module is loaded.
 */
import type { Seat } from '@broadside/kernel';
import type { Amount, Combat, Effect, Groups, MainEffect, Mark } from '../cards/effects.ts';
import {
  type CardId,
  CREW_CARDS,
  crewEffects,
  effectsOf,
  FIRST_ISLAND,
  FIRST_ROW_CARD,
  NO_CARD,
} from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import { alter } from './crew.ts';
import type { Crew, DeadReckoningState, Player } from './state.ts';

/** The level of the crew card, then the three sleeves. */
export const PARTS = 4;
const ALL_PARTS: readonly number[] = [0, 1, 2, 3];
const NOTHING: Groups = [];
export const LEVELS = 4;

const partOf = (crew: Crew, card: CardId, part: number): Groups => {
  if (part === 0) return crewEffects(card, crew.level);
  const sleeve = crew.sleeves[part - 1];
  return sleeve === NO_CARD ? NOTHING : effectsOf(sleeve);
};

/** The groups of each part: of the level, and of the three sleeves. */
export const groupsOf = (crew: Crew, card: CardId): readonly Groups[] =>
  ALL_PARTS.map((part) => partOf(crew, card, part));

/** The number of an ability within its card, and back. */
export const abilityAt = (part: number, group: number, branch: number): number => part * 16 + group * 4 + branch;
export const partIn = (ability: number): number => ability >> 4;
/** DR-ABIL-5: the bit of its group, which is used up as a whole. */
export const bitIn = (ability: number): number => 1 << (ability >> 2);

export const isUsed = (crew: Crew, ability: number): boolean => (crew.used & bitIn(ability)) !== 0;

/** DR-ABIL-5. */
export const useUp = (player: Player, card: CardId, ability: number): void =>
  alter(player, card, { used: player.crew[card].used | bitIn(ability) });

/** The effect that an ability number names on this card. */
export function effectAt(crew: Crew, card: CardId, ability: number): Effect | undefined {
  if (ability < 0 || ability >= PARTS * 16) return undefined;
  return partOf(crew, card, partIn(ability))[(ability >> 2) & 3]?.[ability & 3];
}

const COMBATS: ReadonlySet<Effect['do']> = new Set<Combat['do']>([
  'roll',
  'strength',
  'moveCube',
  'removeCube',
  'onWin',
  'lessDamageOnWin',
  'drawAndPlay',
]);
const MARKS: ReadonlySet<Effect['do']> = new Set<Mark['do']>(['sail', 'cannon', 'helm', 'bonusCard']);
const SCORINGS: readonly Effect['do'][] = ['scoreFlat', 'scorePerHelm', 'scorePerCargo', 'scorePerIslandWithout'];

/** DR-ABIL-3. */
export const isCombat = (effect: Effect): effect is Combat => COMBATS.has(effect.do);
export const isMark = (effect: Effect): effect is Mark => MARKS.has(effect.do);
export const isMainEffect = (effect: Effect): effect is MainEffect =>
  !isCombat(effect) && !isMark(effect) && !SCORINGS.includes(effect.do);

/** An ability of one side of a card; `at` is its number there, as if it were the level. */
export interface Ability<E extends Effect> {
  readonly at: number;
  readonly effect: E;
}

/** One printed side: its symbols, and its abilities by the time they are used. */
export interface Reading {
  readonly helm: number;
  readonly cannon: number;
  /** Sails that always count; those of alternatives, and the groups they stand in, a bit each (DR-SAIL-9). */
  readonly sail: number;
  readonly choices: readonly Ability<Mark>[];
  readonly bonus: readonly Amount[];
  readonly effects: readonly Ability<MainEffect>[];
  readonly combats: readonly Ability<Combat>[];
}

type Symbol = 'helm' | 'cannon' | 'sail';

function read(groups: Groups): Reading {
  const all = groups.flatMap((group, place) =>
    group.map((effect, branch) => ({ at: abilityAt(0, place, branch), effect, alone: group.length === 1 })),
  );
  const only = <E extends Effect>(test: (effect: Effect) => effect is E): readonly Ability<E>[] =>
    all.flatMap(({ at, effect }) => (test(effect) ? [{ at, effect }] : []));
  const count = (symbol: Symbol): number =>
    all.reduce((sum, { effect }) => (effect.do === symbol ? sum + effect.n : sum), 0);
  const choices = all.flatMap(({ at, effect, alone }) => (effect.do === 'sail' && !alone ? [{ at, effect }] : []));
  return {
    helm: count('helm'),
    cannon: count('cannon'),
    sail: count('sail') - choices.reduce((sum, { effect }) => sum + effect.n, 0),
    choices,
    bonus: all.flatMap(({ effect }) => (effect.do === 'bonusCard' ? [effect.n] : [])),
    effects: only(isMainEffect),
    combats: only(isCombat),
  };
}

const OF_CREW: readonly Reading[] = Array.from({ length: CREW_CARDS * LEVELS }, (_, at) =>
  read(crewEffects(Math.floor(at / LEVELS), (at % LEVELS) + 1)),
);
const OF_ROW_CARDS: readonly Reading[] = Array.from({ length: FIRST_ISLAND - FIRST_ROW_CARD }, (_, at) =>
  read(effectsOf(FIRST_ROW_CARD + at)),
);
const OF_NOTHING: Reading = read(NOTHING);

/** As much of a crew card as shows what is printed; a view shows it too. */
export interface Shown {
  readonly level: number;
  readonly sleeves: readonly CardId[];
}

export const readingOf = (crew: Shown, card: CardId, part: number): Reading => {
  if (part === 0) return OF_CREW[card * LEVELS + crew.level - 1];
  const sleeve = crew.sleeves[part - 1];
  return sleeve === NO_CARD ? OF_NOTHING : OF_ROW_CARDS[sleeve - FIRST_ROW_CARD];
};

/** Symbols on a set-aside advancement alone (DR-AMB-44). */
export const readingOfAside = (card: CardId): Reading => OF_ROW_CARDS[card - FIRST_ROW_CARD];

/** DR-ABIL-7 to 10: symbols on the whole crew card; sails of alternatives are no plain sails. */
export function countOn(crew: Shown, card: CardId, symbol: Symbol): number {
  let count = 0;
  for (let part = 0; part < PARTS; part++) count += readingOf(crew, card, part)[symbol];
  return count;
}

/** `crew` is missing where no card stands behind it: the outcome of a merchant. */
export function amountOf(amount: Amount, crew: Crew | undefined, card: CardId): number {
  if (typeof amount === 'number') return amount;
  return crew ? amount.each * countOn(crew, card, amount.x) : 0;
}

/** Sails that count without a choice. */
export const cardSails = (crew: Crew, card: CardId): number => countOn(crew, card, 'sail');

/** DR-SAIL-9: sails of alternatives that are not used up. */
export function choiceSails(crew: Crew, card: CardId): number {
  let sails = 0;
  for (let part = 0; part < PARTS; part++)
    for (const { at, effect } of readingOf(crew, card, part).choices)
      if (!isUsed(crew, abilityAt(part, 0, 0) + at)) sails += amountOf(effect.n, crew, card);
  return sails;
}

/** Counting them uses these groups up. */
export function useChoiceSails(player: Player, card: CardId): void {
  const crew = player.crew[card];
  for (let part = 0; part < PARTS; part++)
    for (const { at } of readingOf(crew, card, part).choices) useUp(player, card, abilityAt(part, 0, 0) + at);
}

export const cardCannons = (crew: Crew, card: CardId): number => countOn(crew, card, 'cannon');

/** DR-BONUS-1. */
export function bonusCards(crew: Crew, card: CardId): number {
  let cards = 0;
  for (let part = 0; part < PARTS; part++)
    for (const amount of readingOf(crew, card, part).bonus) cards += amountOf(amount, crew, card);
  return cards;
}

const USE: readonly (readonly DeadReckoningAction[])[] = Array.from({ length: CREW_CARDS }, (_, card) =>
  Array.from({ length: PARTS * 16 }, (_, ability) => ({ type: 'use', card, ability })),
);
export const useOf = (card: CardId, ability: number): DeadReckoningAction => USE[card][ability];

/** All influence that unused abilities of cards in play could still bring. */
export function influenceLeft(state: DeadReckoningState, seat: Seat): number {
  const { play, crew: all } = state.players[seat];
  let influence = 0;
  for (const card of play)
    for (let part = 0; part < PARTS; part++)
      for (const { at, effect } of readingOf(all[card], card, part).effects)
        if (effect.do === 'influence' && !isUsed(all[card], part * 16 + at))
          influence += amountOf(effect.n, all[card], card);
  return influence;
}
