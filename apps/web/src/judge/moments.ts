/** What swung a match, and where it was played badly: read off a report. */
import type { Grade, JudgedChance, JudgedChoice, JudgedDecision, Report } from '@broadside/judge';
import { type Seat, sameAction } from '@broadside/kernel';

export interface Swing {
  /** The entry in which it happened. */
  readonly n: number;
  readonly kind: 'luck' | 'choice';
  readonly seat: Seat;
  /** What it brought this seat, in chance to win. */
  readonly swing: number;
  /** Of a choice. */
  readonly grade?: Grade;
}

export interface Filter {
  readonly kind: 'all' | Swing['kind'];
  readonly seat: Seat | undefined;
}

export const EVERYTHING: Filter = { kind: 'all', seat: undefined };

/** Luck below this, or below what it may be mistaken by, is not worth a mark. */
const LEAST_LUCK = 0.03;
const BAD: readonly Grade[] = ['slip', 'mistake', 'blunder'];
const WORSE: readonly Grade[] = ['mistake', 'blunder'];

const size = ({ swing }: Swing): number => Math.abs(swing);

/** Whom a card or a throw moved most; a crew is moved as one. */
function luckOf({ n, seat, luck, error }: JudgedChance, whose: Seat | undefined, together: boolean): Swing[] {
  // The deal before the first move decides nothing that could be told.
  if (n === 0) return [];
  const seats = luck.map((_, one) => one);
  const most = [...seats].sort((one, other) => Math.abs(luck[other]) - Math.abs(luck[one]))[0] ?? seat;
  const who = together ? seat : (whose ?? most);
  const swing = luck[who] ?? 0;
  if (Math.abs(swing) < LEAST_LUCK || Math.abs(swing) < 2 * (error[who] ?? 0)) return [];
  if (together && whose !== undefined && whose !== seat) return [];
  return [{ n, kind: 'luck', seat: who, swing }];
}

/** Everything worth a mark, the largest first. */
export function swingsOf(report: Report, { kind, seat }: Filter = EVERYTHING): readonly Swing[] {
  const lucks = kind === 'choice' ? [] : report.chances.flatMap((one) => luckOf(one, seat, report.together));
  const choices = kind === 'luck' ? [] : marredIn(report);
  const lost = choices
    .filter((one) => seat === undefined || one.seat === seat)
    .map((one): Swing => ({ n: one.n, kind: 'choice', seat: one.seat, swing: -one.loss.value, grade: one.grade }));
  return [...lucks, ...lost].sort((one, other) => size(other) - size(one));
}

/** The position it is looked at in: a choice before it was made, luck when it has come. */
export const placeOf = ({ n, kind }: Pick<Swing, 'n' | 'kind'>): number => (kind === 'choice' ? n - 1 : n);

/** Those worth a mark. */
export const marredIn = ({ decisions }: Report): readonly JudgedDecision[] =>
  decisions.filter(({ grade }) => BAD.includes(grade));

/** In the order of the match: mistakes and worse, or slips where nothing was worse. */
export function mistakesOf(report: Report, seat: Seat | undefined): readonly JudgedDecision[] {
  const own = report.decisions.filter((one) => seat === undefined || one.seat === seat);
  const worse = own.filter(({ grade }) => WORSE.includes(grade));
  const found = worse.length > 0 ? worse : own.filter(({ grade }) => BAD.includes(grade));
  return [...found].sort((one, other) => one.n - other.n);
}

/** The nearest mistake before or after a position. */
export function mistakeFrom(report: Report, seat: Seat | undefined, n: number, by: 1 | -1): JudgedDecision | undefined {
  const all = mistakesOf(report, seat);
  return by > 0 ? all.find((one) => one.n - 1 > n) : all.findLast((one) => one.n - 1 < n);
}

/** What was decided in a position. */
export const decisionAt = (report: Report, n: number): JudgedDecision | undefined =>
  report.decisions.find((one) => one.n === n + 1);

const SHOWN = 3;

/** What was played, and up to three that are better; of the best, the next ones beside it. */
export function comparedIn({ choices, played }: JudgedDecision): readonly JudgedChoice[] {
  const at = choices.findIndex(({ action }) => sameAction(action, played));
  if (at < SHOWN) return choices.slice(0, Math.max(at + 1, SHOWN));
  return [...choices.slice(0, SHOWN), ...choices.slice(at, at + 1)];
}

/** The chances at a position: those of the last point before it. */
export function chancesAt({ points }: Report, n: number): readonly number[] | undefined {
  return points.findLast((point) => point.n <= n)?.chances ?? points[0]?.chances;
}
