/**
 * Every card and token has a number: crew, row cards, backs of merchants, tiles, upgrades, buildings, bonus tokens,
 * orders of the rival, achievements. Figures keep the label of where they come from; what is reconstructed may be
 * corrected in these tables and nowhere else.
 */
import type { CardInfo, Source } from '@broadside/kernel';
import { ACHIEVEMENTS, BONUS_TOKENS } from './achievements.ts';
import { CREW } from './crew.ts';
import type { Groups } from './effects.ts';
import { ISLANDS, type Island, OPEN_SEA, type OpenSea } from './ocean.ts';
import { ROW_1 } from './row1.ts';
import { ROW_2 } from './row2.ts';
import { ROW_3 } from './row3.ts';
import { ROW_4 } from './row4.ts';
import { type Merchant, type MerchantBack, type RowCard, SLOTS } from './rowCard.ts';
import { COPIES_OF_UPGRADE, type Fitting, UPGRADES, type Upgrade } from './ship.ts';
import { SOLO_CARDS, type SoloCard } from './solo.ts';

export type CardId = number;
export const NO_CARD: CardId = -1;

/** The twelve crew cards of every player, by kind: a place in CREW for each. */
export const CREW_KINDS: readonly number[] = CREW.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind));
export const CREW_CARDS = CREW_KINDS.length;

export const ROW_CARDS: readonly RowCard[] = [...ROW_1, ...ROW_2, ...ROW_3, ...ROW_4];
const MERCHANTS: readonly Merchant[] = ROW_CARDS.filter((card) => card.back !== null);

export const BUILDINGS = ['fort', 'garrison', 'outpost'] as const;
export type Building = 0 | 1 | 2;
export const [FORT, GARRISON, OUTPOST]: readonly Building[] = [0, 1, 2];
export const COPIES_OF_BUILDING = 10;
/** Cubes that fight for a building (DR-COMBAT-B11); reconstructed. */
export const DEFENCE_CUBES: readonly number[] = [4, 2, 0];

export const FIRST_CREW = 0;
export const FIRST_ROW_CARD = FIRST_CREW + CREW_CARDS;
export const FIRST_BACK = FIRST_ROW_CARD + ROW_CARDS.length;
export const FIRST_ISLAND = FIRST_BACK + MERCHANTS.length;
export const FIRST_SEA = FIRST_ISLAND + ISLANDS.length;
export const FIRST_UPGRADE = FIRST_SEA + OPEN_SEA.length;
export const FIRST_BUILDING = FIRST_UPGRADE + UPGRADES.length;
export const FIRST_TOKEN = FIRST_BUILDING + BUILDINGS.length;
export const FIRST_SOLO = FIRST_TOKEN + BONUS_TOKENS.length;
export const FIRST_ACHIEVEMENT = FIRST_SOLO + SOLO_CARDS.length;

export type Module =
  | 'crew'
  | 'row'
  | 'back'
  | 'island'
  | 'sea'
  | 'upgrade'
  | 'building'
  | 'token'
  | 'solo'
  | 'achievement';

interface Printed {
  readonly name: string;
  readonly module: Module;
  readonly count: number;
  readonly source: Source;
  readonly effectSource?: Source;
  readonly valueSource?: Source;
  readonly printed: Readonly<Record<string, unknown>>;
}

/** "crewman-2" for the second of its kind; a kind with one card has no number. */
const crewName = (kind: number, at: number): string => {
  const { name, copies } = CREW[kind];
  return copies === 1 ? name : `${name}-${at - CREW_KINDS.indexOf(kind) + 1}`;
};

const PRINTED: readonly Printed[] = [
  ...CREW_KINDS.map(
    (kind, at): Printed => ({
      name: crewName(kind, at),
      module: 'crew',
      count: 4,
      source: CREW[kind].name === 'firstMate' ? 'reconstructed' : 'printed',
      printed: { levels: CREW[kind].levels },
    }),
  ),
  ...ROW_CARDS.map(
    ({ name, row, slot, price, effects, copies, effectSource, back }): Printed => ({
      name,
      module: 'row',
      count: copies,
      source: 'reconstructed',
      ...(effectSource === 'reconstructed' ? {} : { effectSource }),
      printed: { row, slot: SLOTS[slot], price, effects, merchant: back !== null },
    }),
  ),
  ...MERCHANTS.map(
    ({ name, row, slot, back }): Printed => ({
      name: `${name}-back`,
      module: 'back',
      count: 1,
      source: 'reconstructed',
      printed: { row, slot: SLOTS[slot], ...back },
    }),
  ),
  ...ISLANDS.map(
    ({ name, ...printed }): Printed => ({
      name,
      module: 'island',
      count: 1,
      source: 'reconstructed',
      // DR-FACT-1.
      ...(name === 'shark' ? { valueSource: 'printed' } : {}),
      printed: { ...printed },
    }),
  ),
  ...OPEN_SEA.map(
    ({ name, ...printed }): Printed => ({ name, module: 'sea', count: 1, source: 'reconstructed', printed }),
  ),
  ...UPGRADES.map(
    ({ name, ...printed }): Printed => ({
      name,
      module: 'upgrade',
      count: COPIES_OF_UPGRADE,
      source: 'reconstructed',
      printed,
    }),
  ),
  ...BUILDINGS.map(
    (name, at): Printed => ({
      name,
      module: 'building',
      count: COPIES_OF_BUILDING,
      // DR-FACT-6: what they do is printed, with how many cubes they fight is not; an outpost does not fight.
      ...(DEFENCE_CUBES[at] > 0 ? { source: 'reconstructed', effectSource: 'printed' } : { source: 'printed' }),
      printed: { cubes: DEFENCE_CUBES[at] },
    }),
  ),
  ...BONUS_TOKENS.map(
    (achievements, at): Printed => ({
      name: `bt-${at + 1}`,
      module: 'token',
      count: 1,
      source: 'reconstructed',
      printed: { achievements: achievements.map((one) => ACHIEVEMENTS[one].name) },
    }),
  ),
  ...SOLO_CARDS.map(
    ({ name, ...printed }): Printed => ({ name, module: 'solo', count: 1, source: 'reconstructed', printed }),
  ),
  ...ACHIEVEMENTS.map(
    ({ name, value }): Printed => ({
      name,
      module: 'achievement',
      count: 1,
      source: 'reconstructed',
      printed: { value },
    }),
  ),
];

export const CARD_INFO: readonly CardInfo[] = PRINTED.map((card, id) => ({ id, ...card }));

const BY_NAME: ReadonlyMap<string, CardId> = new Map(CARD_INFO.map(({ name, id }) => [name, id]));
export const cardNamed = (name: string): CardId | undefined => BY_NAME.get(name);

export const isRowCard = (card: CardId): boolean => card >= FIRST_ROW_CARD && card < FIRST_BACK;
export const isBack = (card: CardId): boolean => card >= FIRST_BACK && card < FIRST_ISLAND;
/** The merchant with this back. */
export const merchantOf = (back: CardId): Merchant => MERCHANTS[back - FIRST_BACK];
export const rowCard = (card: CardId): RowCard => (isBack(card) ? merchantOf(card) : ROW_CARDS[card - FIRST_ROW_CARD]);
export const isMerchant = (card: CardId): boolean => isRowCard(card) && rowCard(card).back !== null;

const BACKS: readonly CardId[] = ROW_CARDS.map((card) =>
  card.back === null ? NO_CARD : FIRST_BACK + MERCHANTS.indexOf(card),
);
/** A merchant turned over (DR-ENC-4); its front again. */
export const backOf = (card: CardId): CardId => BACKS[card - FIRST_ROW_CARD];
export const frontOf = (card: CardId): CardId => (isBack(card) ? FIRST_ROW_CARD + BACKS.indexOf(card) : card);

const NO_BACK: MerchantBack = { cubes: 0, win: [], lose: [], kept: null };
export const merchantBack = (card: CardId): MerchantBack => rowCard(card).back ?? NO_BACK;

/** What a card in a sleeve does: a traded merchant shows its front, a beaten one its back (DR-ENC-3, DR-ENC-7). */
export const effectsOf = (card: CardId): Groups =>
  isBack(card) ? (merchantBack(card).kept ?? []) : rowCard(card).effects;

export const crewKind = (card: CardId): number => CREW_KINDS[card];
export const crewEffects = (card: CardId, level: number): Groups => CREW[crewKind(card)].levels[level - 1];

export const isIsland = (tile: CardId): boolean => tile >= FIRST_ISLAND && tile < FIRST_SEA;
export const islandOf = (tile: CardId): Island => ISLANDS[tile - FIRST_ISLAND];
export const seaOf = (tile: CardId): OpenSea => OPEN_SEA[tile - FIRST_SEA];
export const upgradeOf = (card: CardId): Upgrade => UPGRADES[card - FIRST_UPGRADE];
export const fittingOf = (card: CardId): Fitting => upgradeOf(card);
export const buildingOf = (card: CardId): Building => (card - FIRST_BUILDING) as Building;
export const buildingCard = (building: Building): CardId => FIRST_BUILDING + building;
export const tokenOf = (card: CardId): readonly number[] => BONUS_TOKENS[card - FIRST_TOKEN];
export const soloCard = (card: CardId): SoloCard => SOLO_CARDS[card - FIRST_SOLO];
