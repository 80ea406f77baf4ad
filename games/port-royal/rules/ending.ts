/** Section 10: when the match ends and who has won. */
import type { Out, Seat, Standing } from '@broadside/kernel';
import { pointsOf } from '../cards/table.ts';
import { expansionsIn, goalOf, playedTogether } from './expansion.ts';
import { cardsInFlow } from './flow.ts';
import type { Decider, EndReason, PortRoyalEvent, PortRoyalOutcome, State } from './state.ts';

export const POINTS_TO_END = 12;

/** PR-ENDV-2: with the variant ending only owners of an expedition can win; expansions have conditions of their own. */
function mayWin(state: State, seat: Seat): boolean {
  const goal = goalOf(state);
  if (goal) return goal.mayWin?.(state, seat) ?? true;
  return !state.options.variantEnding || state.players[seat].expeditions.length > 0;
}

/** PR-END-1, PR-ENDV-1: both conditions must hold for one player at one moment (PR-AMB-34). */
function endsTheMatch(state: State, seat: Seat): boolean {
  if (state.extra !== null && playedTogether(state)) return false;
  const points = state.extra === null ? POINTS_TO_END : (goalOf(state)?.points ?? POINTS_TO_END);
  return state.players[seat].points >= points && mayWin(state, seat);
}

/** To be asked whenever a player gained points. Once triggered, the end stays triggered (PR-AMB-32). */
export function maybeTriggerEnd(state: State, seat: Seat, out: Out<PortRoyalEvent>): void {
  if (state.ending || !endsTheMatch(state, seat)) return;
  state.ending = true;
  out.events?.push({ type: 'endTriggered', seat, points: state.players[seat].points });
}

/** PR-END-2: the end was triggered and the player to the right of the first one had a turn. */
export const roundIsComplete = (state: State): boolean =>
  state.ending && (state.active + 1) % state.players.length === state.first;

function endReason(state: State): EndReason {
  if (!roundIsComplete(state)) return 'becalmed';
  return goalOf(state)?.reason ?? (state.options.variantEnding ? 'twelvePointsAndExpedition' : 'twelvePoints');
}

function total(cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) sum += pointsOf[card];
  return sum;
}

interface Placing {
  readonly seat: Seat;
  readonly eligible: number;
  readonly points: number;
  /** Compared before the coins, where an expansion says so. */
  readonly tieBreak: number;
  readonly coins: number;
  readonly sheet: Readonly<Record<string, number>>;
}

/** PR-INV-4: where the points came from; what the cards in the area do not give, expansions do. */
export function sheetOf(state: State, seat: Seat): Record<string, number> {
  const { persons, expeditions, coins } = state.players[seat];
  const rows: Record<string, number> = { persons: total(persons), expeditions: total(expeditions) };
  if (state.extra !== null)
    for (const expansion of expansionsIn(state)) Object.assign(rows, expansion.sheet?.(state, seat));
  rows.coins = coins.length;
  return rows;
}

function placingOf(state: State, seat: Seat): Placing {
  const { points, coins } = state.players[seat];
  return {
    seat,
    eligible: mayWin(state, seat) ? 1 : 0,
    points,
    tieBreak: goalOf(state)?.tieBreak?.of(state, seat) ?? 0,
    coins: coins.length,
    sheet: sheetOf(state, seat),
  };
}

/** PR-END-3, PR-END-4: most points, then most coins. */
const compare = (a: Placing, b: Placing): number =>
  b.eligible - a.eligible || b.points - a.points || b.tieBreak - a.tieBreak || b.coins - a.coins || 0;

/** What the first rank owes its place to, compared with the best of the others. */
function decidedBy(state: State, placings: readonly Placing[]): Decider {
  const [best, second] = placings;
  const goal = goalOf(state);
  if (compare(best, second) === 0) return 'shared';
  const barred = placings.filter(({ eligible }) => eligible < best.eligible);
  if (barred.some((other) => compare({ ...other, eligible: best.eligible }, best) <= 0))
    return goal?.barredBy ?? 'expedition';
  if (best.points !== second.points) return 'points';
  return goal?.tieBreak && best.tieBreak !== second.tieBreak ? goal.tieBreak.key : 'coins';
}

/** The result of a game against each other. */
function competition(state: State): PortRoyalOutcome {
  const placings = state.players
    .map((_, seat) => placingOf(state, seat))
    .sort((a, b) => compare(a, b) || a.seat - b.seat);
  const ranking: Standing[] = placings.map(({ seat, points, sheet }, at) => ({
    seat,
    rank: placings.findIndex((other) => compare(other, placings[at]) === 0) + 1,
    points,
    sheet,
  }));
  return {
    reason: endReason(state),
    decidedBy: decidedBy(state, placings),
    // PR-END-5: who is still tied shares the victory.
    winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    ranking,
  };
}

/** The result, once nothing waits any more. */
export function outcome(state: State): PortRoyalOutcome | undefined {
  if (state.flow.length > 0) return undefined;
  for (const expansion of expansionsIn(state)) if (expansion.outcome) return expansion.outcome(state);
  return competition(state);
}

/** Everybody has won or nobody (PR-COOP-7, PR-ACOOP-2). */
export function sharedOutcome(state: State, won: boolean, reason: EndReason): PortRoyalOutcome {
  const seats = state.players.map((_, seat) => seat);
  return {
    reason,
    decidedBy: 'together',
    winners: won ? seats : [],
    ranking: seats.map((seat) => ({
      seat,
      rank: won ? 1 : 2,
      points: state.players[seat].points,
      sheet: sheetOf(state, seat),
    })),
  };
}

export function endMatch(state: State, out: Out<PortRoyalEvent>): void {
  // A game played together may end in the middle of anything, a tax for instance (PR-AMB-61).
  if (state.extra !== null) state.discard.push(...cardsInFlow(state.flow));
  state.flow.length = 0;
  if (!out.events) return;
  const result = outcome(state);
  if (result) out.events.push({ type: 'matchEnded', reason: result.reason, winners: result.winners });
}
