/**
 * How a game draws itself in a terminal. Every game brings one `TerminalTable`; the table around it
 * (choices, log, keys, replay) is the same for all games and knows none of them.
 */

import type { Action, GameEvent } from '@broadside/kernel';
import type { Catalogues, Say } from '../catalogue.ts';
import type { NameOf } from '../voice.ts';

export type ShipTone = 'yellow' | 'blue' | 'green' | 'red' | 'black' | 'ares';

/** What a piece of text means to the reader; the terminal decides how that looks. */
export type Tone = 'strong' | 'quiet' | 'title' | 'gold' | 'good' | 'alarm' | 'chosen' | ShipTone | `flag-${ShipTone}`;

export interface Span {
  readonly text: string;
  readonly tone: Tone;
}

/** One line of the screen, in pieces. */
export type Line = readonly (string | Span)[];

/** The tools that know how wide text is on the screen. */
export interface Pen {
  width(line: Line): number;
  /** At most this wide; what does not fit is replaced by an ellipsis. */
  cut(line: Line, columns: number): Line;
  /** Exactly this wide: cut, or filled with spaces. */
  pad(line: Line, columns: number): Line;
  /** Broken at spaces into lines at most this wide; all but the first are indented. */
  wrap(line: Line, columns: number, indent?: number): Line[];
}

/** What a drawing gets beside the view. A game that names its own `say` knows which of its sentences are there. */
export interface Room<S = Say> {
  readonly columns: number;
  readonly rows: number;
  readonly say: S;
  readonly nameOf: NameOf;
  readonly pen: Pen;
}

/** What an event means to the log strip: a new turn, a blow, plain news, or nothing (the full log has everything). */
export type Weight = 'chapter' | 'alarm' | 'news' | 'aside';

export interface TerminalTable {
  readonly catalogues: Catalogues;
  title(say: Say): string;
  /** Whose turn it is and what is being done, in one line. */
  headline(view: unknown, room: Room): Line;
  /** The table as this view shows it, in at most `room.rows` lines if that can be done at all. */
  draw(view: unknown, room: Room): Line[];
  /** What the cards that lie open can do. */
  abilities(view: unknown, room: Room): Line[];
  /** The rules in a few lines, for the help. */
  reminder(view: unknown, room: Room): Line[];
  weight(event: GameEvent): Weight;
  /** Whether an action is fatal and cannot be taken back, so that the player is asked twice. */
  isFatal(action: Action, view: unknown): boolean;
  /** Ranking, and where every point came from; empty before the end. */
  scoreSheet(view: unknown, room: Room): Line[];
}

export const tinted = (tone: Tone, text: string): Span => ({ text, tone });
export const strong = (text: string): Span => tinted('strong', text);
export const quiet = (text: string): Span => tinted('quiet', text);
export const gold = (text: string): Span => tinted('gold', text);

/** Sets items one after another, breaking between them only; following lines are indented. */
export function flow(
  items: readonly Line[],
  room: Pick<Room, 'pen' | 'columns'>,
  start: Line = [],
  gap = ' · ',
): Line[] {
  const { pen, columns } = room;
  const indent = pen.width(start);
  const lines: Line[] = [];
  let line: Line = start;
  let empty = true;
  for (const item of items) {
    if (!empty && pen.width(line) + pen.width([gap]) + pen.width(item) > columns) {
      lines.push(line);
      line = [' '.repeat(indent)];
      empty = true;
    }
    line = empty ? [...line, ...item] : [...line, quiet(gap), ...item];
    empty = false;
  }
  return [...lines, line].map((whole) => pen.cut(whole, columns));
}
