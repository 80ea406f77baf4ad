/** The whole of a match as plain data, what can be done in it, and what can happen. */
import type { Seat } from '@broadside/kernel';

/** A card by its number; its value is one more. */
export type CardId = number;
export const CARDS = 24;
/** Nothing was played yet, or a card is seen from behind. */
export const NO_CARD = -1;

export interface NewGameOptions {
  /** NG-SETUP-1. */
  readonly hand: number;
}

export interface Player {
  /** Sorted: the order says nothing. */
  hand: CardId[];
  /** The card played this round, or NO_CARD. */
  card: CardId;
  rounds: number;
}

export type NewGameFrame = { readonly step: 'play'; readonly seat: Seat };

export interface NewGameState {
  readonly options: NewGameOptions;
  players: Player[];
  round: number;
  turns: number;
  first: Seat;
  /** Everything that was played so far: it is known to all. */
  seen: CardId[];
  flow: NewGameFrame[];
}

export type NewGameAction = { readonly type: 'play'; readonly card: CardId };

export type NewGameEvent =
  /** Others see as many NO_CARDs. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'won'; readonly seat: Seat; readonly round: number };
