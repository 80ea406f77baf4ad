/** The strongest player: the value net judges rounds, and the secret choice is a mix that cannot be read. */
import { type Bot, botInParts, type Net, netBot, type SearchKit, searchBot } from '@broadside/bots';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { captainKit, roundsAhead } from './captainKit.ts';
import { beginMix, partOfMix } from './mix.ts';
import { nets } from './net/nets.ts';
import { valueBy } from './net/value.ts';

/** Rounds that a core plays to their end in a millisecond of processor time. */
const PER_MS = 16;

export const commodoreKit = (net: Net): SearchKit<SevenSeasState, SevenSeasAction> => ({
  ...captainKit,
  evaluate: (state) => valueBy(net, state),
  // To the end of the round: there the net is at home.
  clock: roundsAhead,
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
