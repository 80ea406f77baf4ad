/** How a game speaks: everything a screen or a terminal needs to put its plain data into words. */
import type { Action, GameEvent, Outcome, Reason, Seat } from '@broadside/kernel';
import type { Catalogues, Say } from './catalogue.ts';

/** The name of whoever sits there. */
export type NameOf = (seat: Seat) => string;

export interface Voice {
  readonly catalogues: Catalogues;
  /** A card's name, with the values that distinguish it from its namesakes: "Admiral 7/2". */
  card(card: number, say: Say): string;
  /** What a card does, in one line. */
  about?(card: number, say: Say): string;
  /**
   * One sentence for the log; undefined for facts that need no sentence of their own. The view is the newest that the
   * reader has: it names what a fact gives by its place only. Without it the place itself is named.
   */
  event(event: GameEvent, say: Say, nameOf: NameOf, view?: unknown): string | undefined;
  /** Its sentences need the view, and may change with it. */
  readonly namesByView?: true;
  /** Whether the sentence of the fact directly before it covers this one as well, so that a log may leave it out. */
  isCoveredBy?(event: GameEvent, before: GameEvent): boolean;
  /**
   * The verb on the button, with what it costs or brings for this seat: "Hire the Admiral for 7".
   * Without `nameOf` other players are called by their part in the turn.
   */
  action(action: Action, view: unknown, seat: Seat, say: Say, nameOf?: NameOf): string;
  /** Why something is refused. */
  reason(reason: Reason, say: Say): string;
  /** Who won and why. */
  outcome(outcome: Outcome, say: Say, nameOf: NameOf): string;
}
