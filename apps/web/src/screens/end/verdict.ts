/** What the judge makes of a result, for one of those who played. */
import type { Report } from '@broadside/judge';
import type { Seat } from '@broadside/kernel';
import { evenLuck } from '../../judge/figures.ts';

export interface Verdict {
  readonly title: `judge.verdict.${'watch' | 'better' | 'worse' | 'won' | 'lost' | 'luck' | `team.${'better' | 'worse' | 'fair'}`}`;
  readonly about: 'judge.verdict.about' | 'judge.verdict.team.about';
  readonly luckWords: `judge.verdict.luck.${'good' | 'bad' | 'even'}`;
  /** Of a hundred matches like this one; one match may say less than that. */
  readonly even: number | undefined;
  readonly luck: number;
  /** Everybody else lost more by choices. */
  readonly least: boolean;
}

/** Luck below this is none. */
const NOTHING = 0.03;

function titleOf(
  { together, seats, players }: Report,
  result: number,
  adjusted: number,
  least: boolean,
): Verdict['title'] {
  if (together) {
    if (Math.abs(result - adjusted) < NOTHING * 3) return 'judge.verdict.team.fair';
    return adjusted > result ? 'judge.verdict.team.better' : 'judge.verdict.team.worse';
  }
  const fair = 1 / seats;
  const won = result > fair;
  const well = adjusted > fair;
  if (won) return well ? 'judge.verdict.won' : 'judge.verdict.worse';
  if (well) return 'judge.verdict.better';
  // What others did to each other has decided it.
  if (least) return 'judge.verdict.watch';
  const winners = players.filter((one) => (one.result ?? 0) > fair);
  return winners.every((one) => (one.adjusted ?? 0) >= adjusted) ? 'judge.verdict.lost' : 'judge.verdict.luck';
}

/** Nothing for those who watched, and for a match that is not over. */
export function verdictOf(report: Report, you: Seat | null): Verdict | undefined {
  const mine = report.players.find(({ seat }) => seat === you);
  if (mine?.result === undefined || mine.adjusted === undefined) return undefined;
  const luck = mine.luck.value;
  const others = report.players.filter(({ seat }) => seat !== you);
  const least = others.length > 0 && others.every(({ errorRate }) => errorRate.value > mine.errorRate.value);
  return {
    title: titleOf(report, mine.result, mine.adjusted, least),
    about: report.together ? 'judge.verdict.team.about' : 'judge.verdict.about',
    luckWords: `judge.verdict.luck.${Math.abs(luck) < NOTHING ? 'even' : luck > 0 ? 'good' : 'bad'}`,
    even: mine.adjusted > 0 && mine.adjusted < 1 ? evenLuck(mine.adjusted) : undefined,
    luck,
    least,
  };
}
