/** What the judge makes of a result, for one of those who played. */
import type { PlayerReport, Report } from '@broadside/judge';
import type { Seat } from '@broadside/kernel';
import { evenLuck } from '../../judge/figures.ts';

export interface Verdict {
  readonly title: `judge.verdict.${'watch' | 'better' | 'worse' | 'won' | 'lost' | 'luck' | `team.${'worse' | 'fair'}`}`;
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

/** A player of a match that is over. */
interface Done extends PlayerReport {
  readonly result: number;
  readonly adjusted: number;
}

const isDone = (one: PlayerReport | undefined): one is Done => one?.result !== undefined && one.adjusted !== undefined;

/** A team, or somebody alone: there is nobody whose share could be taken. */
function titleAlone({ together }: Report, { result, adjusted }: Done): Verdict['title'] {
  if (Math.abs(result - adjusted) < NOTHING * 3) return 'judge.verdict.team.fair';
  if (adjusted > result) return 'judge.verdict.better';
  return together ? 'judge.verdict.team.worse' : 'judge.verdict.worse';
}

interface Errors {
  readonly least: boolean;
  readonly most: boolean;
}

function errorsOf({ players }: Report, mine: Done): Errors {
  const others = players.filter(({ seat }) => seat !== mine.seat).map(({ errorRate }) => errorRate.value);
  const own = mine.errorRate.value;
  return {
    least: others.length > 0 && others.every((one) => one > own),
    most: others.length > 0 && others.every((one) => one < own),
  };
}

/**
 * The result less luck holds what everybody chose: it is called this player's play only where the errors do not say
 * the contrary.
 */
function titleOf(report: Report, mine: Done, { least, most }: Errors): Verdict['title'] {
  if (report.together || report.seats === 1) return titleAlone(report, mine);
  const fair = 1 / report.seats;
  const well = mine.adjusted > fair;
  if (mine.result > fair) return well ? 'judge.verdict.won' : least ? 'judge.verdict.luck' : 'judge.verdict.worse';
  if (well) return most ? 'judge.verdict.luck' : 'judge.verdict.better';
  // What others did to each other has decided it.
  if (least) return 'judge.verdict.watch';
  const winners = report.players.filter(isDone).filter(({ result }) => result > fair);
  if (!winners.every(({ adjusted }) => adjusted >= mine.adjusted)) return 'judge.verdict.luck';
  const erredLess = winners.every(({ errorRate }) => errorRate.value <= mine.errorRate.value);
  return erredLess ? 'judge.verdict.lost' : 'judge.verdict.watch';
}

/** Nothing for those who watched, and for a match that is not over. */
export function verdictOf(report: Report, you: Seat | null): Verdict | undefined {
  const mine = report.players.find(({ seat }) => seat === you);
  if (!isDone(mine)) return undefined;
  const luck = mine.luck.value;
  const errors = errorsOf(report, mine);
  return {
    title: titleOf(report, mine, errors),
    about: report.together ? 'judge.verdict.team.about' : 'judge.verdict.about',
    luckWords: `judge.verdict.luck.${Math.abs(luck) < NOTHING ? 'even' : luck > 0 ? 'good' : 'bad'}`,
    even: mine.adjusted > 0 && mine.adjusted < 1 ? evenLuck(mine.adjusted) : undefined,
    luck,
    least: errors.least,
  };
}
