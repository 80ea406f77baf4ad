/** Cards in words: what they are called and what they are about. */
import {
  ACHIEVEMENTS,
  BUILDINGS_OF_A_BUILDER,
  CARGO_OF_A_MASTER_TRADER,
  COINS_OF_A_CAPITALIST,
  COINS_PER_BONUS,
  CUBES_OF_A_SETTLER,
  SEA_DOGS_AT_LEVEL_4,
  TILES_OF_AN_EXPLORER,
  UPGRADES_OF_FIRST_RATE,
  WINS_OF_A_LEGEND,
} from '../cards/achievements.ts';
import { CREW } from '../cards/crew.ts';
import type { Slot } from '../cards/rowCard.ts';
import {
  BUILDINGS,
  buildingOf,
  CARD_INFO,
  type CardId,
  crewKind,
  DEFENCE_CUBES,
  FIRST_ACHIEVEMENT,
  isBack,
  islandOf,
  isMerchant,
  merchantBack,
  merchantOf,
  rowCard,
  seaOf,
  soloCard,
  tokenOf,
  upgradeOf,
} from '../cards/table.ts';
import { effectPhrase, groupsPhrase, mainEffectsPhrase } from './effects.ts';
import { goodsWords } from './goods.ts';
import { sideWords } from './orders.ts';
import { islandName } from './places.ts';
import type { Say } from './say.ts';
import { shortGroups, shortName } from './short.ts';
import { listOf } from './words.ts';

const KEY = 'dead-reckoning.card';
const ABOUT = 'dead-reckoning.about';

export const achievementName = (say: Say, achievement: number): string =>
  say(`${KEY}.${ACHIEVEMENTS[achievement].name}`);

export const slotName = (say: Say, slot: Slot): string => say(`dead-reckoning.slot.${slot}`);

/** "a fort", as somebody builds it. */
export const buildingAsObject = (say: Say, card: CardId): string =>
  say(`dead-reckoning.building.${BUILDINGS[buildingOf(card)]}`);

/** Without the slot, for a face that shows it anyway. A merchant's front says nothing of its back (DR-SETUP-9). */
export function advancementName(say: Say, card: CardId): string {
  return isBack(card) ? say(`${KEY}.${merchantOf(card).name}`) : shortName(say, rowCard(card).effects);
}

/** "Sail and helm (top)": what a card gives to whoever buys it, and the slot it takes. */
export function frontName(say: Say, card: CardId): string {
  const { effects, slot } = rowCard(card);
  return say(`${KEY}.advancement`, { what: shortName(say, effects), slot: slotName(say, slot) });
}

function rowCardName(say: Say, card: CardId): string {
  if (!isMerchant(card)) return frontName(say, card);
  const { effects, slot } = rowCard(card);
  return say(`${KEY}.merchant`, { what: shortGroups(say, effects), slot: slotName(say, slot) });
}

const waysOf = (say: Say, card: CardId): string =>
  listOf(
    seaOf(card).arrows.map((way) => say(`dead-reckoning.way.${way}`)),
    say,
  );

const achievementsOn = (say: Say, token: CardId): string =>
  listOf(
    tokenOf(token).map((achievement) => achievementName(say, achievement)),
    say,
  );

export function cardName(card: CardId, say: Say): string {
  switch (CARD_INFO[card].module) {
    case 'crew':
      return say(`${KEY}.${CREW[crewKind(card)].name}`);
    case 'row':
      return rowCardName(say, card);
    case 'back':
      return say(`${KEY}.${merchantOf(card).name}`);
    case 'island':
      return islandName(say, card);
    case 'sea':
      return say(`${KEY}.sea`, { ways: waysOf(say, card) });
    case 'token':
      return say(`${KEY}.token`, { achievements: achievementsOn(say, card) });
    case 'upgrade':
      return say(`${KEY}.${upgradeOf(card).name}`);
    case 'building':
      return say(`${KEY}.${BUILDINGS[buildingOf(card)]}`);
    case 'solo':
      return say(`${KEY}.${soloCard(card).name}`);
    default:
      return achievementName(say, card - FIRST_ACHIEVEMENT);
  }
}

export const cardList = (cards: readonly CardId[], say: Say): string =>
  listOf(
    cards.map((card) => cardName(card, say)),
    say,
  );

function aboutCrew(say: Say, card: CardId): string {
  const [first, second, third, fourth] = CREW[crewKind(card)].levels.map((groups) => groupsPhrase(say, groups));
  return say(`${ABOUT}.crew`, { first, second, third, fourth });
}

function aboutRowCard(say: Say, card: CardId): string {
  const { row, slot, price, effects } = rowCard(card);
  const values = { row, slot: slotName(say, slot), cargo: price, what: groupsPhrase(say, effects) };
  return say(`${ABOUT}.${isMerchant(card) ? 'merchant' : 'advancement'}`, values);
}

function aboutBack(say: Say, card: CardId): string {
  const { cubes, win, lose, kept } = merchantBack(card);
  return say(`${ABOUT}.back`, {
    cubes,
    win: mainEffectsPhrase(say, win),
    lose: mainEffectsPhrase(say, lose),
    kept: groupsPhrase(say, kept ?? []),
  });
}

function aboutIsland(say: Say, card: CardId): string {
  const { slots, cargo, coins, values, hand } = islandOf(card);
  return say(`${ABOUT}.island${hand > 0 ? '.hand' : ''}`, {
    slots,
    goods: goodsWords(say, cargo, coins),
    values: values.join(' / '),
    hand,
  });
}

function aboutUpgrade(say: Say, card: CardId): string {
  const { kind, sails, cannons, hold } = upgradeOf(card);
  const parts = [
    ...(sails > 0 ? [effectPhrase(say, { do: 'sail', n: sails })] : []),
    ...(cannons > 0 ? [effectPhrase(say, { do: 'cannon', n: cannons })] : []),
    ...(hold > 0 ? [say(`${ABOUT}.hold`, { n: hold })] : []),
  ];
  return say(`${ABOUT}.upgrade.${kind}`, { what: listOf(parts, say) });
}

function aboutSolo(say: Say, card: CardId): string {
  const { stage, normal, hard } = soloCard(card);
  return say(`${ABOUT}.solo`, { stage, normal: sideWords(say, normal), hard: sideWords(say, hard) });
}

/** What has to be reached, in the order of ACHIEVEMENTS; sinking a ship has no number. */
const NEEDS: readonly number[] = [
  WINS_OF_A_LEGEND,
  SEA_DOGS_AT_LEVEL_4,
  0,
  BUILDINGS_OF_A_BUILDER,
  COINS_OF_A_CAPITALIST,
  CUBES_OF_A_SETTLER,
  UPGRADES_OF_FIRST_RATE,
  TILES_OF_AN_EXPLORER[2],
  CARGO_OF_A_MASTER_TRADER,
];

function aboutAchievement(say: Say, card: CardId): string {
  const achievement = card - FIRST_ACHIEVEMENT;
  const { name, value } = ACHIEVEMENTS[achievement];
  const [, , , three, four] = TILES_OF_AN_EXPLORER;
  return say(`${ABOUT}.${name}`, { n: NEEDS[achievement], three, four, coins: value });
}

/** What a card does, in one line. */
export function aboutCard(card: CardId, say: Say): string {
  switch (CARD_INFO[card].module) {
    case 'crew':
      return aboutCrew(say, card);
    case 'row':
      return aboutRowCard(say, card);
    case 'back':
      return aboutBack(say, card);
    case 'island':
      return aboutIsland(say, card);
    case 'sea':
      return say(`${ABOUT}.sea`, { ways: waysOf(say, card) });
    case 'upgrade':
      return aboutUpgrade(say, card);
    case 'building':
      return say(`${ABOUT}.${BUILDINGS[buildingOf(card)]}`, { cubes: DEFENCE_CUBES[buildingOf(card)] });
    case 'token':
      return say(`${ABOUT}.token`, { coins: COINS_PER_BONUS });
    case 'solo':
      return aboutSolo(say, card);
    default:
      return aboutAchievement(say, card);
  }
}
