/**
 * What a game is. A game brings plain data and a handful of pure functions; everything else here
 * (matches, undo, views on the wire, search, replays) works for any object of this shape.
 */

import type { Chance } from './chance.ts';
import type { OptionSpecs, Options } from './options.ts';
import type { Out } from './out.ts';

/** A place at the table, numbered from 0. */
export type Seat = number;

/** The table itself: it answers chance steps (a physical throw), never a person or a bot. */
export const TABLE: Seat = -1;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** An unresolved part of the turn, a question or unfinished work: data on the flow stack. */
export interface Frame {
  readonly step: string;
}

/** Every game's state holds its flow; the last frame is the one that is answered or goes on. An empty flow is the end. */
export interface FlowState {
  flow: Frame[];
}

/** One small choice of one seat. Fields are numbers, short texts or lists of numbers; never anything deeper. */
export interface Action {
  readonly type: string;
}

/** A fact that followed: past tense, typed, carries no sentence. */
export interface GameEvent {
  readonly type: string;
}

/** Why something is not allowed: a code with the rule clause it comes from; the sentence is made elsewhere. */
export interface Reason {
  readonly code: string;
  readonly clause: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** How a field of an action is written, checked and printed. */
export type FieldKind = 'card' | 'cards' | 'seat' | 'number' | 'numbers' | 'text';

/** The fields of every action type, in the order of the plain notation. */
export type ActionShapes = Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

/**
 * A game's own way to write actions, where the plain one (the type and then its fields) would be a row of numbers. What
 * it has no words for is written plainly, and the plain notation is always read as well: texts of before stay good.
 */
export interface Notation {
  print(action: Action): string | undefined;
  /** The fields of the action that is said, still to be checked; undefined if these are not the words of one. */
  read(text: string): Readonly<Record<string, unknown>> | undefined;
  /** How the actions of each type are written, for whoever wrote one otherwise. */
  readonly forms: Readonly<Record<string, string>>;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is first; tied seats share a rank. */
  readonly rank: number;
  readonly points: number;
  /** Where the points and the tie-breakers came from, by a word of the game. */
  readonly sheet: Readonly<Record<string, number>>;
}

export interface Outcome {
  /** Why the match ended. */
  readonly reason: string;
  /** What decided between the winners and the rest. */
  readonly decidedBy: string;
  readonly winners: readonly Seat[];
  /** In order of rank. */
  readonly ranking: readonly Standing[];
}

/**
 * What happens while a frame is on top of the flow; `F` is the type of exactly that frame. `apply` and `setup` do their
 * own part only: afterwards the kernel resumes whatever is on top, again and again, until a frame waits for an answer or
 * the flow is empty.
 */
export interface Step<S extends FlowState, A extends Action, E extends GameEvent, F extends Frame = S['flow'][number]> {
  /** Who must answer; several at once for secret simultaneous choices. */
  seats(state: S, frame: F): readonly Seat[];
  /** Who may interject although nobody waits for them. */
  mayAct?(state: S, frame: F): readonly Seat[];
  /**
   * Complete: every legal action of this seat, and nothing else. The list may be shared: it is for reading. `lent`: an
   * empty list that may be filled and returned instead of a new one; whoever lends it forgets it with the next question.
   */
  legal(state: S, frame: F, seat: Seat, lent?: A[]): readonly A[];
  /** Carries out an action that `legal` offered. */
  apply(state: S, frame: F, seat: Seat, action: A, out: Out<E>): void;
  /** Why an action that `legal` does not offer is refused. */
  whyNot(state: S, frame: F, seat: Seat, action: A): Reason;
  /**
   * Only for steps the table answers and whose answers cannot be listed (where cubes came to rest):
   * undefined if the answer is possible.
   */
  accepts?(state: S, frame: F, action: A): Reason | undefined;
  /** What the table answers in playouts and random tests: a fast model of the real throw. */
  answer?(state: S, frame: F, chance: Chance): A;
  /**
   * What a host answers for a seat that does not answer in time. Only for questions in somebody else's turn (an attack
   * to answer): whoever sits at the table must not wait for long. Undefined: this question is waited for.
   */
  defaultAction?(state: S, frame: F, seat: Seat): A | undefined;
  /**
   * Asked whenever this frame comes to the top: does what needs no answer (a forced case, a part that is over) and says
   * whether the match goes on; if not, the frame waits. Asking again while it waits must change nothing. Left out by
   * steps that always wait.
   */
  resume?(state: S, frame: F, out: Out<E>): boolean;
}

/** Everything a step has because somebody is asked there. */
// biome-ignore lint/suspicious/noExplicitAny: only the names matter
type Asking = Exclude<keyof Step<any, any, any>, 'resume'>;

/** Unfinished work: it leads through its parts, asks nobody itself, and is never on top when somebody is to act. */
export interface Work<S extends FlowState, E extends GameEvent, F extends Frame = S['flow'][number]>
  extends Readonly<Partial<Record<Asking, undefined>>> {
  /** Does the next part: ends the frame, brings it further, or puts a question or other work on top. */
  resume(state: S, frame: F, out: Out<E>): void;
}

type FrameNamed<S extends FlowState, N> = Extract<S['flow'][number], { readonly step: N }>;

/** One object for every kind of frame; `W` names those that are work. Unless that is known, each may be either. */
export type Steps<S extends FlowState, A extends Action, E extends GameEvent, W extends string = string> = {
  readonly [N in S['flow'][number]['step']]:
    | (N extends W ? Work<S, E, FrameNamed<S, N>> : never)
    | (string extends W ? Step<S, A, E, FrameNamed<S, N>> : N extends W ? never : Step<S, A, E, FrameNamed<S, N>>);
};

/** Cards prescribed by name, pile by pile, top first; for tests and puzzles. */
export type Stack = Readonly<Record<string, readonly string[]>>;

/** Where a figure is known from. */
export type Source = 'printed' | 'public' | 'reconstructed';

/** A card as the outside meets it: a number in actions, a name in notation, figures with their source. */
export interface CardInfo {
  readonly id: number;
  readonly name: string;
  readonly module: string;
  /** How often it is in the box; none of a card that only older matches hold. */
  readonly count: number;
  readonly source: Source;
  /** Where what it does, or what it is worth, is known from, if elsewhere than the rest. */
  readonly effectSource?: Source;
  readonly valueSource?: Source;
  readonly printed: Readonly<Record<string, unknown>>;
}

export interface Game<
  S extends FlowState = FlowState,
  A extends Action = Action,
  V = unknown,
  E extends GameEvent = GameEvent,
  W extends string = string,
> {
  readonly id: string;
  /** Raised when an old log would play out differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** Expansions that can be switched on by `options.modules`. */
  readonly modules: readonly string[];
  /** Why this mix of options and seats cannot be set up, if it cannot. */
  impossible(options: Options, seats: number): Reason | undefined;
  /** The clauses behind the two refusals that the kernel makes by itself. */
  readonly clauses: { readonly turn: string; readonly over: string };
  readonly actions: ActionShapes;
  readonly notation?: Notation;
  readonly cards: readonly CardInfo[];
  cardNamed(name: string): number | undefined;
  /** The piles a `stack` may prescribe. */
  readonly piles: readonly string[];
  /** The table before anything went on by itself: `begin` sets a match up. */
  setup(options: Options, seats: number, out: Out<E>, stack?: Stack): S;
  readonly steps: Steps<S, A, E, W>;
  /**
   * Whether matches like this one go on by themselves at all; left out: they do. For a game whose plain form never
   * leaves anything to resume: its playouts pay for nothing but this question, asked once. The answer stays the same
   * through a match.
   */
  goesOn?(state: S): boolean;
  /**
   * What follows from any change at once, before anything goes on (a prize whose condition is met): asked after set-up,
   * after every action, and after every part that was resumed, also when the flow has become empty.
   */
  afterChange?(state: S, out: Out<E>): void;
  /** What a viewer may know, built up from nothing. */
  view(state: S, viewer: Viewer): V;
  /** What a viewer may know of an event; undefined if nothing. */
  seen(event: E, viewer: Viewer): E | undefined;
  /** Deals a full state that the view does not contradict. */
  imagine(view: V, viewer: Viewer, chance: Chance): S;
  clone(state: S): S;
  /**
   * The field of a state that its hash leaves out, if there is one: what follows from the log alone, such as what a good
   * memory knows of hidden cards. A match of before, whose log says nothing of it, keeps its hashes.
   */
  readonly unhashed?: keyof S & string;
  /** Defined exactly when the flow is empty. */
  outcome(state: S): Outcome | undefined;
  /**
   * Asked right after set-up: the seat that begins, the others follow clockwise. Where all begin at once, the one whose
   * turn would come first. A game without any order leaves it out.
   */
  first?(state: S): Seat;
  /** Which turn of the match this is, counted from 1. */
  turn(state: S): number;
  /** What is wrong with the state, if a card is lost, doubled or misplaced. */
  invariantViolation(state: S): string | undefined;
}

/** A game whose inner types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of different states meet
export type AnyGame = Game<any, any, any, any, string>;
