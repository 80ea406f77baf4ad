/** A recorded match as a row of positions, one after every entry of its log. */
import {
  type AnyMatch,
  type Entry,
  type FlowState,
  Match,
  type Outcome,
  type Seat,
  toAct,
  undoneIn,
  type Viewer,
} from '@broadside/kernel';

/** A position of a recorded match as one viewer sees it. */
export interface Position {
  readonly n: number;
  readonly view: unknown;
  readonly entry: Entry;
  readonly toAct: readonly Seat[];
  readonly turn: number;
  readonly outcome: Outcome | null;
}

export class MatchReplay {
  readonly match: AnyMatch;
  private readonly again: AnyMatch;
  private readonly states: FlowState[];
  private readonly logs = new Map<Viewer, readonly Entry[]>();

  /** The match must have been checked: here it is only walked through once more. */
  constructor(match: AnyMatch) {
    const { header, seed, game } = match;
    this.match = match;
    this.again = Match.begin(game, { seats: header.seats, options: header.options, seed, stack: header.stack });
    this.states = [game.clone(this.again.state)];
  }

  /** The number of the last entry. */
  get last(): number {
    return this.match.n;
  }

  /** By entry: the turn it left the match in. */
  get turns(): readonly number[] {
    return this.match.log.map((_, n) => this.turn(n));
  }

  /** By entry: it was taken back later. */
  get undone(): readonly boolean[] {
    return undoneIn(this.match.log);
  }

  /** Any number as the nearest one that exists. */
  clamp(n: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(n)));
  }

  /** Positions are played out when they are first looked at, and kept: going back costs nothing. */
  private stateAt(n: number): FlowState {
    while (this.states.length <= n) {
      this.again.repeat(this.match.log[this.states.length]);
      this.states.push(this.match.game.clone(this.again.state));
    }
    return this.states[n];
  }

  view(n: number, viewer: Viewer): unknown {
    return this.match.game.view(this.stateAt(n), viewer);
  }

  turn(n: number): number {
    return this.match.game.turn(this.stateAt(n));
  }

  at(wanted: number, viewer: Viewer): Position {
    const { game } = this.match;
    const n = this.clamp(wanted);
    const state = this.stateAt(n);
    return {
      n,
      view: game.view(state, viewer),
      entry: this.log(viewer)[n],
      toAct: toAct(game, state),
      turn: game.turn(state),
      outcome: game.outcome(state) ?? null,
    };
  }

  /** The whole log as this viewer may know it. */
  log(viewer: Viewer): readonly Entry[] {
    const seen = this.logs.get(viewer) ?? this.match.seenBy(viewer);
    this.logs.set(viewer, seen);
    return seen;
  }

  /** Where the turn before or after begins. */
  turnFrom(n: number, by: 1 | -1): number {
    const here = this.turn(n);
    let at = n;
    while (at + by >= 0 && at + by <= this.last && this.turn(at) === here) at += by;
    if (by < 0) while (at > 0 && this.turn(at - 1) === this.turn(at)) at--;
    return at;
  }
}
