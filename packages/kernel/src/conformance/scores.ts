/** `scores.tsv`: the result of every recorded match as it was when it was recorded, seat by seat. */
import type { Standing } from '../game.ts';
import type { AnyMatch } from '../match.ts';

/** One figure of a match that is over. */
export type Column = (match: AnyMatch) => string | number;
export type Columns = Readonly<Record<string, Column>>;

/** A line of the table: the figures by the names of their columns. */
export type Score = Readonly<Record<string, string>>;

const bySeat =
  (figure: (standing: Standing) => number | undefined): Column =>
  ({ outcome }) =>
    [...(outcome?.ranking ?? [])]
      .sort((one, other) => one.seat - other.seat)
      .map(figure)
      .join(' ');

const COMMON: Columns = {
  reason: ({ outcome }) => outcome?.reason ?? '',
  decidedBy: ({ outcome }) => outcome?.decidedBy ?? '',
  winners: ({ outcome }) => outcome?.winners.join(' ') ?? '',
  points: bySeat(({ points }) => points),
  entries: ({ log }) => log.length,
};

/** What is neither a game's own column nor common to all games is a line of the score sheet. */
export function scoreOf(match: AnyMatch, columns: readonly string[], own: Columns = {}): Score {
  const figures = columns.map((name): [string, string] => {
    const column = own[name] ?? COMMON[name] ?? bySeat(({ sheet }) => sheet[name]);
    return [name, `${column(match)}`];
  });
  return Object.fromEntries(figures);
}

export function writeScores(columns: readonly string[], scores: Iterable<readonly [string, Score]>): string {
  const lines = [...scores].map(([name, score]) => [name, ...columns.map((column) => score[column])].join('\t'));
  return `${[['match', ...columns].join('\t'), ...lines].join('\n')}\n`;
}

export interface ScoreTable {
  readonly columns: readonly string[];
  readonly scores: ReadonlyMap<string, Score>;
}

export function readScores(text: string): ScoreTable {
  const [[, ...columns], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const scores = lines.map(([name, ...figures]): [string, Score] => [
    name,
    Object.fromEntries(columns.map((column, at) => [column, figures[at]])),
  ]);
  return { columns, scores: new Map(scores) };
}
