/** A whole match, judged in pieces. */
import { type Action, type AnyGame, type FlowState, hashOf, Stream, TABLE } from '@broadside/kernel';
import { isDecision, judgeDecision } from './decision.ts';
import type { JudgeKit } from './kit.ts';
import { Luck, type Passage } from './luck.ts';
import { coarseFirst, deserves, pointsIn, type UnitMaker, unitMaker } from './plan.ts';
import type { ChancePoint, Report } from './report.ts';
import { findingsOf, momentsOf, playerReport, resultsOf, shown } from './summary.ts';
import { addTo, meansFor } from './sums.ts';
import { type Track, trackOf } from './track.ts';
import type { Unit, UnitResult } from './unit.ts';
import { dealOf, luckOf, Worlds } from './worlds.ts';

export interface MatchJudge {
  /** The first pass, in an order that fills the graph first. */
  units(): readonly Unit[];
  /** The same whenever, wherever and in whatever order it is asked. */
  judge(unit: Unit): UnitResult;
  /** What deserves a deeper look after the first pass and has not had it. */
  further(results: readonly UnitResult[]): readonly Unit[];
  /** Of what is done so far. */
  report(results: readonly UnitResult[]): Report;
}

export interface Judging {
  /** Other imagined worlds than usual: a second opinion. */
  readonly seed?: string;
  /** Worlds in which a decision is tried first; everything else in proportion. */
  readonly worlds?: number;
}

class OneMatch<S extends FlowState, A extends Action> implements MatchJudge {
  private readonly worlds: Worlds<S, A>;
  private readonly track: Track<S, A>;
  private readonly luck: Luck<S, A>;
  private readonly seed: string;
  private readonly passages: ReadonlyMap<number, Passage<S, A>>;
  private readonly unitOf: UnitMaker;
  private readonly first: readonly Unit[];

  constructor(worlds: Worlds<S, A>, track: Track<S, A>, { seed = '', worlds: count }: Judging) {
    this.worlds = worlds;
    this.track = track;
    this.luck = new Luck(worlds);
    this.seed = `${hashOf(track.match.header)} ${seed}`;
    this.passages = new Map(track.passages.map((passage) => [passage.n, passage]));
    this.unitOf = unitMaker(count);
    this.first = this.planned();
  }

  units(): readonly Unit[] {
    return this.first;
  }

  judge(unit: Unit): UnitResult {
    const stream = Stream.of(`${this.seed} ${unit.id}`);
    const { id, kind } = unit;
    switch (kind) {
      case 'point':
        return { id, kind, point: this.point(unit, stream) };
      case 'chance':
        return { id, kind, chance: this.chance(unit, stream) };
      case 'decision':
        return {
          id,
          kind,
          decision: judgeDecision(this.worlds, this.passage(unit).before, this.passage(unit), unit.worlds, stream),
        };
    }
  }

  further(results: readonly UnitResult[]): readonly Unit[] {
    const done = new Set(results.map(({ id }) => id));
    return this.second(results).filter(({ id }) => !done.has(id));
  }

  report(results: readonly UnitResult[]): Report {
    const { header, outcome, n } = this.track.match;
    const second = this.second(results);
    const deeper = new Set(second.map(({ id }) => id));
    const known = new Set([...this.first.map(({ id }) => id), ...deeper]);
    const mine = results.filter(({ id }) => known.has(id));
    const found = findingsOf(mine, (id) => (deeper.has(id) ? 2 : 1));
    const together = this.worlds.kit.together(header.options, header.seats);
    const ends = outcome && resultsOf(outcome, header.seats, together);
    return {
      format: 'broadside-analysis/1',
      game: header.game,
      rules: header.rules,
      judge: this.worlds.kit.version,
      seats: header.seats,
      together,
      entries: n,
      points: found.points,
      decisions: found.decisions.map(shown),
      chances: found.chances,
      players: Array.from({ length: header.seats }, (_, seat) => playerReport(found, seat, ends?.[seat])),
      moments: momentsOf(found),
      done: new Set(mine.map(({ id }) => id)).size,
      of: known.size,
    };
  }

  /** Points of the graph, then chance and decisions as they came. */
  private planned(): readonly Unit[] {
    const { passages } = this.track;
    const { game, kit } = this.worlds;
    const points = coarseFirst(pointsIn(passages)).map((n) => this.unitOf('point', n, 1));
    const rest = passages.flatMap(({ n, seat, action, before }) => [
      ...(seat !== TABLE && isDecision(game, kit, before, seat, action) ? [this.unitOf('decision', n, 1)] : []),
      ...(seat === TABLE || kit.byChance?.(before, seat, action) !== false ? [this.unitOf('chance', n, 1)] : []),
    ]);
    return [...points, this.unitOf('chance', 0, 1), ...rest];
  }

  private second(results: readonly UnitResult[]): readonly Unit[] {
    const first = new Map(this.first.map((unit) => [unit.id, unit]));
    return results.flatMap((result) => {
      const unit = first.get(result.id);
      return unit && deserves(result) ? [this.unitOf(unit.kind, unit.n, 2)] : [];
    });
  }

  private passage({ n }: Unit): Passage<S, A> {
    const passage = this.passages.get(n);
    if (!passage) throw new Error(`no entry ${n} to judge`);
    return passage;
  }

  private point(unit: Unit, stream: Stream): ChancePoint {
    const { worlds } = this;
    const state = unit.n === 0 ? this.track.opening : this.passage(unit).after;
    const means = meansFor(worlds.seats);
    const until = worlds.horizonOf(state);
    const count = state.flow.length === 0 ? 1 : unit.worlds;
    for (let k = 0; k < count; k++)
      addTo(means, worlds.playedOn(worlds.redealt(state, dealOf(stream, k)), luckOf(stream, k), until));
    return { n: unit.n, chances: means.map(({ value }) => value) };
  }

  private chance(unit: Unit, stream: Stream) {
    const { header } = this.track.match;
    const worlds = this.worlds.kit.lasting === undefined ? stream : Stream.of(`${this.seed} lasting`);
    if (unit.n === 0) return this.luck.ofOpening(header, this.track.opening, unit.worlds, worlds);
    const passage = this.passage(unit);
    const none = Array.from({ length: this.worlds.seats }, () => 0);
    return (
      this.luck.of(passage, unit.worlds, worlds, stream) ?? { n: unit.n, seat: passage.seat, luck: none, error: none }
    );
  }
}

/** Plays the file again and says what there is to judge. Entries that were taken back are left out. */
export async function matchJudge<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: JudgeKit<S, A>,
  file: unknown,
  judging: Judging = {},
): Promise<MatchJudge> {
  const track = trackOf<S, A>(game, file);
  const { options, seats } = track.match.header;
  await kit.prepare?.(options, seats);
  return new OneMatch(new Worlds(game, kit, seats), track, judging);
}
