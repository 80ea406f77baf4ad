/**
 * The strongest player: the value net judges, the turn is thought through to its end. Another card is looked ahead where
 * stopping seems better by little: more sight only ever speaks for drawing. What may be spent is counted in positions
 * judged, not in time, so that a busy machine plays no worse.
 */
import { type Bot, type Net, searchBot, type Thinking } from '@broadside/bots';
import { type Action, LooseChance, legal, type Seat } from '@broadside/kernel';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { captainKit } from '../captainKit.ts';
import { fetchNet, netFor } from '../net/nets.ts';
import { bestOf, type Choice, TurnSearch } from './search.ts';

/** Positions one core judges in a millisecond, roughly. */
const PER_MS = 100;
const USUAL_WORK = 20_000;
/** A card further ahead takes about so many times the work. */
const BRANCHES = 30;
/** By how much drawing may seem worse and still be looked at more closely. */
const CLOSE = 0.06;
const DEEPEST = 3;

const workOf = ({ iterations, ms }: Thinking): number =>
  iterations ?? (ms === undefined ? USUAL_WORK : Math.ceil(ms * PER_MS));

/** Stopping looks best, but not by much. */
function isClose(choices: readonly Choice[]): boolean {
  const best = bestOf(choices);
  const drawing = choices.find(({ action }) => action.type === 'draw');
  return best.action.type === 'stop' && drawing !== undefined && best.value - drawing.value < CLOSE;
}

/** Every choice with its chance to win. */
export function weigh(net: Net, state: State, seat: Seat, thinking: Thinking): Choice[] {
  const actions = legal<PortRoyalAction>(portRoyal, state, seat);
  const most = workOf(thinking);
  const search = new TurnSearch(net, state, seat, thinking.stream);
  let choices = search.choices(state, actions, 1);
  for (let depth = 2; depth <= DEEPEST && isClose(choices) && search.work * BRANCHES <= most; depth++)
    choices = search.choices(state, actions, depth);
  return choices;
}

function choose(net: Net, view: View, seat: Seat, thinking: Thinking): PortRoyalAction {
  const state = portRoyal.imagine(view, seat, new LooseChance(thinking.stream));
  const actions = legal<PortRoyalAction>(portRoyal, state, seat);
  return actions.length === 1 ? actions[0] : bestOf(weigh(net, state, seat, thinking)).action;
}

/** Where no net was trained: the games of the expansions. */
const withoutNet = searchBot('commodore', portRoyal, captainKit);

export const commodore: Bot = {
  name: 'commodore',
  searches: true,
  choose: (seen, seat, thinking): Action | Promise<Action> => {
    const view = seen as View;
    const seats = view.players.length;
    if (view.extra !== null || seats === 1) return withoutNet.choose(seen, seat, thinking);
    const net = netFor(seats);
    if (net) return choose(net, view, seat, thinking);
    return fetchNet(seats).then((fetched) =>
      fetched ? choose(fetched, view, seat, thinking) : withoutNet.choose(seen, seat, thinking),
    );
  },
};
