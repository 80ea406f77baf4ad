/**
 * Where the expansions speak. The base rules know nothing of any of them: at the places named here they ask whoever
 * is in play. An expansion is an object with the hooks it needs; game.ts hands them all over once.
 */
import type { Options, Out, Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import type { OpenExtra, Place } from './extra.ts';
import type { Refusal } from './refusal.ts';
import type {
  Decider,
  DiscoverFrame,
  Extra,
  OfferFrame,
  PortRoyalAction,
  PortRoyalEvent,
  PortRoyalFrame,
  PortRoyalOptions,
  PortRoyalOutcome,
  QuestionFrame,
  State,
  TradeAndHireFrame,
} from './state.ts';

export type Hand = Out<PortRoyalEvent>;

/** An event that contracts and tasks may answer to, now or never. */
export type Moment =
  | { readonly kind: 'tax' }
  | { readonly kind: 'bust' }
  /** The harbour grew without a bust; how many ships and cards lay there before and lie there now. */
  | {
      readonly kind: 'harbour';
      readonly shipsBefore: number;
      readonly ships: number;
      readonly cardsBefore: number;
      readonly cards: number;
    };

/** How a competitive game is decided, where it differs from the base game. */
export interface Goal {
  readonly points: number;
  readonly reason: 'eightPoints' | 'twelvePointsAndTrophy';
  /** Whether this player may trigger the end and win. */
  mayWin?(state: State, seat: Seat): boolean;
  /** What barred players lack, and what breaks a tie before the coins (more is better). */
  readonly barredBy?: Decider;
  readonly tieBreak?: { readonly key: Decider; of(state: State, seat: Seat): number };
}

export interface Expansion {
  readonly id: string;
  inPlay(options: PortRoyalOptions): boolean;
  /** Why it cannot be set up like this. */
  impossible?(options: PortRoyalOptions, seats: number): Refusal | undefined;

  // Set-up. The deck is shuffled; work and questions go onto the flow above the opening frame.
  /** Whether it deals the starting coins itself. */
  readonly dealsCoins?: true;
  setUp?(state: State, out: Hand): void;

  // Phase 1
  /** Before anything else in a turn; phase 1 already waits. May end the match. */
  dawn?(state: State, frame: DiscoverFrame, out: Hand): void;
  /** Sabres the active player has more (or fewer) against ships this turn. */
  sabres?(place: Place): number;
  /** Whether the active player must not stop yet. */
  mustGoOn?(state: State): boolean;
  /** Further things to do in phase 1. */
  addDiscoveries?(state: State, frame: DiscoverFrame, actions: PortRoyalAction[]): void;
  /** Does one of them; false if the action is none of its own. */
  discover?(state: State, frame: DiscoverFrame, action: PortRoyalAction, out: Hand): boolean;
  /** Further answers to a ship that can be sunk. */
  addRepels?(state: State, card: CardId, actions: PortRoyalAction[]): void;
  repel?(state: State, card: CardId, action: PortRoyalAction, out: Hand): boolean;
  /** Adds what this seat may complete now or never. */
  offer?(state: State, seat: Seat, moment: Moment, frame: OfferFrame): void;
  /** A tax was resolved and discarded. */
  taxEnded?(state: State, out: Hand): void;
  /** Coins for a bust with this many cards in the harbour; the harbour is discarded already. */
  busted?(state: State, cards: number, out: Hand): void;

  // Phase 2
  /** Cards the active player may take more (or fewer). */
  allowance?(state: State): number;
  /** Start of a take-turn: the harbour is looked at once. */
  takeTurnBegan?(state: State, seat: Seat, out: Hand): void;
  /** Coins more than printed for trading with this ship. */
  income?(place: Place, persons: readonly CardId[], seat: Seat, card: CardId): number;
  /** Coins off every hire this turn, beside what the area gives. */
  discount?(place: Place, seat: Seat): number;
  /** Whether nobody owes compensation this turn. */
  freeOfCompensation?(place: Place): boolean;
  /** Other ways to take a ship. */
  addTakes?(state: State, seat: Seat, card: CardId, actions: PortRoyalAction[]): void;
  /** Takes a ship in such a way; false if the action is none of its own. Compensation and counting follow. */
  take?(state: State, frame: TradeAndHireFrame, action: PortRoyalAction, out: Hand): boolean;
  /** Keeps a traded ship from the discard pile; true if it did. */
  keepShip?(state: State, seat: Seat, card: CardId, coins: number, out: Hand): boolean;
  /** A ship was traded, its coins gained or waived, or it was kept as an item (`stowed`); may push a question. */
  traded?(state: State, frame: TradeAndHireFrame, card: CardId, out: Hand, stowed: boolean): void;

  // The window of voluntary actions (PR-DEC-W2 to W4)
  canAct?(state: State, frame: PortRoyalFrame, seat: Seat): boolean;
  addActs?(state: State, frame: PortRoyalFrame, seat: Seat, actions: PortRoyalAction[]): void;
  /** Does one of them; false if the action is none of its own. May end the match. */
  act?(state: State, frame: PortRoyalFrame, seat: Seat, action: PortRoyalAction, out: Hand): boolean;

  // Expeditions
  /** Own ships that carry what this expedition asks for; identical ones once. */
  supplies?(place: Place, seat: Seat, expedition: CardId): readonly CardId[];
  spend?(state: State, seat: Seat, ship: CardId): void;
  claimed?(state: State, seat: Seat, out: Hand): void;

  // End
  readonly goal?: Goal;
  /** The game is played together: it ends by itself, never by points or a calm. Undefined while it goes on. */
  readonly together?: true;
  outcome?(state: State): PortRoyalOutcome;
  /** Further rows of the score sheet. */
  sheet?(state: State, seat: Seat): Readonly<Record<string, number>>;

  // Invariants and secrets
  /** Cards that lie face down in the expansion's own places. */
  hiddenCards?(extra: Extra): readonly CardId[];
  /** Cards that lie open in them. */
  openCards?(extra: OpenExtra): readonly CardId[];
  /** What it adds to an area's sums. */
  sums?(
    extra: OpenExtra,
    seat: Seat,
  ): { readonly points?: number; readonly sabres?: number; readonly discount?: number };
  /** What is wrong with its own part of the state. */
  invariantViolation?(state: State): string | undefined;
  /** Why an action of its own is refused; undefined if it is another's. */
  whyNot?(state: State, frame: QuestionFrame, seat: Seat, action: PortRoyalAction): Refusal | undefined;
}

/** All expansions there are; a bit of an edition is a place in this list. */
let all: readonly Expansion[] = [];
const editions: (readonly Expansion[])[] = [];
const NOBODY: readonly Expansion[] = [];

export function installExpansions(expansions: readonly Expansion[]): void {
  all = expansions;
  editions.length = 0;
}

export const everyExpansion = (): readonly Expansion[] => all;

/** By options: a million matches under the same options need not ask a million times. */
const known = new WeakMap<Options, number>();

/** 0 in the base game. */
export function editionOf(options: Options): number {
  let edition = known.get(options);
  if (edition === undefined) {
    edition = all.reduce((bits, one, at) => (one.inPlay(options as PortRoyalOptions) ? bits | (1 << at) : bits), 0);
    known.set(options, edition);
  }
  return edition;
}

interface Edition {
  readonly extra: { readonly edition: number } | null;
}

/** The expansions in play, in the order in which they are asked. */
export function expansionsIn({ extra }: Edition): readonly Expansion[] {
  if (extra === null) return NOBODY;
  const { edition } = extra;
  editions[edition] ??= all.filter((_, at) => (edition & (1 << at)) !== 0);
  return editions[edition];
}

/** Adds up what the expansions in play answer. */
export function sumOf(place: Edition, ask: (expansion: Expansion) => number | undefined): number {
  let sum = 0;
  for (const expansion of expansionsIn(place)) sum += ask(expansion) ?? 0;
  return sum;
}

/** Lets the first expansion that knows the action do it. */
export function letDo(state: State, does: (expansion: Expansion) => boolean | undefined): boolean {
  for (const expansion of expansionsIn(state)) if (does(expansion)) return true;
  return false;
}

export const goalOf = (state: State): Goal | undefined => expansionsIn(state).find(({ goal }) => goal)?.goal;

export const playedTogether = (state: State): boolean => expansionsIn(state).some(({ together }) => together);
