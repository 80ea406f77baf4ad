/** The words of the game: what lies where, what can be chosen, what can happen. */
import type { Options, Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';

export interface PortRoyalOptions extends Options {
  /** PR-OPT-1: the end also needs an expedition. */
  readonly variantEnding: boolean;
  /** PR-OPT-2: a jester also pays the active player on his own bust. */
  readonly jesterOnOwnBust: boolean;
  /** PR-OPT-3: a jester also pays the active player at an empty harbour. */
  readonly jesterWhenActive: boolean;
  /** PR-OPT-10: a seat, or chance. */
  readonly firstPlayer: 'random' | Seat;
  /** PR-OPT-11: the whole discard pile may be looked through, or only its top card. */
  readonly discardPile: 'open' | 'topCard';
}

/** The cards lying in front of a player: his area. */
export interface Player {
  /** Cards lying face down, the oldest first (PR-AMB-1). */
  coins: CardId[];
  /** In the order they were hired. */
  persons: CardId[];
  expeditions: CardId[];
  // What these cards add up to, kept up by the functions of area.ts.
  points: number;
  sabres: number;
  /** Coins off every hire. */
  discount: number;
  admirals: number;
  jesters: number;
  governors: number;
  /** Expedition symbols, a byte each for settler, captain, priest and jack. */
  symbols: number;
}

/** Phase 1: the active player reveals cards. */
export interface DiscoverFrame {
  readonly step: 'discover';
  /** How many cards were revealed this turn. */
  revealed: number;
}

/** A ship was revealed that the active player could sink. */
export interface RepelFrame {
  readonly step: 'repel';
  readonly card: CardId;
}

/** Phase 2: one player's take-turn. */
export interface TradeAndHireFrame {
  readonly step: 'tradeAndHire';
  readonly seat: Seat;
  /** How many cards he may still take. */
  left: number;
  /** How many he has taken. */
  taken: number;
}

/** The active player may still claim expeditions before his turn ends: after a bust, or after all took. */
export interface LastClaimsFrame {
  readonly step: 'lastClaims';
  readonly after: 'bust' | 'taking';
}

export type PortRoyalFrame = DiscoverFrame | RepelFrame | TradeAndHireFrame | LastClaimsFrame;

export interface State {
  readonly options: PortRoyalOptions;
  flow: PortRoyalFrame[];
  /** Top card last. */
  deck: CardId[];
  /** Top card last. */
  discard: CardId[];
  harbour: CardId[];
  /** Open expeditions in the middle of the table. */
  expeditions: CardId[];
  players: Player[];
  first: Seat;
  active: Seat;
  /** Counted from 1. */
  turn: number;
  /** Turns in a row in which no card could be revealed. */
  becalmed: number;
  /** The end was triggered; the round is played to its end. */
  ending: boolean;
}

export type PortRoyalAction =
  | { readonly type: 'draw' }
  | { readonly type: 'stop' }
  | { readonly type: 'sink' }
  | { readonly type: 'keep' }
  | { readonly type: 'trade'; readonly card: CardId }
  | { readonly type: 'hire'; readonly card: CardId }
  | { readonly type: 'claim'; readonly card: CardId; readonly persons: readonly CardId[] }
  | { readonly type: 'done' }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' };

/** Why coins came from the deck. */
export type Income = 'admiral' | 'jester' | 'trade' | 'expedition' | 'tax';

export type PortRoyalEvent =
  | { readonly type: 'matchBegan'; readonly first: Seat; readonly coins: number; readonly deck: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'cardRevealed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'shipSunk'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardEnteredHarbour'; readonly card: CardId }
  | { readonly type: 'expeditionOpened'; readonly card: CardId }
  | { readonly type: 'taxPaid'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'taxEnded'; readonly card: CardId; readonly value: number; readonly seats: readonly Seat[] }
  | { readonly type: 'bust'; readonly seat: Seat; readonly card: CardId; readonly cards: readonly CardId[] }
  | { readonly type: 'phaseTwoBegan'; readonly seat: Seat; readonly colours: number }
  | { readonly type: 'takeTurnBegan'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'shipTraded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'personHired'; readonly seat: Seat; readonly card: CardId; readonly cards: readonly CardId[] }
  | { readonly type: 'compensationPaid'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'takeTurnEnded'; readonly seat: Seat; readonly taken: number }
  | {
      readonly type: 'expeditionClaimed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly persons: readonly CardId[];
    }
  | { readonly type: 'coinsGained'; readonly seat: Seat; readonly coins: number; readonly by: Income }
  | { readonly type: 'coinsForfeited'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'deckReshuffled'; readonly cards: number }
  | { readonly type: 'harbourCleared'; readonly cards: readonly CardId[] }
  | { readonly type: 'endTriggered'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'matchEnded'; readonly reason: EndReason; readonly winners: readonly Seat[] };

export type EndReason = 'twelvePoints' | 'twelvePointsAndExpedition' | 'becalmed';
