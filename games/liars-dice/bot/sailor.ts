/** The sailor: knows the odds, listens to what bids reveal, and bluffs by chance where little is lost by it. */
import type { Policy, Seat, Stream } from '@broadside/kernel';
import { type Claim, onesAreWild, standingBid } from '../rules/bids.ts';
import { partsOf } from '../rules/cups.ts';
import { atLeast, exactly } from '../rules/odds.ts';
import { type Bid, type Face, type LiarsDiceAction, type LiarsDiceState, ONE } from '../rules/state.ts';
import { type Outlook, outlookOf, publicOutlook } from './beliefs.ts';

/** Found by `tune.mjs`. */
export interface Weights {
  /** Differences in chance that make a choice so many times likelier. */
  readonly temper: number;
  /** What a bid costs that comes back later: a share of what the table doubts. */
  readonly later: number;
  /** What it costs that dice set aside are no secret any more. */
  readonly fresh: number;
  /** How gladly a bid is doubted, and an exact call made. */
  readonly doubt: number;
  readonly exact: number;
  /** How gladly more is bid than has to be, for every die of it. */
  readonly raise: number;
}
export const SAILOR: Weights = { temper: 0.045, later: 0.8, fresh: 0.03, doubt: 0, exact: 0, raise: 0 };

/** The chance that a bid is true, as this outlook has it. */
const truthOf = ({ known, chances }: Outlook, { count }: Claim): number => atLeast(chances, count - known);

/** What is not lost by a bid: it goes wrong if it is false and somebody says so. */
function bidWorth(claim: Claim, mine: Outlook, table: Outlook, { later }: Weights): number {
  const truth = truthOf(mine, claim);
  const doubt = 1 - truthOf(table, claim);
  return 1 - (1 - truth) * doubt - later * doubt;
}

/** A taste for large bids. */
const raiseWorth = ({ count }: Claim, standing: Claim | undefined, { raise }: Weights): number =>
  raise * Math.max(0, count - (standing?.count ?? 1));

/** What "exactly" brings, where a good call costs nobody or everybody else a die. */
function exactWorth(state: LiarsDiceState, { known, chances }: Outlook, { count }: Bid): number {
  const chance = exactly(chances, count - known);
  return state.options.exact === 'others' ? chance : Math.min(1, 1.5 * chance);
}

/** What each action is worth to a seat, about as a chance to lose no die by it. */
export function worths(
  state: LiarsDiceState,
  seat: Seat,
  actions: readonly LiarsDiceAction[],
  weights: Weights = SAILOR,
): number[] {
  // Six faces, but up to two hundred bids on them.
  const mine: Outlook[] = [];
  const table: Outlook[] = [];
  const seen = (face: Face): Outlook => (mine[face] ??= outlookOf(state, seat, face));
  const said = (face: Face): Outlook => (table[face] ??= publicOutlook(state, seat, face));
  const standing = standingBid(state);
  const worthOf = (action: LiarsDiceAction): number => {
    switch (action.type) {
      case 'bid':
        return bidWorth(action, seen(action.face), said(action.face), weights) + raiseWorth(action, standing, weights);
      case 'show':
        return (
          bidWorth(action, shownOutlook(state, seat, action, seen(action.face)), said(action.face), weights) -
          weights.fresh
        );
      case 'liar':
        return standing ? 1 - truthOf(seen(standing.face), standing) + weights.doubt : 0;
      case 'exact':
        return standing ? exactWorth(state, seen(standing.face), standing) + weights.exact : 0;
    }
  };
  return actions.map(worthOf);
}

/** Dice thrown again may count after all. */
function shownOutlook(state: LiarsDiceState, seat: Seat, claim: Claim, { known, chances }: Outlook): Outlook {
  const { left } = partsOf(state, seat, claim);
  const hit = onesAreWild(state) && claim.face !== ONE ? 1 / 3 : 1 / 6;
  return { known: known + Math.floor(left * hit), chances };
}

/** How likely the sailor takes each action: nearly as good ones are nearly as likely. */
export function sailorChances(
  state: LiarsDiceState,
  seat: Seat,
  actions: readonly LiarsDiceAction[],
  weights: Weights = SAILOR,
): number[] {
  const all = worths(state, seat, actions, weights);
  const best = Math.max(...all);
  const shares = all.map((worth) => Math.exp((worth - best) / weights.temper));
  const sum = shares.reduce((total, share) => total + share);
  return shares.map((share) => share / sum);
}

export function drawn<A>(actions: readonly A[], chances: readonly number[], stream: Stream): A {
  let point = stream.unit();
  for (let at = 0; at < actions.length; at++) {
    point -= chances[at];
    if (point < 0) return actions[at];
  }
  return actions[actions.length - 1];
}

export const sailorWith =
  (weights: Weights): Policy<LiarsDiceState, LiarsDiceAction> =>
  (state, seat, actions, stream) =>
    actions.length === 1 ? actions[0] : drawn(actions, sailorChances(state, seat, actions, weights), stream);

export const sailor = sailorWith(SAILOR);

/** The choices worth a thought: the calls, and the bids that look best. */
const SHORTLIST = 7;

export function shortlist(state: LiarsDiceState, seat: Seat, actions: readonly LiarsDiceAction[]): LiarsDiceAction[] {
  const all = worths(state, seat, actions);
  const order = actions.map((_, at) => at).sort((one, other) => all[other] - all[one]);
  const calls = order.filter((at) => actions[at].type === 'liar' || actions[at].type === 'exact');
  const bids = order.filter((at) => !calls.includes(at)).slice(0, SHORTLIST);
  return [...calls, ...bids].map((at) => actions[at]);
}
