/** What the house itself enters for a seat: a bot's move, the fall of the dice, an answer nobody gave. */
import type { Action, Seat } from '@broadside/kernel';
import type { Order } from '../rooms/orders.ts';

export const orderOf = (seat: Seat, n: number, action: Action, refused: (code: string) => void): Order => ({
  seat,
  do: 'play',
  action,
  n,
  command: null,
  since: performance.now(),
  answer: (tell) => {
    if (tell.tell === 'refused') refused(tell.error.code);
  },
});
