/** The whole of a match as plain data, and what waits in it. Names are the rulebook's. */
import type { Seat } from '@broadside/kernel';
import type { MainEffect } from '../cards/effects.ts';
import type { Building, CardId } from '../cards/table.ts';
import type { Battle } from './battleState.ts';

export interface DeadReckoningOptions {
  /** DR-SETUP-25: bonus achievement tokens. */
  readonly bonusTokens: boolean;
  /** DR-AMB-26: the top card of every row box lies open. */
  readonly topCardVisible: boolean;
  /** DR-AMB-7: the level-up between turns may be declined. */
  readonly levelUpOptional: boolean;
  /** DR-SETUP-27: with two and three players everybody but the first has the fourth player's right. */
  readonly raiseBeforeFirstTurn: boolean;
  /** DR-TABLE-9: the match ends after this round; 0 is never. */
  readonly roundLimit: number;
  /** DR-SOLO: which side of the rival's orders is used. */
  readonly rival: 'normal' | 'hard';
}

/** Cargo and coins: places in a pair of goods. */
export type Good = 0 | 1;
export const CARGO: Good = 0;
export const COIN: Good = 1;
export interface Goods {
  cargo: number;
  coins: number;
}

/** Tiles are numbered row by row from the harbour, left to right: 0 to 11; the harbour is one more location. */
export const TILES = 12;
export const COLUMNS = 3;
export const HARBOUR = 12;
export type Location = number;

export const NOBODY = -1;
/** The side of a merchant's cubes. */
export const BLACK = -1;

export interface Tile {
  readonly id: CardId;
  /** Face up. */
  explored: boolean;
  /** Own cubes of each player in influence slots, and in the permanent area. */
  cubes: number[];
  permanent: number[];
  /** Who controls it: NOBODY or a player; kept up to date by control.ts. */
  controller: number;
  /** Which buildings stand on it, a bit each, and who controlled them last (DR-BLDG-3). */
  buildings: number;
  builder: number;
  cargo: number;
  coins: number;
  /** The card in its slot; NO_CARD. */
  card: CardId;
}

/** Replaced, never changed in place (crew.ts). */
export interface Crew {
  readonly level: number;
  /** The level everybody has seen last (DR-HID-4). */
  readonly known: number;
  /** Advancements in the top, middle and bottom slot; NO_CARD. */
  readonly sleeves: readonly [CardId, CardId, CardId];
  /** Groups used this turn, a bit each (abilities.ts). */
  readonly used: number;
  /** Cannons of this card fired this turn. */
  readonly fired: number;
}

export interface Cell {
  /** Upgrade tokens, the uncovered one last; none: what is printed. Replaced, never changed in place. */
  tokens: readonly CardId[];
  cargo: number;
  coins: number;
  /** Cannons of this cell fired this turn. */
  fired: number;
}

/** A player; in the solo game the second one is the rival, who has no crew and no seat. */
export interface Player {
  /** By CardId 0 to 11; empty for the rival. */
  readonly crew: Crew[];
  /** The top is last. */
  deck: CardId[];
  /** Sorted: its order says nothing. */
  hand: CardId[];
  /** In the order they were played. */
  play: CardId[];
  discard: CardId[];
  /** Advancements set aside; a beaten merchant by its back. The rival's pile. */
  aside: CardId[];
  dock: number;
  chest: number;
  readonly cells: Cell[];
  /** The printed cannon has been fired this turn. */
  firedPrinted: boolean;
  damage: number;
  at: Location;
  pirate: boolean;
  /** The sail track. */
  sails: number;
  /** Cubes in the personal supply; 35 less those elsewhere. */
  cubes: number;
  /** Progress cubes on Legend, Sea dogs and Explorer. */
  legend: number;
  seaDogs: number;
  explorer: number;
  /** A bit each. */
  achievements: number;
  /** A level-up between turns: none, compulsory or allowed (DR-LEVEL-4, DR-SETUP-23). */
  levelDue: 'no' | 'must' | 'may';
  /** Has completed the last turn (DR-GAMEEND-5). */
  finished: boolean;
  /** The bonus token kept, and those offered; NO_CARD and none without the option. */
  token: CardId;
  offered: CardId[];
  /** Training marks of the rival. */
  training: number;
}

/** What counts within one turn (DR-STATE-6). */
export interface Turn {
  raised: boolean;
  moved: boolean;
  explored: boolean;
  /** Purchases and encounters, 0 to 2. */
  bought: number;
  /** Ships fought, a bit for each player; buildings fought, tile * 3 + building. */
  foughtShips: number;
  foughtBuildings: number[];
  /** DR-PIRATE-7: where the turn began. */
  readonly beganAt: Location;
  /** DR-ADV-4.1: abilities used, and islands passed since, a bit each. DR-ADV-4.6: likewise, tiles entered since. */
  passRowFour: number;
  passed: number;
  damageOnEntering: number;
  entered: number;
}

/** Influence put down without anything in between (DR-INF-6): islands touched, with their controllers before. */
export interface Batch {
  tiles: number[];
  controllers: number[];
  /** DR-GAMEEND-7: influence of this batch that waits for a second one. */
  carried: number;
}

/** All frames are public, except what `drawn` holds. */
export type DeadReckoningFrame =
  // Before the first turn, between turns
  | { readonly step: 'token' }
  | { readonly step: 'levelUp'; readonly seat: Seat }
  // The turn
  | { readonly step: 'main'; readonly seat: Seat }
  | { readonly step: 'underway'; readonly seat: Seat }
  | { readonly step: 'forced'; readonly seat: Seat }
  | {
      readonly step: 'endPhase';
      readonly seat: Seat;
      stage: 'refill' | 'mode' | 'sails' | 'sleeve' | 'draw' | 'done';
      /** Bonus cards of this turn, counted before anything is sleeved (DR-SLEEVE-5). */
      readonly bonus: number;
    }
  | { readonly step: 'mode'; readonly seat: Seat }
  | { readonly step: 'sleeve'; readonly seat: Seat }
  // Parts of an ability: run by rules/effects
  | { readonly step: 'effects'; readonly seat: number; readonly crew: CardId; list: readonly MainEffect[] }
  | {
      readonly step: 'influence';
      readonly seat: Seat;
      left: number;
      adjacentLeft: number;
      /** The one adjacent island that has been chosen; NOBODY before. */
      adjacentTo: number;
      readonly ignoreForts: boolean;
    }
  | { readonly step: 'batch'; readonly seat: Seat }
  | { readonly step: 'permanent'; readonly seat: Seat; left: number }
  | {
      readonly step: 'produce';
      readonly seat: Seat;
      left: number;
      readonly rows: readonly number[];
      readonly cargo: number;
      readonly coins: number;
      done: number[];
    }
  | { readonly step: 'build'; readonly seat: Seat; prices: readonly number[] }
  | { readonly step: 'upgrade'; readonly seat: Seat; readonly kind: 'basic' | 'advanced' | 'any' }
  | { readonly step: 'swap'; readonly seat: Seat }
  | { readonly step: 'copy'; readonly seat: Seat; readonly crew: CardId }
  | { readonly step: 'grant'; readonly seat: Seat; readonly cargo: number; readonly coins: number }
  /** A price that may come from ship and dock: how much from the dock. Cargo and coins are asked one after the other. */
  | {
      readonly step: 'pay';
      readonly seat: Seat;
      readonly cargo: number;
      readonly coins: number;
      readonly cause: 'price' | 'trader';
    }
  /** A gain that may go to ship and dock. */
  | { readonly step: 'divide'; readonly seat: Seat; readonly cargo: number; readonly coins: number }
  /** Goods for the ship that do not fit: make room or forgo (DR-GAIN-6). From the ship: out of a covered hold. */
  | {
      readonly step: 'room';
      readonly seat: Seat;
      cargo: number;
      coins: number;
      readonly from: 'supply' | 'ship';
    }
  /**
   * DR-CUBE-1: cubes may be taken back from islands; `need` are missing. A cube that is due in the permanent area of
   * `tile`, or as progress in `achievement`, then goes there; NOBODY: into the supply.
   */
  | {
      readonly step: 'recall';
      readonly seat: Seat;
      need: number;
      readonly tile: number;
      readonly achievement: number;
    }
  // Battles
  | { readonly step: 'battle'; stage: BattleStage }
  | { readonly step: 'prepare'; readonly seat: Seat }
  | { readonly step: 'respond'; readonly seat: Seat }
  | { readonly step: 'fall' }
  | { readonly step: 'combat'; seat: Seat; passes: number }
  | { readonly step: 'shift'; readonly seat: Seat; readonly kinds: readonly string[] }
  | { readonly step: 'remove'; readonly seat: Seat; readonly crew: CardId; readonly deeds: readonly MainEffect[] }
  /** The card drawn is in the hand and known to its owner only. */
  | { readonly step: 'drawn'; readonly seat: Seat; readonly card: CardId }
  | { readonly step: 'loot'; readonly seat: Seat; cargo: number; coins: number; any: number }
  // The end
  | { readonly step: 'rival'; order: number; readonly otherwise: boolean; stage: 'orders' | 'refill' | 'done' }
  | { readonly step: 'finale'; stage: 'scoring' | 'tie' };

export type BattleStage =
  | 'declared'
  | 'prepared'
  | 'responded'
  | 'throw'
  | 'landed'
  | 'abilities'
  | 'loot'
  | 'damage'
  | 'strength'
  | 'outcome'
  | 'sink';

export type StepName = DeadReckoningFrame['step'];
/** Steps that lead through their parts and ask nobody themselves. */
export type WorkName = 'endPhase' | 'effects' | 'battle' | 'rival' | 'finale';
export type QuestionName = Exclude<StepName, WorkName>;
export type FrameOf<N extends StepName> = Extract<DeadReckoningFrame, { readonly step: N }>;

export interface DeadReckoningState {
  readonly options: DeadReckoningOptions;
  /** How many seats; with one, players[1] is the rival. */
  readonly seats: number;
  players: Player[];
  /** The 12 tiles of the sea, and those left in the box. */
  sea: Tile[];
  left: CardId[];
  /** The four row boxes, the top is last; what lies under them, out of the game. */
  boxes: CardId[][];
  gone: CardId[];
  /** Tokens left in the supply, by kind of upgrade and of building. */
  upgrades: number[];
  buildings: number[];
  first: Seat;
  /** Whose turn it is: a player's place (the rival is 1 in the solo game). */
  active: number;
  round: number;
  /** Counts players' turns from 1. */
  turns: number;
  /** Who triggered the end; NOBODY before. BY_LIMIT and BY_ORDERS are no player. */
  endedBy: number;
  turn: Turn;
  batch: Batch | null;
  battle: Battle | null;
  /** The rival's orders still to come, the top is last; those carried out, the present one last. */
  orders: CardId[];
  ordered: CardId[];
  /** Throws made so far; those prescribed by the stack and still to come, hidden like every other future. */
  throws: number;
  prescribed: string[];
  /** Strength thrown for a tie, by player; empty without one (DR-TIE). */
  tieStrength: number[];
  flow: DeadReckoningFrame[];
}

export const BY_LIMIT = 9;
/** DR-SOLO-43: the rival's last order was carried out. */
export const BY_ORDERS = 8;

/** Bits of `Tile.buildings`. */
export const bitOf = (building: Building): number => 1 << building;
