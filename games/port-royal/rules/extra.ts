/** What the expansions keep on the table, and what of it a viewer may know. */
import type { Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';

/** Contracts of Just One More Contract (section 14). Rows run along `open`. */
export interface ContractsState {
  /** Numbers of the open contracts. */
  readonly open: readonly number[];
  /** Who completed each, in the order of its spaces (PR-CONTR-5). */
  done: Seat[][];
  /** How many steps each seat has made on contracts that need several (PR-CTR-20); a completed one counts no steps. */
  steps: number[][];
  /** Ships kept for the Pirate Den, by seat (PR-CTR-16). */
  kept: CardId[][];
  /** Top card last; null in competitive play (PR-COOP-2). */
  time: CardId[] | null;
  /** Face down, 1 point each in a cooperative victory (PR-COOP-13). */
  points: CardId[];
}

export interface ContractsView {
  readonly open: readonly number[];
  readonly done: readonly (readonly Seat[])[];
  readonly steps: readonly (readonly number[])[];
  readonly kept: readonly (readonly CardId[])[];
  /** PR-HID-16: how many; null in competitive play. */
  readonly time: number | null;
  readonly points: number;
}

/** The Adventure Begins (section 15). */
export interface AdventureState {
  /** Whether the cards of this chapter are in the deck: its first story card was read (PR-ADV-10). */
  begun: boolean;
  /** Character of each seat; -1 until it is chosen. */
  characters: number[];
  /** Steps of PR-TASK-6 reached by each seat: completed tasks and bought markers. */
  unlocked: number[];
  /** How many of these were bought (PR-ACOMP-2). */
  bought: number[];
  crowns: number[];
  /** Ships kept as items, by seat (PR-ITEM-2). */
  items: CardId[][];
  /** Numbers of the tasks in play, the first to the left (PR-ADV-12). */
  tasks: number[];
  /** Who completed each of them, the first one first. */
  done: Seat[][];
  /** Seats with a marker on the upper space of task 52 (PR-TASK-20). */
  parked: Seat[];
  /** Events, the next one last. */
  events: number[];
  /** Revealed events of this month, the latest last. */
  revealed: number[];
  /** 0-events that are not in the deck (PR-ASET-10), the next one last. */
  reserve: number[];
  /** Events that were revealed at least once: everybody knows when they come again (PR-HID-19). */
  seen: number[];
  /** Whether event 1 is in play (PR-ASET-11). */
  readonly quiet: boolean;
  /** The event of this turn; -1 if there is none. */
  event: number;
  /** Whether the audience of this turn was paid for. */
  audience: boolean;
  /** Whether the active player stopped for task 51 and takes one card less (PR-TASK-19). */
  fewer: boolean;
  /** The card a lookout put back, while it lies on top of the deck, and who knows it (PR-HID-13). */
  known: { readonly seat: Seat; readonly card: CardId } | null;
}

export interface AdventureView {
  readonly begun: boolean;
  readonly characters: readonly number[];
  readonly unlocked: readonly number[];
  readonly bought: readonly number[];
  readonly crowns: readonly number[];
  readonly items: readonly (readonly CardId[])[];
  readonly tasks: readonly number[];
  readonly done: readonly (readonly Seat[])[];
  readonly parked: readonly Seat[];
  /** PR-HID-18: how many are left this month. */
  readonly events: number;
  readonly revealed: readonly number[];
  readonly seen: readonly number[];
  readonly quiet: boolean;
  /** How many 0-events are left in the reserve. */
  readonly reserve: number;
  /** PR-HID-19: events that come again, the next one last; those never seen are -1 (PR-HID-20). */
  readonly coming: readonly number[];
  readonly event: number;
  readonly audience: boolean;
  readonly fewer: boolean;
  /** Only for the viewer who looked. */
  readonly known: { readonly seat: Seat; readonly card: CardId } | null;
}

export interface ExtraView {
  readonly edition: number;
  readonly tucked: readonly (readonly CardId[])[];
  readonly contracts: ContractsView | null;
  readonly adventure: AdventureView | null;
}

/** What lies open to everybody, in a state and in a view alike: rules that read only this serve both. */
export interface OpenExtra {
  readonly edition: number;
  readonly tucked: readonly (readonly CardId[])[];
  readonly contracts: Pick<ContractsView, 'open' | 'done' | 'steps' | 'kept'> | null;
  readonly adventure: Omit<AdventureView, 'events' | 'coming' | 'reserve' | 'known'> | null;
}

export interface Place {
  readonly extra: OpenExtra | null;
}
