/** What is to be done in a match, and whether it comes in time. */
import { type Action, type AnyMatch, type Entry, readAction, type Seat } from '@broadside/kernel';
import { type ServerMessage, TableError, UNDO_NEVER, type UndoPolicy } from '@broadside/wire';

interface Instruction {
  readonly seat: Seat;
  readonly type: 'play' | 'undo' | 'restart';
  /** As it came: not trusted before the game has validated it. */
  readonly action?: unknown;
  /** The last entry that whoever orders had seen. */
  readonly n: number;
}

export type Answer = Extract<ServerMessage, { readonly type: 'done' | 'refused' }>;

/** Of a person. */
export interface Command extends Instruction {
  /** The id the client gave it: sent twice it is one request. */
  readonly command: string;
  /** Whoever sent it, if the table has to make sure that the seat is still theirs. */
  readonly guest?: string;
  /** When it arrived, by the clock of whoever measures. */
  readonly since?: number;
  answer(answer: Answer): void;
}

/** Of the host itself: a bot's move, the fall of the dice, an answer nobody gave. */
export interface Act extends Instruction {
  readonly command: null;
  refused(error: unknown): void;
}

export type Order = Command | Act;

/** The name a request is stored under: ids are made by clients, and one seat's can never stand for another's request. */
export const commandKey = ({ seat, command }: Order): string | null => command && `${seat}.${command}`;

const stale = (message: string): TableError => new TableError({ code: 'stale', message });

/** A request made before the player's own last act was made at another table than the one that lies there now. */
function checkFresh(match: AnyMatch, order: Order): void {
  if (order.n > match.n) throw stale(`entry ${order.n} is not there: the last one is ${match.n}`);
  if (order.command === null && order.n !== match.n)
    throw stale(`the match went on to entry ${match.n} while the host was busy with ${order.n}`);
  for (let n = match.n; n > order.n; n--)
    if (match.log[n].seat === order.seat)
      throw stale(`this seat acted in entry ${n}, after entry ${order.n} which the request was made for`);
}

/** Does what the order says, or throws and changes nothing. */
export function obey(match: AnyMatch, order: Order, undo: UndoPolicy): Entry {
  checkFresh(match, order);
  if (order.type === 'play') return match.play(order.seat, readAction(match.game, order.action) as Action);
  if (undo === 'never')
    throw new TableError({ code: UNDO_NEVER.code, message: 'this table plays without taking back' });
  return order.type === 'undo' ? match.undo(order.seat) : match.restartTurn(order.seat);
}
