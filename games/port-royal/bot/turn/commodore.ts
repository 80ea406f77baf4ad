/**
 * The strongest player. First the turn is thought through to its end, draw or stop by the exact expectation over the next
 * faces; choices that are close then go on to be played in imagined worlds, by sailors to the start of the own turn after
 * the next, where the value net judges. What may be spent is counted in tries, so that a busy machine plays no worse.
 */
import { type Bot, botInParts, netBot, type SearchKit, searchBot } from '@broadside/bots';
import { type Seat, Stream } from '@broadside/kernel';
import { roundIsComplete } from '../../rules/ending.ts';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { captainKit } from '../captainKit.ts';
import { isTogether, type Judge, judgeBy, MODES, modeOf } from '../net/nets.ts';
import { choicesOf, planned } from './planned.ts';
import { bestOf, type Choice, TurnSearch } from './search.ts';

/** Turns that a core plays in a millisecond of processor time; a try plays one more than there are players. */
const PER_MS = 60;
/** By how much a choice may seem worse at the end of the turn and still be looked at more closely. */
const CLOSE = 0.08;
/** Cards looked ahead in the last turn. */
const LAST_CARDS = 2;

/**
 * Every choice with its chance to win, as it looks at the end of the turn. The last turn of a match is followed over
 * several cards: whoever lies behind must go on until it is enough, and one more card may never be.
 */
export const weigh = (judge: Judge, state: State, seat: Seat, actions: readonly PortRoyalAction[]): Choice[] =>
  new TurnSearch(judge, state, seat, Stream.of('weigh')).choices(
    state,
    actions,
    roundIsComplete(state) && state.extra === null ? LAST_CARDS : 1,
  );

/**
 * The choices that deserve a closer look; what decides the match in this turn has been looked at to the end. With expansions
 * sailors play on too slowly: what so few tries say was worse than what the net says at once.
 */
function closeTo(state: State, choices: readonly Choice[]): PortRoyalAction[] {
  const best = bestOf(choices);
  if (state.extra !== null || roundIsComplete(state)) return [best.action];
  return choices.filter(({ value }) => value > best.value - CLOSE).map(({ action }) => action);
}

/** What a player by the nets knows of a match. */
export interface Netted {
  readonly judge: Judge;
  /** Turns of a round. */
  readonly seats: number;
}

export const commodoreKit = ({ judge, seats }: Netted): SearchKit<State, PortRoyalAction> => ({
  ...captainKit,
  evaluate: (state) => [...judge(state)],
  isFlat: true,
  clock: ({ turn }) => turn,
  horizon: seats + 1,
  perMs: PER_MS / (seats + 1),
  shortlist: (state, seat, actions) => {
    const habit = planned(state, seat, actions, Stream.of('weigh'));
    return habit ? [habit] : closeTo(state, weigh(judge, state, seat, choicesOf(actions)));
  },
});

/**
 * A team's chance hangs on plans over many turns, and a net misjudges what sailors never do (to spend what a tax will ask
 * for): every choice is played to the end by sailors, and theirs is left only for one that is clearly better.
 */
const teamKit: SearchKit<State, PortRoyalAction> = {
  ...captainKit,
  isFlat: true,
  horizon: Number.POSITIVE_INFINITY,
  perMs: 0.7,
  // Whole matches differ much: three errors of the mean, for most positions.
  doubt: () => 2,
  shortlist: (state, seat, actions) => {
    const habit = planned(state, seat, actions, Stream.of('weigh'));
    return habit ? [habit] : choicesOf(actions);
  },
};

/** A player by the nets where everybody plays for themselves; `otherwise` plays where there is none. */
export function byNets(name: string, make: (netted: Netted) => Bot, otherwise: Bot): Bot {
  return [MODES.base, MODES.rivals].reduce(
    (rest, mode) =>
      netBot(name, {
        nets: mode.nets,
        seatsOf: (view) => {
          const { options, players } = view as View;
          return modeOf(options) === mode ? players.length : undefined;
        },
        make: (net) => make({ judge: judgeBy(net, mode), seats: net.shape.outputs }),
        otherwise: rest,
      }),
    otherwise,
  );
}

const inTeams = searchBot('commodore', portRoyal, teamKit);
const withoutNet = searchBot('commodore', portRoyal, captainKit);

const whereNoNetIs = (view: unknown) => (isTogether((view as View).options) ? inTeams : withoutNet).parts;

export const commodore = byNets(
  'commodore',
  (netted) => searchBot('commodore', portRoyal, commodoreKit(netted)),
  botInParts('commodore', {
    begin: (view, ...asked) => whereNoNetIs(view).begin(view, ...asked),
    part: (view, ...asked) => whereNoNetIs(view).part(view, ...asked),
  }),
);
