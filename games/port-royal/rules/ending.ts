/** Section 10: when the match ends and who has won. */
import type { Out, Outcome, Seat, Standing } from '@broadside/kernel';
import { pointsOf } from '../cards/table.ts';
import type { EndReason, Player, PortRoyalEvent, State } from './state.ts';

export const POINTS_TO_END = 12;

/** PR-END-1, PR-ENDV-1: both conditions must hold for one player at one moment (PR-AMB-34). */
const endsTheMatch = (state: State, player: Player): boolean =>
  player.points >= POINTS_TO_END && (!state.options.variantEnding || player.expeditions.length > 0);

/** To be asked whenever a player gained points. Once triggered, the end stays triggered (PR-AMB-32). */
export function maybeTriggerEnd(state: State, seat: Seat, out: Out<PortRoyalEvent>): void {
  if (state.ending || !endsTheMatch(state, state.players[seat])) return;
  state.ending = true;
  out.events?.push({ type: 'endTriggered', seat, points: state.players[seat].points });
}

/** PR-ENDV-2: with the variant ending only owners of an expedition can win. */
const mayWin = (state: State, player: Player): boolean => !state.options.variantEnding || player.expeditions.length > 0;

/** PR-END-2: the end was triggered and the player to the right of the first one had his turn. */
export const roundIsComplete = (state: State): boolean =>
  state.ending && (state.active + 1) % state.players.length === state.first;

function endReason(state: State): EndReason {
  if (!roundIsComplete(state)) return 'becalmed';
  return state.options.variantEnding ? 'twelvePointsAndExpedition' : 'twelvePoints';
}

const total = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf[card], 0);

interface Place {
  readonly seat: Seat;
  readonly eligible: number;
  readonly points: number;
  readonly coins: number;
  readonly sheet: Readonly<Record<string, number>>;
}

function placeOf(state: State, seat: Seat): Place {
  const player = state.players[seat];
  const persons = total(player.persons);
  const expeditions = total(player.expeditions);
  return {
    seat,
    eligible: mayWin(state, player) ? 1 : 0,
    points: persons + expeditions,
    coins: player.coins.length,
    sheet: { persons, expeditions, coins: player.coins.length },
  };
}

/** PR-END-3, PR-END-4: most points, then most coins. */
const compare = (a: Place, b: Place): number =>
  b.eligible - a.eligible || b.points - a.points || b.coins - a.coins || 0;

/** What the first rank owes its place to, compared with the best of the others. */
function decidedBy(places: readonly Place[]): string {
  const [best, second] = places;
  if (compare(best, second) === 0) return 'shared';
  const barred = places.filter(({ eligible }) => eligible < best.eligible);
  if (barred.some((other) => compare({ ...other, eligible: best.eligible }, best) <= 0)) return 'expedition';
  return best.points === second.points ? 'coins' : 'points';
}

/** The result, once nothing waits any more. */
export function outcome(state: State): Outcome | undefined {
  if (state.flow.length > 0) return undefined;
  const places = state.players.map((_, seat) => placeOf(state, seat)).sort((a, b) => compare(a, b) || a.seat - b.seat);
  const ranking: Standing[] = places.map(({ seat, points, sheet }, at) => ({
    seat,
    rank: places.findIndex((other) => compare(other, places[at]) === 0) + 1,
    points,
    sheet,
  }));
  return {
    reason: endReason(state),
    decidedBy: decidedBy(places),
    // PR-END-5: who is still tied shares the victory.
    winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    ranking,
  };
}

export function endMatch(state: State, out: Out<PortRoyalEvent>): void {
  state.flow.length = 0;
  if (!out.events) return;
  const result = outcome(state);
  if (result) out.events.push({ type: 'matchEnded', reason: endReason(state), winners: result.winners });
}
