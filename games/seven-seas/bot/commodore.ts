/** The strongest player: the value net judges rounds, and the secret choice is a mix that cannot be read. */
import { type Bot, bySeat, Inputs, type Net, netBot, type SearchKit, searchBot } from '@broadside/bots';
import { outcome } from '../rules/ending.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { captainKit } from './captainKit.ts';
import { drawn } from './choices.ts';
import { evaluate } from './evaluate.ts';
import { choosing, mixOf } from './mix.ts';
import { encoding } from './net/inputs.ts';
import { nets } from './net/nets.ts';

/** Rounds that a core plays to their end in a millisecond of processor time. */
const PER_MS = 20;

/** The chances of all seats: what is decided is certain. */
export function judgeBy(net: Net): (state: SevenSeasState) => number[] {
  const inputs = new Inputs(1024);
  return (state) => {
    if (outcome(state)) return evaluate(state);
    const base = encoding.encode(state, inputs);
    return bySeat(net.evaluate(inputs), base);
  };
}

export const commodoreKit = (net: Net): SearchKit<SevenSeasState, SevenSeasAction> => ({
  ...captainKit,
  evaluate: judgeBy(net),
  // To the end of the round: there the net is at home.
  horizon: 1,
  doubt: () => 0.15,
  perMs: PER_MS,
});

export function commodoreWith(kit: ReturnType<typeof commodoreKit>): Bot {
  const search = searchBot('commodore', sevenSeas, kit);
  return {
    name: 'commodore',
    searches: true,
    choose: (view, seat, thinking) => {
      const { flow } = view as SevenSeasView;
      if (flow[flow.length - 1]?.step !== 'choose') return search.choose(view, seat, thinking);
      return choosing(drawn(mixOf(kit, view, seat, thinking), thinking.stream));
    },
  };
}

export const commodore = netBot('commodore', {
  nets,
  seatsOf: (view) => (view as SevenSeasView).pirates.length,
  make: (net) => commodoreWith(commodoreKit(net)),
  otherwise: searchBot('commodore', sevenSeas, captainKit),
});
