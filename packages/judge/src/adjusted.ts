/** Results less the luck that was in them: the same skill, with far less noise. */
import type { MatchJudge } from './match.ts';

/** By seat, what chance brought in the whole match, each moment in so many worlds. */
export function luckIn(judge: MatchJudge, seats: number, worlds: number): readonly number[] {
  const luck = Array.from({ length: seats }, () => 0);
  for (const unit of judge.units()) {
    if (unit.kind !== 'chance') continue;
    const found = judge.judge({ ...unit, worlds });
    if (found.kind === 'chance') for (let seat = 0; seat < seats; seat++) luck[seat] += found.chance.luck[seat];
  }
  return luck;
}
