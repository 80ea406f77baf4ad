/** Every game that can be judged: whatever is said of its matches holds to the laws of judging (docs/judging.md). */
import { recordMatch } from '@broadside/bots';
import {
  type JudgedDecision,
  type MatchJudge,
  matchJudge,
  type Unit,
  type UnitResult,
  weighChoices,
} from '@broadside/judge';
import {
  type AnyMatch,
  answerWithoutDice,
  LooseChance,
  Match,
  type MatchFile,
  Stream,
  saveMatch,
  TABLE,
} from '@broadside/kernel';
import { type GameProgram, shelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';

type Judged = GameProgram & Required<Pick<GameProgram, 'judge'>>;
const judged = shelf.filter((entry): entry is Judged => entry.judge !== undefined);
const named = judged.map((entry) => [entry.game.id, entry] as const);

const kitOf = async ({ judge }: Judged) => (await judge()).default.kit;
/** Fewest people that can play it. */
const seatsOf = ({ game }: Judged): number => Math.max(2, game.seats.min);

/** The weakest and the strongest that answer at once. */
async function recorded(entry: Judged, seed: string): Promise<MatchFile> {
  const quick = entry.bots.filter(({ searches }) => !searches);
  const seats = Array.from({ length: seatsOf(entry) }, (_, seat) => quick[seat === 0 ? quick.length - 1 : 1]);
  return saveMatch(await recordMatch(entry.game, seats, {}, seed));
}

const judgeOf = async (entry: Judged, file: MatchFile, seed = ''): Promise<MatchJudge> =>
  matchJudge(entry.game, await kitOf(entry), file, { worlds: 8, seed });

const some = <T>(all: readonly T[], many: number): readonly T[] =>
  all.filter((_, at) => at % Math.max(1, Math.floor(all.length / many)) === 0);

const decisionsIn = (judge: MatchJudge): readonly Unit[] => judge.units().filter(({ kind }) => kind === 'decision');

function decisionBy(judge: MatchJudge, unit: Unit): JudgedDecision {
  const found = judge.judge(unit);
  if (found.kind !== 'decision') throw new Error(`${unit.id} is no decision`);
  return found.decision;
}

it('most games can be judged', () => {
  expect(judged.length).toBeGreaterThan(2);
});

describe.each(named)('a judged match of %s', (_id, entry) => {
  it('comes out the same in whatever order its pieces are judged', async () => {
    const file = await recorded(entry, 'order');
    const [one, other] = [await judgeOf(entry, file), await judgeOf(entry, file)];
    const units = some(one.units(), 24);
    expect(new Set(one.units().map(({ id }) => id)).size).toBe(one.units().length);
    const forwards = units.map((unit) => one.judge(unit));
    const backwards = [...units].reverse().map((unit) => other.judge(unit));
    expect([...backwards].reverse()).toEqual(forwards);
    expect(JSON.parse(JSON.stringify(forwards))).toEqual(forwards);
    expect(one.report(forwards)).toEqual(other.report(backwards));
  });

  it('says how far it has come, and is complete when everything was looked at', async () => {
    const judge = await judgeOf(entry, await recorded(entry, 'whole'));
    const results: UnitResult[] = [];
    const units = some(judge.units(), 12);
    for (const unit of units) results.push(judge.judge(unit));
    expect(judge.report(results)).toMatchObject({ done: units.length });
    for (const unit of judge.further(results)) results.push(judge.judge(unit));
    expect(judge.further(results)).toEqual([]);
    const report = judge.report(results);
    expect(report.done).toBe(results.length);
    expect(report.points.every(({ chances }) => Math.abs(chances.reduce((a, b) => a + b) - 1) < 1e-6)).toBe(true);
    for (const { seat, luck, result = 0, adjusted } of report.players)
      expect([seat, adjusted]).toEqual([seat, result - luck.value]);
  });

  it('does not peek: grades stay what they are when all that is hidden from its actor is dealt anew', async () => {
    const { game } = entry;
    const kit = await kitOf(entry);
    const file = await recorded(entry, 'peek');
    const match: AnyMatch = Match.begin(game, { ...file.header, seed: file.seed });
    const asked = new Set(some(decisionsIn(await judgeOf(entry, file)), 6).map(({ n }) => n));
    for (const line of file.log.slice(1)) {
      const { seat = 0 } = line;
      if (asked.has(line.n)) {
        const view = match.view(seat);
        const dealt = game.imagine(view, seat, new LooseChance(Stream.of(`anew ${line.n}`)));
        const weigh = (seen: unknown) => weighChoices(game, kit, seen, seat, { worlds: 8, seed: 'peek' });
        expect(weigh(game.view(dealt, seat))).toEqual(weigh(view));
      }
      match.repeat(line);
    }
  });

  it('has no place for what was taken back, nor for what was forced', async () => {
    const { game } = entry;
    const match: AnyMatch = Match.begin(game, { seats: seatsOf(entry), seed: 'undo' });
    const stream = Stream.of('undo');
    const undone = new Set<number>();
    const forced = new Set<number>();
    while (match.outcome === undefined && match.n < 160) {
      const [seat] = match.toAct;
      const legal = match.legal(seat);
      const { n } = match.play(seat, seat === TABLE ? answerWithoutDice(match) : legal[stream.below(legal.length)]);
      if (seat === TABLE || legal.length === 1) forced.add(n);
      if (seat === TABLE || match.whyNoUndo(seat) || stream.below(3) > 0) continue;
      match.undo(seat);
      undone.add(n);
    }
    expect(undone.size).toBeGreaterThan(0);
    const judge = await judgeOf(entry, saveMatch(match));
    const about = (kind: Unit['kind']) => judge.units().flatMap((unit) => (unit.kind === kind ? [unit.n] : []));
    expect(judge.units().filter(({ n }) => undone.has(n))).toEqual([]);
    expect(about('decision').filter((n) => forced.has(n))).toEqual([]);
    expect(about('decision').length).toBeGreaterThan(0);
    expect(judge.report([]).players.map((player) => 'result' in player)).toEqual(
      Array.from({ length: seatsOf(entry) }, () => match.outcome !== undefined),
    );
  });

  it('knows the best, and counts what was played among the choices', async () => {
    const judge = await judgeOf(entry, await recorded(entry, 'choices'));
    for (const unit of some(decisionsIn(judge), 10)) {
      const { choices, played, legal, grade, loss } = decisionBy(judge, unit);
      expect(choices.some(({ action }) => JSON.stringify(action) === JSON.stringify(played))).toBe(true);
      expect(choices[0].loss).toEqual({ value: 0, error: 0 });
      expect(choices.every((choice) => choice.loss.value >= 0 && choice.value <= choices[0].value)).toBe(true);
      expect(choices.length).toBeLessThanOrEqual(legal);
      if (grade !== 'best' && grade !== 'fine') expect(loss.value).toBeGreaterThan(2 * loss.error);
    }
  });
});
