/** Section 10: the last one with dice. */
import type { Outcome, Seat, Standing } from '@broadside/kernel';

/** All that counts at the end; a view shows as much of it as a state. */
interface Ended {
  readonly flow: readonly unknown[];
  readonly round: number;
  readonly pirates: readonly { readonly dice: number; readonly outIn: number }[];
}

export interface LiarsDiceOutcome extends Outcome {
  readonly reason: 'lastDice';
  readonly decidedBy: 'dice';
}

/** Whoever has dice has lasted longer than anybody who is out (LD-END-2). */
const lasted = ({ round, pirates }: Ended, seat: Seat): number => pirates[seat].outIn || round + 1;

/** The result, once nothing waits any more. */
export function outcome(state: Ended): LiarsDiceOutcome | undefined {
  if (state.flow.length > 0) return undefined;
  const seats = state.pirates.map((_, seat) => seat);
  const rankOf = (seat: Seat): number => 1 + seats.filter((other) => lasted(state, other) > lasted(state, seat)).length;
  const ranking = seats
    .map((seat): Standing => {
      const { dice, outIn } = state.pirates[seat];
      return { seat, rank: rankOf(seat), points: dice, sheet: { dice, rounds: outIn || state.round } };
    })
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return {
    reason: 'lastDice',
    decidedBy: 'dice',
    winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    ranking,
  };
}
