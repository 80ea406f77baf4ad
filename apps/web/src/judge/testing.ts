/** A report of a few entries for tests: what matters to a test is given, all else is quiet. */
import type { Grade, JudgedChance, JudgedDecision, Report } from '@broadside/judge';

export const decision = (n: number, seat: number, grade: Grade, loss: number): JudgedDecision => ({
  n,
  seat,
  played: { type: 'stop' },
  choices: [
    { action: { type: 'draw' }, value: 0.5, loss: { value: 0, error: 0 } },
    { action: { type: 'stop' }, value: 0.5 - loss, loss: { value: loss, error: 0.01 } },
  ],
  legal: 2,
  loss: { value: loss, error: 0.01 },
  grade,
  worlds: 100,
});

export const chance = (n: number, seat: number, luck: readonly number[], error = 0.005): JudgedChance => ({
  n,
  seat,
  luck,
  error: luck.map(() => error),
});

const QUIET: Report = {
  format: 'broadside-analysis/1',
  game: 'any',
  rules: 1,
  judge: 1,
  seats: 2,
  together: false,
  entries: 20,
  points: [
    { n: 0, chances: [0.5, 0.5] },
    { n: 10, chances: [0.7, 0.3] },
  ],
  decisions: [],
  chances: [],
  players: [0, 1].map((seat) => ({
    seat,
    decisions: 0,
    errorRate: { value: 0, error: 0 },
    grades: { best: 0, fine: 0, slip: 0, mistake: 0, blunder: 0 },
    luck: { value: 0, error: 0 },
  })),
  moments: [],
  done: 0,
  of: 0,
};

export const reportWith = (part: Partial<Report>): Report => ({ ...QUIET, ...part });
