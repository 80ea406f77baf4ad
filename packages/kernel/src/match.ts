/**
 * One game being played: header, log and state. The same class serves the server, the browser's
 * worker and the command line.
 */
import { printAction } from './actions.ts';
import { commitTo, LooseChance, SeededChance, Stream, type Words } from './chance.ts';
import * as engine from './engine.ts';
import { BrokenLaw, Refusal } from './errors.ts';
import {
  type Action,
  type AnyGame,
  type FlowState,
  type Game,
  type GameEvent,
  type Outcome,
  type Reason,
  type Seat,
  type Stack,
  TABLE,
  type Viewer,
} from './game.ts';
import { hashOf, hashOfState } from './hash.ts';
import { type Options, resolveOptions } from './options.ts';
import { Out } from './out.ts';

export interface Header {
  readonly game: string;
  /** The rules version the match is played under. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** sha256 of the seed: shown from the start, so that the host cannot change the deck later. */
  readonly commit: string;
  readonly stack?: Stack;
}

/** One numbered line of the log. Entry 0 is the set-up; an undo is an entry too, nothing is ever erased. */
export interface Entry<A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly n: number;
  readonly seat?: Seat;
  readonly action?: A;
  /** The match went back to the state after this entry. */
  readonly undo?: number;
  readonly events: readonly E[];
  /** Fingerprint of the state after this entry. */
  readonly hash: string;
}

export interface MatchSpec {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  readonly stack?: Stack | undefined;
}

/** A state to resume from without replaying: taken at the last barrier, where no stream is in motion. */
export interface Snapshot<S> {
  readonly n: number;
  readonly state: S;
  readonly chance: Readonly<Record<string, Words>>;
}

/** A match as it is kept: what began it, what happened, and a state to go on from. */
export interface StoredMatch {
  readonly header: Header;
  readonly seed: string;
  readonly log: readonly Entry[];
  readonly snapshot: Snapshot<unknown>;
}

interface Past<S> {
  readonly n: number;
  readonly state: S;
  readonly turn: number;
}

const UNDO_CLAUSE = 'LAW-6';

const bareHash = ({ hash }: Entry): string => hash;

export class Match<
  S extends FlowState = FlowState,
  A extends Action = Action,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly game: Game<S, A, V, E>;
  readonly header: Header;
  readonly log: Entry<A, E>[] = [];
  state: S;
  private readonly chance: SeededChance;
  /** States since the last barrier, each as it was before one action of `pastSeat`. */
  private past: Past<S>[] = [];
  private pastSeat: Seat | undefined;

  private constructor(game: Game<S, A, V, E>, header: Header, chance: SeededChance, state: S) {
    this.game = game;
    this.header = header;
    this.chance = chance;
    this.state = state;
  }

  static begin<S extends FlowState, A extends Action, V, E extends GameEvent>(
    game: Game<S, A, V, E>,
    spec: MatchSpec,
  ): Match<S, A, V, E> {
    const options = resolveOptions(game, spec.seats, spec.options);
    const header: Header = {
      game: game.id,
      rules: game.version,
      seats: spec.seats,
      options,
      commit: commitTo(spec.seed),
      ...(spec.stack ? { stack: spec.stack } : {}),
    };
    const chance = new SeededChance(spec.seed);
    const out = new Out<E>(chance, true);
    const match = new Match(game, header, chance, engine.begin(game, options, spec.seats, out, spec.stack));
    match.append({ n: 0, events: out.events ?? [], hash: match.fingerprint() });
    return match;
  }

  /** Goes on from a snapshot and the log that led past it; both come from our own store. */
  static resume<S extends FlowState, A extends Action, V, E extends GameEvent>(
    game: Game<S, A, V, E>,
    header: Header,
    seed: string,
    log: readonly Entry<A, E>[],
    snapshot: Snapshot<S>,
  ): Match<S, A, V, E> {
    const match = new Match(game, header, new SeededChance(seed, snapshot.chance), game.clone(snapshot.state));
    match.log.push(...log.slice(0, snapshot.n + 1));
    for (const entry of log.slice(snapshot.n + 1)) match.repeat(entry);
    return match;
  }

  get n(): number {
    return this.log.length - 1;
  }

  /** Secret until the match is over. */
  get seed(): string {
    return this.chance.seed;
  }

  get hash(): string {
    return this.log[this.n].hash;
  }

  get toAct(): readonly Seat[] {
    return engine.toAct(this.game, this.state);
  }

  get mayAct(): readonly Seat[] {
    return engine.mayAct(this.game, this.state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  legal(seat: Seat): readonly A[] {
    return engine.legal<A>(this.game, this.state, seat);
  }

  defaultAction(seat: Seat): A | undefined {
    return engine.defaultAction<A>(this.game, this.state, seat);
  }

  whyNot(seat: Seat, action: A): Reason | undefined {
    return engine.whyNot(this.game, this.state, seat, action);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }

  /** The log as a viewer may know it: their own actions, and of every event what they may see. `seal`: what stands in place of each hash. */
  seenBy(viewer: Viewer, from = 0, seal: (entry: Entry<A, E>) => string = bareHash): Entry<A, E>[] {
    return this.log.slice(from).map((entry) => this.entrySeen(entry, viewer, seal));
  }

  /** Field by field, in the order of the log. */
  private entrySeen(entry: Entry<A, E>, viewer: Viewer, seal: (entry: Entry<A, E>) => string): Entry<A, E> {
    const { n, seat, action, undo } = entry;
    const events: E[] = [];
    for (const event of entry.events) {
      const seen = this.game.seen(event, viewer);
      if (seen !== undefined) events.push(seen);
    }
    const hash = seal(entry);
    if (seat === undefined) return { n, events, hash };
    if (undo !== undefined) return { n, seat, undo, events, hash };
    return action && seat === viewer ? { n, seat, action, events, hash } : { n, seat, events, hash };
  }

  /** Plays one action, or throws a Refusal and changes nothing. */
  play(seat: Seat, action: A): Entry<A, E> {
    const reason = this.whyNot(seat, action);
    if (reason) throw new Refusal(reason, this.game.id);
    const before = this.game.clone(this.state);
    const uses = this.chance.uses;
    const out = new Out<E>(this.chance, true);
    try {
      engine.apply(this.game, this.state, seat, action, out as unknown as Out);
    } catch (error) {
      this.state = before;
      throw new BrokenLaw(`${this.describe(seat, action)} failed: ${String(error)}`);
    }
    this.remember(seat, before, seat === TABLE || out.uncovered || this.chance.uses !== uses);
    return this.append({ n: this.n + 1, seat, action, events: out.events ?? [], hash: this.fingerprint() });
  }

  /** Takes back this seat's last action, if nothing stands between. */
  undo(seat: Seat): Entry<A, E> {
    this.checkUndo(seat);
    return this.goBack(seat, this.past.length - 1);
  }

  /** Takes back everything this seat did in its present turn, as far as the last barrier. */
  restartTurn(seat: Seat): Entry<A, E> {
    this.checkUndo(seat);
    const { turn } = this.past[this.past.length - 1];
    return this.goBack(
      seat,
      this.past.findIndex((past) => past.turn === turn),
    );
  }

  /** Why this seat cannot undo now; undefined if it can. */
  whyNoUndo(seat: Seat): Reason | undefined {
    // An outcome is a barrier: with it the seed is given out.
    if (this.state.flow.length === 0) return { code: 'undo-over', clause: UNDO_CLAUSE };
    if (this.past.length === 0) return { code: this.n === 0 ? 'nothing-to-undo' : 'undo-barrier', clause: UNDO_CLAUSE };
    return this.pastSeat === seat ? undefined : { code: 'undo-not-yours', clause: UNDO_CLAUSE };
  }

  snapshot(): Snapshot<S> {
    const base = this.past[0];
    return {
      n: base?.n ?? this.n,
      state: this.game.clone(base?.state ?? this.state),
      chance: this.chance.save(),
    };
  }

  /** Does again what a log entry says, and compares. */
  repeat(entry: Entry<A, E>): void {
    const { seat, action, undo } = entry;
    if (seat === undefined) throw new BrokenLaw(`entry ${entry.n} has no seat`);
    let done: Entry<A, E>;
    if (undo !== undefined) {
      // Not asked of `whyNoUndo`: logs of before hold endings that were taken back.
      const at = this.pastSeat === seat ? this.past.findIndex((past) => past.n === undo) : -1;
      if (at < 0) throw new Refusal({ code: 'undo-barrier', clause: UNDO_CLAUSE }, this.game.id);
      done = this.goBack(seat, at);
    } else if (action) done = this.play(seat, action);
    else throw new BrokenLaw(`entry ${entry.n} has neither action nor undo`);
    if (done.hash !== entry.hash)
      throw new BrokenLaw(`entry ${entry.n}: the state's hash is ${done.hash}, the log says ${entry.hash}`);
    if (hashOf(done.events) !== hashOf(entry.events))
      throw new BrokenLaw(`entry ${entry.n}: the events differ from those in the log`);
  }

  private checkUndo(seat: Seat): void {
    const reason = this.whyNoUndo(seat);
    if (reason) throw new Refusal(reason, this.game.id);
  }

  private goBack(seat: Seat, at: number): Entry<A, E> {
    const { n, state } = this.past[at];
    this.past.length = at;
    this.state = state;
    return this.append({ n: this.n + 1, seat, undo: n, events: [], hash: this.fingerprint() });
  }

  private remember(seat: Seat, before: S, barrier: boolean): void {
    if (barrier) this.past = [];
    else {
      if (this.pastSeat !== seat) this.past = [];
      this.past.push({ n: this.n, state: before, turn: this.game.turn(before) });
    }
    this.pastSeat = seat;
  }

  private fingerprint(): string {
    return hashOfState(this.game as unknown as AnyGame, this.state);
  }

  private append(entry: Entry<A, E>): Entry<A, E> {
    this.log.push(entry);
    return entry;
  }

  private describe(seat: Seat, action: A): string {
    const line = playedLine(this.log).map((entry) => `${entry.seat} ${printAction(this.game, entry.action as Action)}`);
    const now = `${seat} ${printAction(this.game as AnyGame, action)}`;
    return `${now} at ${this.hash} after [${line.join('; ')}] with seed ${JSON.stringify(this.seed)}`;
  }
}

/** A match whose inner types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where matches of different games meet
export type AnyMatch = Match<any, any, any, any>;

/** The actions that still stand: what was undone is left out. */
export function playedLine<A extends Action, E extends GameEvent>(log: readonly Entry<A, E>[]): Entry<A, E>[] {
  const line: Entry<A, E>[] = [];
  for (const entry of log) {
    const { undo } = entry;
    if (undo !== undefined) while (line.length > 0 && line[line.length - 1].n > undo) line.pop();
    else if (entry.action) line.push(entry);
  }
  return line;
}

/** The table's answer without dice: from the secret seed and the place in the match, so that it is always the same. */
export const answerWithoutDice = (match: AnyMatch): Action =>
  engine.tableAnswer(match.game, match.state, new LooseChance(Stream.of(`${match.seed}\ntable ${match.n}`)));
