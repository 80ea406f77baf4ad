/** What an eye may know (section 26). */
import type { Eye, Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import type { Battle } from './battleState.ts';
import type { Batch, Cell, DeadReckoningFrame, DeadReckoningOptions, Player, Tile, Turn } from './state.ts';

/** Where the eye knows a crew card to be; others' hands and decks cannot be told apart. */
export type Whereabouts = 'hand' | 'deck' | 'hidden' | 'play' | 'discard';

export interface CrewView {
  readonly where: Whereabouts;
  /** As far as the eye knows: a card raised secretly shows its old level (DR-HID-4). */
  readonly level: number;
  readonly sleeves: readonly [CardId, CardId, CardId];
  readonly used: number;
  readonly fired: number;
}

export interface PlayerView
  extends Readonly<
    Pick<
      Player,
      | 'dock'
      | 'firedPrinted'
      | 'damage'
      | 'at'
      | 'pirate'
      | 'sails'
      | 'cubes'
      | 'legend'
      | 'seaDogs'
      | 'explorer'
      | 'achievements'
      | 'levelDue'
      | 'finished'
      | 'training'
    >
  > {
  /** By card; empty for the rival. */
  readonly crew: readonly CrewView[];
  readonly deckSize: number;
  readonly handSize: number;
  /** Only for the owner, and for all when the match is over. */
  readonly hand: readonly CardId[] | null;
  readonly play: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly aside: readonly CardId[];
  /** -1 for others (DR-HID-1); the rival's chest is open. */
  readonly chest: number;
  readonly cells: readonly Readonly<Cell>[];
  /** Levels gained secretly: in the hand, and at the bottom of the deck. 0 for the owner, who sees the levels. */
  readonly raisedInHand: number;
  readonly raisedInDeck: number;
  /** NO_CARD for others until the end. */
  readonly token: CardId;
  readonly offered: readonly CardId[];
  /** Cannons not fired this turn, and all of them. */
  readonly cannons: number;
  readonly cannonsLeft: number;
  readonly handLimit: number;
}

/** A tile face down has no identity: `id` is NO_CARD. */
export type TileView = Readonly<Tile>;

export interface DeadReckoningView {
  readonly eye: Eye;
  readonly options: DeadReckoningOptions;
  readonly seats: number;
  readonly players: readonly PlayerView[];
  readonly sea: readonly TileView[];
  /** How many cards are in each box; the top cards if the table plays so, else NO_CARD. */
  readonly boxes: readonly number[];
  readonly tops: readonly CardId[];
  readonly gone: readonly CardId[];
  readonly upgrades: readonly number[];
  readonly buildings: readonly number[];
  readonly first: Seat;
  readonly active: number;
  readonly round: number;
  readonly turns: number;
  readonly endedBy: number;
  readonly turn: Readonly<Turn>;
  readonly batch: Readonly<Batch> | null;
  readonly battle: Readonly<Battle> | null;
  readonly ordersLeft: number;
  readonly ordered: readonly CardId[];
  readonly throws: number;
  readonly tieStrength: readonly number[];
  /** `drawn.card` is NO_CARD for others. Empty when the match is over. */
  readonly flow: readonly DeadReckoningFrame[];
}
