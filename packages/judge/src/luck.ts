/**
 * What chance did in an entry: the value after it, less the mean over all that could have come instead. Both are found in
 * the same way, so that the mean of luck is nothing at all, however well values are known.
 */
import {
  type Action,
  begin,
  type FlowState,
  type GameEvent,
  LooseChance,
  type Options,
  Out,
  type Seat,
  type Stack,
  type Stream,
  TABLE,
  tableAnswer,
} from '@broadside/kernel';
import type { ChanceOutcome } from './kit.ts';
import type { JudgedChance } from './report.ts';
import { addTo, meansFor } from './sums.ts';
import { type Chances, dealOf, luckOf, type Worlds } from './worlds.ts';

/** An entry with the positions around it. */
export interface Passage<S, A> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: A;
  readonly events: readonly GameEvent[];
  readonly before: S;
  readonly after: S;
}

/** What a match was set up with. */
export interface Opening {
  readonly options: Options;
  readonly seats: number;
  readonly stack?: Stack | undefined;
}

/** For each world of a piece: so many with what came, and so many in which everything comes that could. */
const CAME = 16;
const ALL = 0.25;
/** Worlds in which is tried whether chance has a word at all. */
const TRIES = 12;

const less = (one: Chances, other: Chances): number[] => one.map((value, seat) => value - other[seat]);

/** The mean of differences, one for each world. */
function meanOf(
  count: number,
  seats: number,
  difference: (k: number) => Chances,
): Pick<JudgedChance, 'luck' | 'error'> {
  const means = meansFor(seats);
  for (let k = 0; k < count; k++) addTo(means, difference(k));
  return { luck: means.map(({ value }) => value), error: means.map(({ error }) => error) };
}

export class Luck<S extends FlowState, A extends Action> {
  private readonly worlds: Worlds<S, A>;

  constructor(worlds: Worlds<S, A>) {
    this.worlds = worlds;
  }

  /** What came in this entry; undefined if chance had no word in it. `own`: the luck of this entry and no other. */
  of(passage: Passage<S, A>, count: number, stream: Stream, own: Stream): JudgedChance | undefined {
    const { n, seat, action, events, before } = passage;
    const closely = count * (this.worlds.kit.closely ?? 1);
    if (seat === TABLE) return { n, seat: this.thrower(passage), ...this.thrown(passage, closely, stream, own) };
    if (!this.isByChance(passage, own)) return undefined;
    const outcomes = this.worlds.kit.outcomes?.(before, action) ?? [];
    const came = outcomes.findIndex((outcome) => outcome.came(events));
    const found =
      came < 0 ? this.sampled(passage, closely, stream) : this.listed(passage, outcomes, came, count, stream);
    return { n, seat, ...found };
  }

  /** What the deal of the whole match was worth: who begins, what was dealt. */
  ofOpening(opening: Opening, dealt: S, count: number, stream: Stream): JudgedChance {
    const { game, seats } = this.worlds;
    const other = (k: number): S =>
      begin(game, opening.options, opening.seats, new Out(new LooseChance(dealOf(stream, k)), false), opening.stack);
    const found = meanOf(count, seats, (k) => {
      const mine = this.playedOn(this.worlds.redealt(dealt, dealOf(stream, k)), luckOf(stream, k));
      return less(mine, this.playedOn(other(k), luckOf(stream, k)));
    });
    return { n: 0, seat: game.first?.(dealt) ?? 0, ...found };
  }

  private playedOn(world: S, luck: Stream): Chances {
    return this.worlds.playedOn(world, luck, this.worlds.horizonOfLuck(world));
  }

  /** Whoever acted last before the table answered. */
  private thrower({ before }: Passage<S, A>): Seat {
    const { flow } = before;
    for (let at = flow.length - 1; at >= 0; at--) {
      const { seat } = flow[at] as { seat?: unknown };
      if (typeof seat === 'number' && seat >= 0) return seat;
    }
    return 0;
  }

  /** By the game's word, or because different futures look different afterwards. */
  private isByChance({ before, seat, action }: Passage<S, A>, stream: Stream): boolean {
    const known = this.worlds.kit.byChance?.(before, seat, action);
    if (known !== undefined) return known;
    let first: string | undefined;
    for (let k = 0; k < TRIES; k++) {
      const world = this.worlds.redealt(before, dealOf(stream, k));
      this.worlds.after(world, seat, action, luckOf(stream, k), Number.NEGATIVE_INFINITY);
      const seen = this.worlds.seenByAll(world);
      first ??= seen;
      if (seen !== first) return true;
    }
    return false;
  }

  /** What came in many worlds, all that could have come in some: there are many of them, so their mean needs fewer. */
  private listed(
    { before, seat, action }: Passage<S, A>,
    outcomes: readonly ChanceOutcome<S>[],
    came: number,
    count: number,
    stream: Stream,
  ): Pick<JudgedChance, 'luck' | 'error'> {
    const { worlds } = this;
    const until = worlds.horizonOfLuck(before);
    const value = (world: S, outcome: ChanceOutcome<S>, luck: Stream): Chances => {
      outcome.bring(world);
      return worlds.after(world, seat, action, luck, until);
    };
    const mine = meansFor(worlds.seats);
    for (let k = 0; k < CAME * count; k++)
      addTo(mine, value(worlds.redealt(before, dealOf(stream, k)), outcomes[came], luckOf(stream, k)));
    const all = meansFor(worlds.seats);
    for (let k = 0; k < Math.max(2, Math.round(count * ALL)); k++) {
      const own = stream.branch(-1 - k);
      const sum = Array.from({ length: worlds.seats }, () => 0);
      outcomes.forEach((outcome, at) => {
        const values = value(worlds.redealt(before, dealOf(own, at)), outcome, luckOf(own, at));
        for (let eye = 0; eye < sum.length; eye++) sum[eye] += outcome.share * values[eye];
      });
      addTo(all, sum);
    }
    return {
      luck: mine.map((one, eye) => one.value - all[eye].value),
      error: mine.map((one, eye) => Math.hypot(one.error, all[eye].error)),
    };
  }

  /** The table's answer beside another one, in the same world. */
  private thrown({ before, seat, action }: Passage<S, A>, count: number, stream: Stream, own: Stream) {
    const { worlds } = this;
    const until = worlds.horizonOfLuck(before);
    return meanOf(count, worlds.seats, (k) => {
      const world = worlds.redealt(before, dealOf(stream, k));
      const mine = worlds.after(worlds.clone(world), seat, action, luckOf(stream, k), until);
      const other = tableAnswer<A>(worlds.game, world, new LooseChance(dealOf(own, count + k)));
      return less(mine, worlds.after(world, seat, other, luckOf(stream, k), until));
    });
  }

  /** What came, with its future laid anew, beside the same action with its chance laid anew. */
  private sampled({ before, after, seat, action }: Passage<S, A>, count: number, stream: Stream) {
    const { worlds } = this;
    const until = worlds.horizonOfLuck(before);
    return meanOf(count, worlds.seats, (k) => {
      const mine = worlds.playedOn(worlds.redealt(after, dealOf(stream, k)), luckOf(stream, k), until);
      const other = worlds.redealt(before, dealOf(stream, k));
      return less(mine, worlds.after(other, seat, action, luckOf(stream, k), until));
    });
  }
}
