/** NG-END-2: who took most rounds. */
import type { Outcome } from '@broadside/kernel';

interface Ended {
  readonly flow: readonly unknown[];
  readonly players: readonly { readonly rounds: number }[];
}

export interface NewGameOutcome extends Outcome {
  readonly reason: 'allPlayed';
  readonly decidedBy: 'rounds' | 'shared';
}

export function outcome({ flow, players }: Ended): NewGameOutcome | undefined {
  if (flow.length > 0) return undefined;
  const rankOf = (rounds: number): number => 1 + players.filter((other) => other.rounds > rounds).length;
  const ranking = players
    .map(({ rounds }, seat) => ({ seat, rank: rankOf(rounds), points: rounds, sheet: { rounds } }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return { reason: 'allPlayed', decidedBy: winners.length === 1 ? 'rounds' : 'shared', winners, ranking };
}
