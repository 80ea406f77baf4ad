/** What a seat wishes to do in a match, and whether it comes in time. */
import { type Action, type AnyMatch, type Entry, readAction, type Seat } from '@broadside/kernel';
import type { Tell } from '@broadside/wire';
import { Fault } from '../fault.ts';
import type { TableRow } from '../store/store.ts';

export interface Order {
  readonly seat: Seat;
  /** The person who wishes it; none for bots and the table itself. */
  readonly guest?: string;
  readonly do: 'play' | 'undo' | 'restart';
  /** As it came: not believed before the game has read it. */
  readonly action?: unknown;
  /** The last entry whoever wishes had seen. */
  readonly n: number;
  /** The client's id; null for bots and the table itself. */
  readonly command: string | null;
  /** When it arrived. */
  readonly since: number;
  answer(tell: Tell): void;
}

/** The name a wish is stored under: ids are made by clients, and one seat's can never stand for another's wish. */
export const commandKey = ({ seat, command }: Order): string | null => command && `${seat}.${command}`;

/** A wish made before the player's own last act was made at another table than the one that lies there now. */
function checkFresh(match: AnyMatch, order: Order): void {
  if (order.n > match.n) throw new Fault('stale', `entry ${order.n} is not there: the last one is ${match.n}`);
  if (order.command === null && order.n !== match.n)
    throw new Fault('stale', `the match went on to entry ${match.n} while the bot thought about ${order.n}`);
  for (let n = match.n; n > order.n; n--)
    if (match.log[n].seat === order.seat)
      throw new Fault('stale', `this seat acted in entry ${n}, after entry ${order.n} which the wish was made for`);
}

/** Does what the order says, or throws and changes nothing. */
export function obey(match: AnyMatch, row: TableRow, order: Order): Entry {
  if (row.status === 'closed') throw new Fault('closed', 'the host has closed this table');
  // Whoever was removed while his wish waited has no seat any more.
  if (order.guest !== undefined && row.seats[order.seat].guest !== order.guest)
    throw new Fault('not-seated', 'you have no seat at this table');
  checkFresh(match, order);
  if (order.do === 'play') return match.play(order.seat, readAction(match.game, order.action) as Action);
  if (row.settings.undo === 'never') throw new Fault('undo-never', 'this table plays without taking back');
  return order.do === 'undo' ? match.undo(order.seat) : match.restartTurn(order.seat);
}
