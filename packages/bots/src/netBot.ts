/** A bot that thinks with a value net, fetched with its first thought; where there is none it plays as another does. */
import type { Action, Seat } from '@broadside/kernel';
import type { Bot, Thinking } from './bot.ts';
import type { Net } from './net/net.ts';
import type { Nets } from './net/nets.ts';

export interface Netted {
  readonly nets: Nets;
  /** For how many players a net is wanted; undefined: for a match like this there is none. */
  seatsOf(view: unknown): number | undefined;
  /** The bot that thinks with this net. */
  make(net: Net): Bot;
  readonly otherwise: Bot;
}

export function netBot(name: string, { nets, seatsOf, make, otherwise }: Netted): Bot {
  const made = new Map<Net, Bot>();
  const thinker = (net: Net): Bot => {
    let bot = made.get(net);
    if (!bot) {
      bot = make(net);
      made.set(net, bot);
    }
    return bot;
  };
  return {
    name,
    searches: true,
    choose: (view: unknown, seat: Seat, thinking: Thinking): Action | Promise<Action> => {
      const seats = seatsOf(view);
      if (seats === undefined) return otherwise.choose(view, seat, thinking);
      const net = nets.known(seats);
      if (net) return thinker(net).choose(view, seat, thinking);
      return nets.fetch(seats).then((fetched) => (fetched ? thinker(fetched) : otherwise).choose(view, seat, thinking));
    },
  };
}
