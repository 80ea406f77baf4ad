/** A bot that thinks with a value net, fetched with its first thought; where there is none it plays as another does. */
import type { Bot } from './bot.ts';
import type { Net } from './net/net.ts';
import type { Nets } from './net/nets.ts';
import { beginThought } from './parts.ts';

export interface Netted {
  readonly nets: Nets;
  /** For how many players a net is wanted; undefined: for a match like this there is none. */
  seatsOf(view: unknown): number | undefined;
  /** The bot that thinks with this net. */
  make(net: Net, seats: number): Bot;
  readonly otherwise: Bot;
}

export function netBot(name: string, { nets, seatsOf, make, otherwise }: Netted): Bot {
  const made = new Map<Net, Bot>();
  const thinker = (net: Net, seats: number): Bot => {
    let bot = made.get(net);
    if (!bot) {
      bot = make(net, seats);
      made.set(net, bot);
    }
    return bot;
  };
  /** Asks whoever thinks about this view. */
  const ask = <T>(view: unknown, question: (bot: Bot) => T | Promise<T>): T | Promise<T> => {
    const seats = seatsOf(view);
    if (seats === undefined) return question(otherwise);
    const net = nets.known(seats);
    if (net) return question(thinker(net, seats));
    return nets.fetch(seats).then((fetched) => question(fetched ? thinker(fetched, seats) : otherwise));
  };
  return {
    name,
    searches: true,
    choose: (view, ...asked) => ask(view, (bot) => bot.choose(view, ...asked)),
    parts: {
      begin: (view, ...asked) => ask(view, (bot) => beginThought(bot, view, ...asked)),
      part: (view, ...asked) =>
        ask(view, ({ parts }) => {
          if (!parts) throw new Error(`${name} knows no parts of this thought`);
          return parts.part(view, ...asked);
        }),
    },
  };
}
