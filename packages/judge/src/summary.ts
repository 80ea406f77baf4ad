/** What was found, put together: who erred how much, who was lucky, what decided. */
import type { Outcome, Seat } from '@broadside/kernel';
import {
  type ChancePoint,
  GRADES,
  type Grade,
  type JudgedChance,
  type JudgedDecision,
  type Moment,
  type PlayerReport,
} from './report.ts';
import { Mean } from './sums.ts';
import type { UnitResult } from './unit.ts';

/** Everything that was found of a match; of a piece that was looked at twice, the second. */
export interface Findings {
  readonly points: readonly ChancePoint[];
  readonly decisions: readonly JudgedDecision[];
  readonly chances: readonly JudgedChance[];
}

const byEntry = (one: { readonly n: number }, other: { readonly n: number }): number => one.n - other.n;

function latest<T extends { readonly n: number }>(found: readonly T[]): T[] {
  return [...new Map(found.map((one) => [one.n, one])).values()].sort(byEntry);
}

export function findingsOf(results: readonly UnitResult[], passOf: (id: string) => number): Findings {
  const sorted = results.toSorted((a, b) => passOf(a.id) - passOf(b.id));
  return {
    points: latest(sorted.flatMap((one) => (one.kind === 'point' ? [one.point] : []))),
    decisions: latest(sorted.flatMap((one) => (one.kind === 'decision' ? [one.decision] : []))),
    chances: latest(sorted.flatMap((one) => (one.kind === 'chance' ? [one.chance] : []))).filter(({ luck }) =>
      luck.some((value) => value !== 0),
    ),
  };
}

/** 1, 0 or the share of a tie, by seat; a victory together is a whole one for everybody. */
export function resultsOf(outcome: Outcome, seats: number, together: boolean): readonly number[] {
  const share = together ? 1 : 1 / outcome.winners.length;
  return Array.from({ length: seats }, (_, seat) => (outcome.winners.includes(seat) ? share : 0));
}

const emptyGrades = (): Record<Grade, number> =>
  Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;

/** Errors may cancel out in the sum, so it is taken before any loss below 0 is called none. */
function errorRate(decisions: readonly JudgedDecision[]): PlayerReport['errorRate'] {
  const mean = new Mean();
  let variance = 0;
  for (const { loss } of decisions) {
    mean.add(loss.value);
    variance += loss.error ** 2;
  }
  return { value: Math.max(0, mean.value), error: Math.sqrt(variance) / Math.max(1, decisions.length) };
}

export function playerReport(found: Findings, seat: Seat, result: number | undefined): PlayerReport {
  const decisions = found.decisions.filter((one) => one.seat === seat);
  const grades = emptyGrades();
  for (const { grade } of decisions) grades[grade]++;
  let luck = 0;
  let variance = 0;
  for (const chance of found.chances) {
    luck += chance.luck[seat];
    variance += chance.error[seat] ** 2;
  }
  return {
    seat,
    decisions: decisions.length,
    errorRate: errorRate(decisions),
    grades,
    luck: { value: luck, error: Math.sqrt(variance) },
    ...(result === undefined ? {} : { result, adjusted: result - luck }),
  };
}

const MOMENTS = 3;

/** The largest swings; the deal before the first move decides nothing that could be told. */
export function momentsOf({ decisions, chances }: Findings): Moment[] {
  const lucky = chances
    .filter(({ n }) => n > 0)
    .map(({ n, seat, luck }): Moment => ({ n, kind: 'luck', seat, swing: luck[seat] }));
  const chosen = decisions
    .filter(({ grade }) => grade !== 'best' && grade !== 'fine')
    .map(({ n, seat, loss }): Moment => ({ n, kind: 'choice', seat, swing: -loss.value }));
  return [...lucky, ...chosen]
    .filter(({ swing }) => swing !== 0)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || a.n - b.n)
    .slice(0, MOMENTS);
}

/** As it is shown: no loss is less than none. */
export const shown = (decision: JudgedDecision): JudgedDecision => ({
  ...decision,
  loss: { ...decision.loss, value: decision.grade === 'best' ? 0 : Math.max(0, decision.loss.value) },
});
