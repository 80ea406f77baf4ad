/** The judge agrees with itself: other imagined worlds, the same verdict. */
import { recordMatch } from '@broadside/bots';
import { type Action, type AnyGame, type FlowState, saveMatch } from '@broadside/kernel';
import type { JudgeKit } from '../kit.ts';
import { type MatchJudge, matchJudge } from '../match.ts';
import type { Grade, Report } from '../report.ts';
import type { UnitResult } from '../unit.ts';
import type { Table } from './fairness.ts';

export interface Agreement {
  readonly blunders: number;
  /** Of these, at least mistakes the second time. */
  readonly agreed: number;
}

/** The decisions of a match, in both passes. */
export function decisionsOf(judge: MatchJudge): Report {
  const results: UnitResult[] = [];
  for (const step of [() => judge.units(), () => judge.further(results)])
    for (const unit of step()) if (unit.kind === 'decision') results.push(judge.judge(unit));
  return judge.report(results);
}

const BAD: readonly Grade[] = ['mistake', 'blunder'];

export async function agreementIn<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: JudgeKit<S, A>,
  { bots, options = {}, limits = {} }: Table,
  seed: string,
): Promise<Agreement> {
  const file = saveMatch(await recordMatch(game, bots, options, seed, limits));
  const first = decisionsOf(await matchJudge(game, kit, file));
  const second = decisionsOf(await matchJudge(game, kit, file, { seed: 'second opinion' }));
  const blunders = first.decisions.filter(({ grade }) => grade === 'blunder');
  const bad = new Set(second.decisions.filter(({ grade }) => BAD.includes(grade)).map(({ n }) => n));
  return { blunders: blunders.length, agreed: blunders.filter(({ n }) => bad.has(n)).length };
}

/** Law 3: of a hundred blunders. */
export const AGREED = 0.95;
