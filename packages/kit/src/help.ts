/** Help that stays at hand in a match: what each choice leads to, and notes on what appears for the first time. */
import type { Action, GameEvent, Seat } from '@broadside/kernel';
import type { BoardProps } from './gameUI.ts';

/** Fetched when somebody asks what can be done. */
export interface HelpRules<V = unknown> {
  /** One sentence on what an action that is offered now leads to, from what its player sees. Pure. */
  leadsTo(action: Action, props: BoardProps<V>): string;
  /** The clause about what is going on now: there the rulebook opens. Pure. */
  rule?(view: V): string | undefined;
}

/** All that a note may look at: the match as its seat sees it. Whatever others hide from it is not in here. */
export interface NoteFacts<V = unknown, E extends GameEvent = GameEvent> {
  readonly seat: Seat;
  readonly view: V;
  /** What happened since this seat acted last, its own deed included; what was undone is left out. */
  readonly events: readonly E[];
  /** Whether this seat is asked now. */
  readonly asked: boolean;
}

/** A line that points once at something new. */
export interface Note<V = unknown, E extends GameEvent = GameEvent> {
  /** Stays what it is: devices keep which they have shown. */
  readonly id: string;
  /** Whether it is there now. Pure. */
  when(facts: NoteFacts<V, E>): boolean;
  /** What it points at, by `data-id` or `data-spot`: the first of these that is on the screen. Pure. */
  at(facts: NoteFacts<V, E>): readonly string[];
  /** The key of its words, at most 140 characters in every language. */
  readonly text: string;
}
