/** The whole of a match as plain data, what can be done in it, and what can happen. Names are the rulebook's. */
import type { Seat } from '@broadside/kernel';
import type { CardId, Character, Good } from '../cards/table.ts';

export interface SevenSeasOptions {
  /** S7-AMB-38: the pile of played Caravans and Curses may be looked through. */
  readonly openHistory: boolean;
  /** S7-AMB-41: what Pirate Bay pays for rum. */
  readonly bayRum: 2 | 3;
  /** S7-AMB-37: after this round the end begins even if nobody drew it; 0 is never. */
  readonly roundLimit: number;
  /** S7-PHYS-11: whether the thrower's gesture counts. */
  readonly gesture: boolean;
}

/** Three counts: fruit, coffee, rum. */
export type GoodsCount = [number, number, number];

export const NOT_CHOSEN = -1;
/** The side of a red die; a pirate's die has its owner's seat. */
export const RED = -1;
/** Numbers per die in the result of a throw: value, x, y, yaw (S7-PHYS-3). */
export const PER_DIE = 4;

export interface Pirate {
  chests: number;
  /** Owned ships, 0 to 10; guard, loaded and free follow from the rest (ships.ts). */
  ships: number;
  goods: GoodsCount;
  talismans: number;
  yinYang: number;
  marks: number;
  doubleHolds: number;
  unsinkables: number;
  /** Adventure cards, sorted: their order says nothing. */
  hand: CardId[];
  /** Characters lying face up before the player, a bit each. */
  played: number;
  /** The character chosen this round, secret until it is called. */
  chosen: Character | typeof NOT_CHOSEN;
}

/** The last throw, as it lies in the lid. Public; it stays until the next throw. */
export interface Lid {
  /** Which throw of the match, from 1. */
  readonly index: number;
  /** The caravan or curse it is thrown for. */
  readonly card: CardId;
  readonly thrower: Seat;
  /** Whose die each one is: RED or a seat. Red dice first, then seat by seat. */
  readonly sides: readonly number[];
  /** Flat, PER_DIE numbers a die; empty while the dice are in the air. Never changed once it lies there. */
  dice: readonly number[];
  /** Flat pairs: red die, pirate die, in the order they fought. */
  fights: number[];
  /** The dice a curse hit. */
  hits: number[];
}

/** A raid from the caravan on until its loot is shared. */
export interface Raid {
  readonly captain: Seat;
  readonly card: CardId;
  /** Ships sent by each seat; NOT_SENT while not asked. */
  sent: number[];
}
export const NOT_SENT = -1;

/** All frames are public: they hold no secret. */
export type SevenSeasFrame =
  // The round
  | { readonly step: 'choose' }
  | { readonly step: 'call' }
  | {
      readonly step: 'turn';
      readonly seat: Seat;
      readonly character: Character;
      /** Gifts this player may take, 0 to 2. */
      readonly gifts: number;
      act: 'open' | 'performed' | 'declined';
    }
  | { readonly step: 'gift'; readonly seat: Seat; readonly character: Character; left: number }
  | { readonly step: 'sale'; readonly seat: Seat; sold: GoodsCount }
  // The raid
  | { readonly step: 'raid'; stage: 'sending' | 'thrown' | 'sharing'; next: number; alive: number[] }
  | { readonly step: 'send'; readonly seat: Seat; readonly most: number }
  | { readonly step: 'fights' }
  | { readonly step: 'tie'; readonly seat: Seat; readonly pairs: readonly number[] }
  // Throws
  | { readonly step: 'cast'; readonly seat: Seat }
  | { readonly step: 'fall'; readonly way: number; readonly force: number }
  // Loot
  | { readonly step: 'keep'; readonly seat: Seat; goods: GoodsCount; kept: GoodsCount }
  | { readonly step: 'excess'; readonly seat: Seat; lost: GoodsCount }
  // Curses
  | {
      readonly step: 'curse';
      readonly shaman: Seat;
      readonly card: CardId;
      readonly gifts: number;
      stage: 'begun' | 'thrown' | 'paying';
      next: number;
      /** The good named for the Idol or in highest demand at the Mutiny. */
      good: Good | -1;
      /** Ships of the Shaman that stay out of the throw. */
      protected: number;
      /** Hits still to pay, or the Tavern's die, for each seat. */
      due: number[];
    }
  | { readonly step: 'protect'; readonly seat: Seat; readonly most: number }
  | { readonly step: 'name'; readonly seat: Seat }
  | { readonly step: 'whirl'; readonly seat: Seat; readonly tied: readonly number[]; need: number }
  | { readonly step: 'assign'; readonly seat: Seat; readonly to: Seat; readonly values: readonly number[] }
  | { readonly step: 'lose'; readonly seat: Seat }
  // The end
  | { readonly step: 'finale'; done: number };

export type StepName = SevenSeasFrame['step'];
/** Steps that lead through their parts and ask nobody themselves. */
export type WorkName = 'call' | 'raid' | 'fights' | 'curse';
export type QuestionName = Exclude<StepName, WorkName>;
export type FrameOf<N extends StepName> = Extract<SevenSeasFrame, { readonly step: N }>;

export interface SevenSeasState {
  readonly options: SevenSeasOptions;
  pirates: Pirate[];
  round: number;
  /** Counts every choice phase and every player's turn. */
  turns: number;
  first: Seat;
  /** The character being called; NOT_CHOSEN in the choice phase. */
  called: Character | typeof NOT_CHOSEN;
  /** Who still has to act with the called character, in order. */
  acting: Seat[];
  /** The round in which End of Adventures was drawn; 0 before. */
  endRound: number;
  /** The adventure deck, the top is last. */
  adventures: CardId[];
  /** Played Caravans and Curses, the top is last. */
  played: CardId[];
  /** Played Ports, the current one last; Pirate Bay is at the bottom. */
  ports: CardId[];
  /** The loot deck as kinds, the top is last. */
  loot: number[];
  /** Discarded loot: a count for each kind, and the kind on top (-1: none). */
  discarded: number[];
  discardTop: number;
  /** Who holds the Corsair token of each nation; -1 while it lies on the board. */
  corsairs: number[];
  raid: Raid | null;
  lid: Lid | null;
  /** Throws made so far. */
  throws: number;
  /** Throws prescribed by the stack, still to come; hidden like every other future. */
  prescribed: (readonly number[])[];
  flow: SevenSeasFrame[];
}

export type SevenSeasAction =
  | { readonly type: 'choose'; readonly card: CardId }
  // Rituals
  | { readonly type: 'deal'; readonly cards: readonly CardId[] }
  | { readonly type: 'doubleHold' }
  | { readonly type: 'unsinkable' }
  // Actions of characters
  | { readonly type: 'build'; readonly count: number }
  | { readonly type: 'corsair'; readonly nation: number }
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'sell'; readonly card: CardId }
  | { readonly type: 'sellKind'; readonly card: CardId }
  | { readonly type: 'sellAll' }
  | { readonly type: 'close' }
  | { readonly type: 'draw' }
  | { readonly type: 'decline' }
  | { readonly type: 'gift' }
  | { readonly type: 'noGift' }
  | { readonly type: 'end' }
  // Raids and throws
  | { readonly type: 'send'; readonly count: number }
  | { readonly type: 'throw'; readonly way: number; readonly force: number }
  | {
      readonly type: 'land';
      readonly dice: readonly number[];
      readonly attempt: number;
      readonly physics: number;
      readonly film: string;
    }
  | { readonly type: 'fight'; readonly red: number; readonly pirate: number }
  // Loot
  | { readonly type: 'keep'; readonly card: CardId }
  | { readonly type: 'keepAll' }
  | { readonly type: 'leave' }
  | { readonly type: 'discard'; readonly card: CardId }
  // Curses
  | { readonly type: 'protect'; readonly count: number }
  | { readonly type: 'name'; readonly card: CardId }
  | { readonly type: 'hit'; readonly die: number }
  | { readonly type: 'assign'; readonly value: number }
  | { readonly type: 'lose'; readonly card: CardId };

export type ActionType = SevenSeasAction['type'];

/** Why a Black Mark was taken (S7-MARK-3 to 8, in this order). */
export type MarkCause = 'declined' | 'corsair' | 'stayedHome' | 'ownNation' | 'tavern' | 'hand';

export type SevenSeasEvent =
  | { readonly type: 'began'; readonly first: Seat }
  /** Others see as many zeroes less one: -1 for each card. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** `last` is the step of the Last Rounds marker, 0 before. */
  | { readonly type: 'roundBegan'; readonly round: number; readonly first: Seat; readonly last: number }
  /** Others see -1. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'called'; readonly card: CardId; readonly seats: readonly Seat[] }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'marked'; readonly seat: Seat; readonly cause: MarkCause; readonly count: number }
  | { readonly type: 'markLifted'; readonly seat: Seat }
  | { readonly type: 'built'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'corsair'; readonly seat: Seat; readonly nation: number; readonly ships: number }
  | { readonly type: 'gift'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'ritual';
      readonly seat: Seat;
      readonly ritual: 'deal' | 'doubleHold' | 'unsinkable';
      readonly cards: readonly CardId[];
      readonly chests: number;
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly goods: readonly number[];
      readonly chests: number;
      readonly final: boolean;
    }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly chests: number;
      readonly cause: 'gift' | 'tavern' | 'salary';
    }
  | {
      readonly type: 'yinYang';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: 'sunk' | 'talisman' | 'gift' | 'tavern';
    }
  | { readonly type: 'guards'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** Others see -1. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'endDrawn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'sent'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'cast'; readonly seat: Seat; readonly way: number; readonly force: number; readonly dice: number }
  | {
      readonly type: 'landed';
      readonly card: CardId;
      readonly seat: Seat;
      readonly sides: readonly number[];
      readonly dice: readonly number[];
      readonly attempt: number;
      readonly physics: number;
      readonly film: string;
    }
  /** Dice by their number; `seat` owns the pirate; `apart` is their distance in hundredths of a millimetre. */
  | {
      readonly type: 'fought';
      readonly red: number;
      readonly pirate: number;
      readonly seat: Seat;
      readonly values: readonly [number, number];
      readonly sunk: 'red' | 'pirate' | 'both';
      readonly apart: number;
    }
  /** Per seat: ships sunk for good, ships brought home by Unsinkable Ship, ships left. `won`: the caravan is destroyed. */
  | {
      readonly type: 'raidEnded';
      readonly card: CardId;
      readonly won: boolean;
      readonly sunk: readonly number[];
      readonly saved: readonly number[];
      readonly left: readonly number[];
    }
  /** Loot cards turned up for a player; in the Tavern also the Talismans passed. */
  | {
      readonly type: 'looted';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly cause: 'raid' | 'gift' | 'tavern';
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly goods: readonly number[] }
  /** Loot left (not wanted or no room), excess goods, a good lost in the Tavern. */
  | {
      readonly type: 'dropped';
      readonly seat: Seat;
      readonly goods: readonly number[];
      readonly cause: 'left' | 'excess' | 'tavern';
    }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'protected'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'named'; readonly seat: Seat; readonly card: CardId }
  /** What a curse took from a player: `cards` of the kind `card`, and ships. `dice` lie in the lid. */
  | {
      readonly type: 'hit';
      readonly seat: Seat;
      readonly curse: CardId;
      readonly dice: readonly number[];
      readonly card: CardId;
      readonly cards: number;
      readonly ships: number;
    }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'returned'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'ended' };

export type EventType = SevenSeasEvent['type'];
