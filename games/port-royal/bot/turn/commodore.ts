/**
 * The strongest player. First the turn is thought through to its end, draw or stop by the exact expectation over the next
 * faces; choices that are close then go on to be played in imagined worlds, by sailors to the start of the own turn after
 * the next, where the value net judges. What may be spent is counted in tries, so that a busy machine plays no worse.
 */
import { bySeat, Inputs, type Net, netBot, type SearchKit, searchBot } from '@broadside/bots';
import { type Seat, Stream } from '@broadside/kernel';
import { outcome, roundIsComplete } from '../../rules/ending.ts';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { captainKit } from '../captainKit.ts';
import { evaluate } from '../evaluate.ts';
import { encoding } from '../net/inputs.ts';
import { nets } from '../net/nets.ts';
import { bestOf, type Choice, TurnSearch } from './search.ts';

/** Turns that a core plays in a millisecond of processor time; a try plays one more than there are players. */
const PER_MS = 60;
/** By how much a choice may seem worse at the end of the turn and still be looked at more closely. */
const CLOSE = 0.08;
/** Cards looked ahead in the last turn. */
const LAST_CARDS = 2;

/** The chances of all seats: what is decided is certain. */
export function judgeBy(net: Net): (state: State) => number[] {
  const inputs = new Inputs(1024);
  return (state) => {
    if (outcome(state)) return evaluate(state);
    const base = encoding.encode(state, inputs);
    return bySeat(net.evaluate(inputs), base);
  };
}

/**
 * Every choice with its chance to win, as it looks at the end of the turn. The last turn of a match is followed over
 * several cards: whoever lies behind must go on until it is enough, and one more card may never be.
 */
export const weigh = (net: Net, state: State, seat: Seat, actions: readonly PortRoyalAction[]): Choice[] =>
  new TurnSearch(net, state, seat, Stream.of('weigh')).choices(state, actions, roundIsComplete(state) ? LAST_CARDS : 1);

/** The choices that deserve a closer look; what decides the match in this turn has been looked at to the end. */
function closeTo(state: State, choices: readonly Choice[]): PortRoyalAction[] {
  const best = bestOf(choices);
  if (roundIsComplete(state)) return [best.action];
  return choices.filter(({ value }) => value > best.value - CLOSE).map(({ action }) => action);
}

export const commodoreKit = (net: Net): SearchKit<State, PortRoyalAction> => ({
  ...captainKit,
  evaluate: judgeBy(net),
  isFlat: true,
  clock: ({ turn }) => turn,
  horizon: net.shape.outputs + 1,
  perMs: PER_MS / (net.shape.outputs + 1),
  shortlist: (state, seat, actions) => closeTo(state, weigh(net, state, seat, actions)),
});

/** In the games of the expansions, and alone, there is no net. */
export function seatsOfNet(view: unknown): number | undefined {
  const { extra, players } = view as View;
  return extra === null && players.length > 1 ? players.length : undefined;
}

export const commodore = netBot('commodore', {
  nets,
  seatsOf: seatsOfNet,
  make: (net) => searchBot('commodore', portRoyal, commodoreKit(net)),
  otherwise: searchBot('commodore', portRoyal, captainKit),
});
