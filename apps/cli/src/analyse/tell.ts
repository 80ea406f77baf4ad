/** A judged match as lines of a terminal: the graph, the players, the moments, what went wrong. */
import type { Grade, JudgedDecision, Moment, PlayerReport, Report } from '@broadside/judge';
import { type AnyMatch, Match } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import type { Locale, NameOf, Say } from '@broadside/text';
import type { CommandSay } from '../text/commands.ts';

interface Telling {
  readonly match: AnyMatch;
  readonly entry: GameProgram;
  /** Knows the words of the command and of the game. */
  readonly tongue: Say;
  readonly locale: Locale;
  /** Whose decisions are told; everybody's if left out. */
  readonly seat: number | undefined;
}

const STEPS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const WIDTH = 60;
/** The worst decisions that are told of. */
const TOLD = 12;
const BAD: readonly Grade[] = ['slip', 'mistake', 'blunder'];

const tenths = (share: number): number => Math.round(1000 * share) / 10;

type Points = (share: number, signDisplay?: 'exceptZero') => string;

/** Points of a hundred as the language writes them, with a real minus. */
const pointsIn =
  (locale: Locale): Points =>
  (share, signDisplay) =>
    tenths(share)
      .toLocaleString(locale, { maximumFractionDigits: 1, ...(signDisplay ? { signDisplay } : {}) })
      .replace('-', '−');

/** One column for each stretch of the match. */
function graphOf({ points, entries }: Report, seat: number): string {
  const width = Math.min(WIDTH, Math.max(1, points.length));
  let at = 0;
  return Array.from({ length: width }, (_, column) => {
    while (at + 1 < points.length && points[at + 1].n <= (column * entries) / Math.max(1, width - 1)) at++;
    return STEPS[Math.min(STEPS.length - 1, Math.floor(points[at].chances[seat] * STEPS.length))];
  }).join('');
}

function graph(report: Report, say: CommandSay, nameOf: NameOf): string[] {
  if (report.points.length === 0) return [];
  const last = report.points[report.points.length - 1];
  const seats = report.together ? [0] : last.chances.map((_, seat) => seat);
  return seats.map((seat) => {
    const name = report.together ? say('command.analyse.team') : nameOf(seat);
    return say('command.analyse.graph', { name, graph: graphOf(report, seat), share: tenths(last.chances[seat]) });
  });
}

function player(
  { seat, decisions, errorRate, grades, luck, result, adjusted }: PlayerReport,
  say: CommandSay,
  nameOf: NameOf,
  points: Points,
): string[] {
  const { best, fine, slip, mistake, blunder } = grades;
  const lines = [
    say('command.analyse.player', { name: nameOf(seat), decisions, rate: tenths(errorRate.value) }),
    say('command.analyse.grades', { best, fine, slips: slip, mistakes: mistake, blunders: blunder }),
    say('command.analyse.luck', { luck: points(luck.value, 'exceptZero'), error: tenths(2 * luck.error) }),
  ];
  if (result !== undefined && adjusted !== undefined)
    lines.push(say('command.analyse.result', { result: points(result), adjusted: points(adjusted) }));
  return lines;
}

/** Entries in the words of the game: what was done, and what could have been. */
class Entries {
  private readonly views = new Map<number, unknown>();
  private readonly telling: Telling;
  private readonly nameOf: NameOf;
  private readonly points: Points;

  constructor(telling: Telling, asked: readonly { readonly n: number; readonly seat: number }[], nameOf: NameOf) {
    this.telling = telling;
    this.nameOf = nameOf;
    this.points = pointsIn(telling.locale);
    const { header, seed, log } = telling.match;
    const again: AnyMatch = Match.begin(telling.match.game, { ...header, seed });
    for (const entry of log.slice(1)) {
      const one = asked.find(({ n }) => n === entry.n);
      if (one) this.views.set(one.n, again.view(one.seat));
      again.repeat(entry);
    }
  }

  action(n: number, seat: number, action = this.telling.match.log[n].action): string {
    const { voice } = this.telling.entry;
    return action ? voice.action(action, this.views.get(n), seat, this.telling.tongue, this.nameOf) : '';
  }

  moment({ n, kind, seat, swing }: Moment): string {
    const say: CommandSay = this.telling.tongue;
    const params = { n, name: this.nameOf(seat), swing: this.points(swing, 'exceptZero') };
    if (kind === 'choice') return say('command.analyse.choice', { ...params, played: this.action(n, seat) });
    return say('command.analyse.chance', { ...params, what: this.facts(n) });
  }

  mistake({ n, seat, loss, grade, choices }: JudgedDecision): string {
    const say: CommandSay = this.telling.tongue;
    return say('command.analyse.mistake', {
      n,
      name: this.nameOf(seat),
      grade: say(`command.analyse.grade.${grade}`),
      played: this.action(n, seat),
      loss: this.points(-loss.value),
      better: this.action(n, seat, choices[0].action),
    });
  }

  private facts(n: number): string {
    const { entry, match, tongue } = this.telling;
    const sentences = match.log[n].events.flatMap((event) => entry.voice.event(event, tongue, this.nameOf) ?? []);
    return sentences.slice(0, 2).join(' ');
  }
}

export function tellReport(report: Report, telling: Telling): string[] {
  const { seat } = telling;
  const say: CommandSay = telling.tongue;
  const nameOf: NameOf = (one) => say('command.seat', { seat: one + 1 });
  const bad = report.decisions
    .filter((one) => BAD.includes(one.grade) && (seat === undefined || one.seat === seat))
    .sort((a, b) => b.loss.value - a.loss.value);
  const told = bad.slice(0, TOLD).sort((a, b) => a.n - b.n);
  const entries = new Entries(telling, [...told, ...report.moments], nameOf);
  const players = report.players.filter((one) => seat === undefined || one.seat === seat);
  return [
    say('command.analyse.head', { game: report.game, entries: report.entries }),
    ...(report.done < report.of ? [say('command.analyse.partly', { done: report.done, of: report.of })] : []),
    ...graph(report, say, nameOf),
    ...players.flatMap((one) => player(one, say, nameOf, pointsIn(telling.locale))),
    ...(report.moments.length > 0 ? [say('command.analyse.moments')] : []),
    ...report.moments.map((moment) => entries.moment(moment)),
    ...(told.length > 0 ? [say('command.analyse.mistakes', { shown: told.length, of: bad.length })] : []),
    ...told.map((one) => entries.mistake(one)),
  ];
}
