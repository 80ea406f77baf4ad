export { luckIn } from './adjusted.ts';
export { BLUNDER, gradeOf, MISTAKE, SLIP, type Weighed, type Weighing, weighChoices } from './decision.ts';
export * from './kit.ts';
export { type Judging, type MatchJudge, matchJudge } from './match.ts';
export * from './puzzle.ts';
export * from './report.ts';
export { resultsOf } from './summary.ts';
export * from './sure.ts';
export * from './unit.ts';
