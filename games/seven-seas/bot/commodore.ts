/** The strongest player: the value net judges rounds, and the secret choice is a mix that cannot be read. */
import { type Bot, botInParts, bySeat, Inputs, type Net, netBot, type SearchKit, searchBot } from '@broadside/bots';
import { outcome } from '../rules/ending.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { captainKit } from './captainKit.ts';
import { evaluate } from './evaluate.ts';
import { beginMix, partOfMix } from './mix.ts';
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

const isSecretChoice = (view: unknown): boolean => {
  const { flow } = view as SevenSeasView;
  return flow[flow.length - 1]?.step === 'choose';
};

export function commodoreWith(kit: ReturnType<typeof commodoreKit>): Bot {
  const { parts } = searchBot('commodore', sevenSeas, kit);
  return botInParts('commodore', {
    begin: (view, ...asked) => (isSecretChoice(view) ? beginMix(kit, view, ...asked) : parts.begin(view, ...asked)),
    part: (view, ...asked) => (isSecretChoice(view) ? partOfMix(kit, view, ...asked) : parts.part(view, ...asked)),
  });
}

export const commodore = netBot('commodore', {
  nets,
  seatsOf: (view) => (view as SevenSeasView).pirates.length,
  make: (net) => commodoreWith(commodoreKit(net)),
  otherwise: searchBot('commodore', sevenSeas, captainKit),
});
