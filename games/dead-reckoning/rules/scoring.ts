/** Section 21.2: what everything is worth at the end. Works on a state and, as far as it shows, on a view. */
import { ACHIEVEMENTS, COINS_PER_BONUS } from '../cards/achievements.ts';
import type { Scoring } from '../cards/effects.ts';
import { type CardId, effectsOf, isIsland, islandOf, NO_CARD, tokenOf, upgradeOf } from '../cards/table.ts';
import { countOn, readingOfAside, type Shown } from './abilities.ts';
import { isRival } from './rival/self.ts';
import type { Cell, Player, Tile } from './state.ts';

type CountedPlayer = Readonly<Pick<Player, 'achievements' | 'token' | 'chest' | 'dock'>> & {
  readonly crew: readonly Shown[];
  readonly cells: readonly Readonly<Cell>[];
  readonly aside: readonly CardId[];
};

/** All that counts at the end. */
export interface Counted {
  readonly seats: number;
  readonly players: readonly CountedPlayer[];
  readonly sea: readonly Readonly<Tile>[];
}

/** Where a player's coins come from. */
export interface Sheet {
  readonly achievements: number;
  readonly bonus: number;
  readonly coins: number;
  readonly buildings: number;
  readonly advancements: number;
  readonly upgrades: number;
  readonly abilities: number;
  readonly islands: number;
}

const bits = (set: number): number => {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count++;
  return count;
};

const holds = (set: number, bit: number): boolean => ((set >> bit) & 1) === 1;

/** DR-SCORE-1. */
function achievementsOf({ achievements }: CountedPlayer): number {
  let coins = 0;
  for (let at = 0; at < ACHIEVEMENTS.length; at++) if (holds(achievements, at)) coins += ACHIEVEMENTS[at].value;
  return coins;
}

/** DR-SCORE-2, DR-ABON-2. */
const bonusOf = ({ achievements, token }: CountedPlayer): number =>
  token === NO_CARD ? 0 : COINS_PER_BONUS * tokenOf(token).filter((one) => holds(achievements, one)).length;

/** DR-SCORE-3, DR-SCORE-4. A chest that is not open counts nothing. */
function coinsOf(state: Counted, player: number): number {
  let coins = Math.max(0, state.players[player].chest);
  for (const cell of state.players[player].cells) coins += cell.coins;
  for (const tile of state.sea) if (tile.controller === player) coins += tile.coins;
  return coins;
}

/** DR-SCORE-5. */
function buildingsOf(state: Counted, player: number): number {
  let buildings = 0;
  for (const tile of state.sea) if (tile.controller === player) buildings += bits(tile.buildings);
  return buildings;
}

/** DR-SCORE-6: in sleeves and set aside. */
export function advancementsOf({ crew, aside }: Pick<CountedPlayer, 'crew' | 'aside'>): number {
  let advancements = aside.length;
  for (const { sleeves } of crew) for (const card of sleeves) if (card !== NO_CARD) advancements++;
  return advancements;
}

/** DR-SCORE-7: covered ones too. */
function upgradesWorth({ cells }: CountedPlayer): number {
  let coins = 0;
  for (const { tokens } of cells) for (const token of tokens) coins += upgradeOf(token).kind === 'basic' ? 1 : 2;
  return coins;
}

function cargoOf(state: Counted, player: number): number {
  let cargo = state.players[player].dock;
  for (const cell of state.players[player].cells) cargo += cell.cargo;
  for (const tile of state.sea) if (tile.controller === player) cargo += tile.cargo;
  return cargo;
}

/** Only islands that lie open exist for the score (DR-SCORE-19). */
const islandsOf = (state: Counted): Readonly<Tile>[] =>
  state.sea.filter(({ explored, id }) => explored && isIsland(id));

const isWithout = (tile: Readonly<Tile>, player: number): boolean =>
  tile.cubes[player] === 0 && tile.permanent[player] === 0;

/** DR-SCORE-9, DR-SCORE-11. */
function worthOf(state: Counted, player: number, ability: Scoring, helms: number): number {
  switch (ability.do) {
    case 'scoreFlat':
      return ability.n;
    case 'scorePerHelm':
      return ability.n * helms;
    case 'scorePerCargo':
      return ability.n * Math.floor(cargoOf(state, player) / ability.cargo);
    case 'scorePerIslandWithout':
      return ability.n * islandsOf(state).filter((tile) => isWithout(tile, player)).length;
  }
}

const SCORING: ReadonlySet<string> = new Set<Scoring['do']>([
  'scoreFlat',
  'scorePerHelm',
  'scorePerCargo',
  'scorePerIslandWithout',
]);
const scoringOn = (card: CardId): Scoring[] =>
  effectsOf(card)
    .flat()
    .filter((effect): effect is Scoring => SCORING.has(effect.do));

/**
 * DR-SCORE-8, DR-SCORE-10: every purple ability of the own advancements, each once; the rival's pile has none. Of a card
 * set aside "this card" is the advancement alone.
 */
function abilitiesOf(state: Counted, player: number): number {
  if (isRival(state, player)) return 0;
  const { crew, aside } = state.players[player];
  let coins = 0;
  crew.forEach((member, card) => {
    for (const sleeved of member.sleeves)
      if (sleeved !== NO_CARD)
        for (const ability of scoringOn(sleeved))
          coins += worthOf(state, player, ability, countOn(member, card, 'helm'));
  });
  for (const card of aside)
    for (const ability of scoringOn(card)) coins += worthOf(state, player, ability, readingOfAside(card).helm);
  return coins;
}

/**
 * DR-SCORE-12 to 18: what each player gets on an island. Empty slots are the cubes of an imaginary player. Those tied
 * for a place get the value of the next one; the next group starts as many places lower.
 */
export function islandAwards(state: Counted, tile: number): number[] {
  const { id, explored, cubes, permanent } = state.sea[tile];
  const awards = state.players.map(() => 0);
  if (!explored || !isIsland(id)) return awards;
  const { values, slots } = islandOf(id);
  const counts = cubes.map((count, player) => count + permanent[player]);
  counts.push(slots - cubes.reduce((sum, count) => sum + count, 0));
  for (let player = 0; player < awards.length; player++) {
    if (counts[player] === 0) continue;
    let ahead = 0;
    let tied = 0;
    for (const count of counts) {
      if (count > counts[player]) ahead++;
      else if (count === counts[player]) tied++;
    }
    awards[player] = values[ahead + (tied > 1 ? 1 : 0)] ?? 0;
  }
  return awards;
}

function islandsWorth(state: Counted, player: number): number {
  let coins = 0;
  for (let tile = 0; tile < state.sea.length; tile++)
    if (state.sea[tile].explored) coins += islandAwards(state, tile)[player];
  return coins;
}

export function sheetOf(state: Counted, player: number): Sheet {
  const counted = state.players[player];
  return {
    achievements: achievementsOf(counted),
    bonus: bonusOf(counted),
    coins: coinsOf(state, player),
    buildings: buildingsOf(state, player),
    advancements: Math.floor(advancementsOf(counted) / 2),
    upgrades: upgradesWorth(counted),
    abilities: abilitiesOf(state, player),
    islands: islandsWorth(state, player),
  };
}

/** DR-SCORE-20. */
export const totalOf = (sheet: Sheet): number =>
  sheet.achievements +
  sheet.bonus +
  sheet.coins +
  sheet.buildings +
  sheet.advancements +
  sheet.upgrades +
  sheet.abilities +
  sheet.islands;
