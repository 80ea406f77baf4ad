/** The words of the game: what lies where, what can be chosen, what can happen. */
import type { Options, Outcome, Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import type { AdventureState, ContractsState } from './extra.ts';
import type { Recall } from './recall.ts';

/** What is played (section 1): for points, or one of the games the expansions bring. */
export const PLAYS = [
  'points',
  'setSail',
  'contracts',
  'contractsCoop',
  'adventure',
  'adventureCoop',
  'adventureAfter',
] as const;
export type Play = (typeof PLAYS)[number];

/** Cards to shuffle in. */
export const MODULES = ['gambler', 'setSail', 'contractCards'] as const;
export type Module = (typeof MODULES)[number];

export interface PortRoyalOptions extends Options {
  readonly modules: readonly Module[];
  readonly play: Play;
  /** PR-OPT-1: the end also needs an expedition. */
  readonly variantEnding: boolean;
  /** PR-OPT-2: a jester also pays the active player on their own bust. */
  readonly jesterOnOwnBust: boolean;
  /** PR-OPT-3: a jester also pays the active player at an empty harbour. */
  readonly jesterWhenActive: boolean;
  /** PR-OPT-10: a seat, or chance. */
  readonly firstPlayer: 'random' | Seat;
  /** PR-OPT-11: the whole discard pile may be looked through, or only its top card. */
  readonly discardPile: 'open' | 'topCard';
  /** PR-OPT-7: jesters pay on a Gambler's bust, too. */
  readonly jesterOnGamblerBust: boolean;
  /** PR-OPT-8. */
  readonly characters: 'dealt' | 'drafted';
  /** PR-OPT-9: whether the team is asked to move time cards to the points deck before the game. */
  readonly setAside: 'none' | 'ask';
  /** PR-ADV-1. */
  readonly chapter: 1 | 2 | 3 | 4 | 5;
  /** PR-ACOOP-5: how often the team has failed in this chapter. */
  readonly failures: number;
}

/** The cards lying in front of a player: their area. */
export interface Player {
  /** Cards lying face down, the oldest first (PR-AMB-1). */
  coins: CardId[];
  /** In the order they were hired. Like the expeditions replaced, never changed in place: copies share it. */
  persons: readonly CardId[];
  expeditions: readonly CardId[];
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
  /** Gamblers used this turn (PR-GAMB-11); after the first no single card is revealed (PR-GAMB-12). */
  gamblers: number;
  /** Lookouts used this turn (PR-LOOK-1). */
  lookouts: number;
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
  /** How many cards they may still take. */
  left: number;
  /** How many they have taken. */
  taken: number;
  /** Items sold to innkeepers (PR-AMB-81). */
  sold: number;
}

/** The active player may still act before their turn ends: after a bust, or after all took. */
export interface LastClaimsFrame {
  readonly step: 'lastClaims';
  readonly after: 'bust' | 'taking';
}

/** Contracts and tasks that can be completed now or never (PR-CONTR-13, PR-TASK-10), all offered together (PR-DEC-41). */
export interface OfferFrame {
  readonly step: 'offer';
  readonly seat: Seat;
  contracts: number[];
  tasks: number[];
  /** The active player has stopped with what they completed; phase 2 begins when all is answered (PR-TASK-19). */
  stops?: true;
}

/** Who gets the coin of a gift ship (PR-DEC-34). */
export interface GiftFrame {
  readonly step: 'gift';
  readonly seat: Seat;
  readonly card: CardId;
}

/** The active player looks at the top cards of the deck (PR-DEC-18); nobody else sees them. */
export interface LookoutFrame {
  readonly step: 'lookout';
  /** The next card of the deck first; empty for other viewers. */
  readonly cards: readonly CardId[];
}

/** A tax was revealed: may a time card become a point (PR-DEC-16)? */
export interface PointsDeckFrame {
  readonly step: 'pointsDeck';
}

/** Before the game: how many time cards become points (PR-DEC-3). */
export interface SetAsideFrame {
  readonly step: 'setAside';
}

/** A player picks their character: any side of these cards (PR-DEC-4, PR-DEC-5). */
export interface CharacterFrame {
  readonly step: 'character';
  readonly seat: Seat;
  readonly cards: readonly number[];
}

/** Extra coins of a chapter played again are shared out one by one (PR-DEC-6). */
export interface ShareFrame {
  readonly step: 'share';
  left: number;
}

/** At the end of the month a marker may be bought back (PR-DEC-11). */
export interface MonthFrame {
  readonly step: 'month';
  readonly seat: Seat;
}

// Work still to do: it goes on as soon as the questions above it are answered.

/** The game has not begun: questions of the set-up come first. */
export interface OpeningFrame {
  readonly step: 'opening';
}

/** The Adventure is laid out: these seats still pick a character, then come the coins and the story (PR-ASET-4 to 7). */
export interface PreparingFrame {
  readonly step: 'preparing';
  seats: Seat[];
  /** Character cards to pick from; if they were dealt, one for each seat in its turn. */
  readonly cards: readonly number[];
  /** Whether the starting coins were taken. */
  paid: boolean;
}

/** Cards a Gambler has revealed that are still to be resolved (PR-GAMB-2), and what lay in the harbour before. */
export interface GamblingFrame {
  readonly step: 'gambling';
  waiting: readonly CardId[];
  readonly ships: number;
  readonly cards: number;
}

/** A tax increase: these payers are still to be asked, then comes the bonus. */
export interface TaxingFrame {
  readonly step: 'taxing';
  readonly card: CardId;
  payers: Seat[];
}

/** A bust: what was offered for it has been answered, the turn is to end. */
export interface BustingFrame {
  readonly step: 'busting';
}

/** A take whose compensation is still due. */
export interface TakingFrame {
  readonly step: 'taking';
  readonly seat: Seat;
}

/** The end of a month: these seats are still to be asked, then the event deck is turned over. */
export interface MonthEndingFrame {
  readonly step: 'monthEnding';
  seats: Seat[];
}

export type WorkFrame =
  | OpeningFrame
  | PreparingFrame
  | GamblingFrame
  | TaxingFrame
  | BustingFrame
  | TakingFrame
  | MonthEndingFrame;

export type QuestionFrame =
  | DiscoverFrame
  | RepelFrame
  | TradeAndHireFrame
  | LastClaimsFrame
  | OfferFrame
  | GiftFrame
  | LookoutFrame
  | PointsDeckFrame
  | SetAsideFrame
  | CharacterFrame
  | ShareFrame
  | MonthFrame;

export type PortRoyalFrame = QuestionFrame | WorkFrame;
export type WorkName = WorkFrame['step'];

/** What the expansions in play keep on the table. */
export interface Extra {
  /** Which expansions are in play, a bit each (expansion.ts). */
  readonly edition: number;
  /** Ships under merchants, by seat (PR-SAIL-9). */
  tucked: CardId[][];
  contracts: ContractsState | null;
  adventure: AdventureState | null;
}

export interface State {
  readonly options: PortRoyalOptions;
  flow: PortRoyalFrame[];
  /** Top card last. */
  deck: CardId[];
  /** Top card last. */
  discard: CardId[];
  harbour: CardId[];
  /** Open expeditions in the middle of the table; replaced, never changed in place. */
  expeditions: readonly CardId[];
  players: Player[];
  first: Seat;
  active: Seat;
  /** Counted from 1. */
  turn: number;
  /** Turns in a row in which no card could be revealed. */
  becalmed: number;
  /** The end was triggered; the round is played to its end. */
  ending: boolean;
  /** Null in the base game. */
  extra: Extra | null;
  /** What a good memory knows of cards face down; null while there was one deck only. */
  recall: Recall | null;
}

export type PortRoyalAction =
  | { readonly type: 'draw' }
  | { readonly type: 'stop' }
  | { readonly type: 'sink' }
  | { readonly type: 'keep' }
  | { readonly type: 'trade'; readonly card: CardId }
  | { readonly type: 'hire'; readonly card: CardId }
  /** `persons` are all cards discarded for it: persons, and the ship with the item it asks for. */
  | { readonly type: 'claim'; readonly card: CardId; readonly persons: readonly CardId[] }
  | { readonly type: 'done' }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' }
  // Gambler
  | { readonly type: 'gamble' }
  // Just One More Contract
  | { readonly type: 'give'; readonly seat: Seat }
  | { readonly type: 'contract'; readonly contract: number }
  /** Trade with a ship and waive its coins for a contract. */
  | { readonly type: 'waive'; readonly card: CardId }
  /** Sink the ship and keep it for the Pirate Den. */
  | { readonly type: 'capture' }
  | { readonly type: 'moveTime' }
  | { readonly type: 'setAside'; readonly count: number }
  | { readonly type: 'decline' }
  // The Adventure Begins
  | { readonly type: 'character'; readonly character: number }
  | { readonly type: 'share'; readonly seat: Seat }
  | { readonly type: 'look' }
  | { readonly type: 'putBack'; readonly card: CardId }
  /** Take a ship as an item. */
  | { readonly type: 'stow'; readonly card: CardId }
  | { readonly type: 'sell'; readonly card: CardId }
  /** `cards` are the kept ships it is paid with. */
  | { readonly type: 'task'; readonly task: number; readonly cards: readonly CardId[] }
  | { readonly type: 'audience' }
  | { readonly type: 'buyMarker' };

/** Why coins came from the deck. */
export type Income =
  | 'admiral'
  | 'jester'
  | 'trade'
  | 'expedition'
  | 'tax'
  | 'viceAdmiral'
  | 'gunner'
  | 'gift'
  | 'contract'
  | 'task'
  | 'event'
  | 'character'
  | 'innkeeper'
  | 'start';

/** What coins were paid for, beside tax and hiring. */
export type Expense = 'contract' | 'task' | 'event' | 'marker';

/** Why crowns came. */
export type CrownSource = 'trade' | 'task' | 'event' | 'character' | 'innkeeper' | 'unlock';

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
  | { readonly type: 'matchEnded'; readonly reason: EndReason; readonly winners: readonly Seat[] }
  | { readonly type: 'coinsPaid'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly for: Expense }
  | { readonly type: 'gamblerUsed'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'shipTucked'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'giftGiven'; readonly seat: Seat; readonly to: Seat; readonly card: CardId }
  | { readonly type: 'contractsOpened'; readonly contracts: readonly number[]; readonly time: number }
  | { readonly type: 'contractStepped'; readonly seat: Seat; readonly contract: number; readonly steps: number }
  | { readonly type: 'contractCompleted'; readonly seat: Seat; readonly contract: number; readonly points: number }
  | { readonly type: 'coinsWaived'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'shipCaptured'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'captivesDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'timePassed'; readonly left: number }
  | { readonly type: 'timeMoved'; readonly seat: Seat; readonly count: number; readonly points: number }
  | { readonly type: 'characterChosen'; readonly seat: Seat; readonly character: number }
  | { readonly type: 'storyRead'; readonly number: number }
  | { readonly type: 'cardsShuffledIn'; readonly count: number }
  | { readonly type: 'eventRevealed'; readonly seat: Seat; readonly event: number }
  | { readonly type: 'cardsTurned'; readonly cards: readonly CardId[] }
  | { readonly type: 'monthEnded'; readonly events: number }
  | { readonly type: 'markerBought'; readonly seat: Seat }
  | { readonly type: 'crownsGained'; readonly seat: Seat; readonly crowns: number; readonly by: CrownSource }
  | { readonly type: 'taskStepped'; readonly seat: Seat; readonly task: number }
  | { readonly type: 'taskCompleted'; readonly seat: Seat; readonly task: number; readonly cards: readonly CardId[] }
  /** 1 the ability, 2 the trophy, 3 and 4 crowns (PR-TASK-6). */
  | { readonly type: 'unlocked'; readonly seat: Seat; readonly step: number }
  | { readonly type: 'shipStowed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'itemSold'; readonly seat: Seat; readonly card: CardId }
  /** Only the active player sees the cards. */
  | { readonly type: 'lookedAhead'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'lookoutDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] };

export type EndReason =
  | 'twelvePoints'
  | 'twelvePointsAndExpedition'
  | 'becalmed'
  | 'eightPoints'
  | 'contractsFulfilled'
  | 'timeRanOut'
  | 'twelvePointsAndTrophy'
  | 'chapterWon'
  | 'chapterLost';

/** What decided between the winners and the rest. */
export type Decider = 'points' | 'coins' | 'expedition' | 'shared' | 'together' | 'trophy' | 'markers';

export interface PortRoyalOutcome extends Outcome {
  readonly reason: EndReason;
  readonly decidedBy: Decider;
}
