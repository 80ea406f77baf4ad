/** A state to play at in the notation of the game, with refusals as in a match and invariants checked after every action. */
import { parseAction, printAction } from '../actions.ts';
import { SeededChance } from '../chance.ts';
import { apply, legal, mayAct, tableAnswer, toAct, whyNot } from '../engine.ts';
import { Refusal } from '../errors.ts';
import { type Action, type FlowState, type Game, type GameEvent, type Seat, TABLE, type Viewer } from '../game.ts';
import { hashOf } from '../hash.ts';
import { Out } from '../out.ts';

/** Nobody has to answer: the match is over. */
const OVER: Seat = -2;

/** A game adds to it what its tests ask about. */
export class TestTable<S extends FlowState, A extends Action, V, E extends GameEvent> {
  readonly game: Game<S, A, V, E>;
  readonly state: S;
  protected readonly chance = new SeededChance('a table for a test');
  /** Whether the last action rang the bell: it cannot be undone. */
  uncovered = false;

  constructor(game: Game<S, A, V, E>, state: S) {
    this.game = game;
    this.state = state;
  }

  /** The seat that must answer; TABLE while something falls, -2 when the match is over. */
  get toAct(): Seat {
    return toAct(this.game, this.state)[0] ?? OVER;
  }

  /** Who may interject. */
  get mayAct(): readonly Seat[] {
    return mayAct(this.game, this.state);
  }

  /** What waits, and whom for: `send 1`, `tie 0`, `fall -1`. */
  get waits(): string {
    return `${this.state.flow[this.state.flow.length - 1]?.step ?? 'over'} ${this.toAct}`;
  }

  /** The legal actions of a seat in notation. */
  legal(seat: Seat = this.toAct): string[] {
    return legal(this.game, this.state, seat).map((action) => printAction(this.game, action));
  }

  /** Those of one type. */
  legalOf(type: string, seat: Seat = this.toAct): string[] {
    return this.legal(seat).filter((text) => text === type || text.startsWith(`${type} `));
  }

  /** Carries out an action and returns its events; throws a Refusal like a match does. */
  act(action: A, seat: Seat = this.toAct): E[] {
    const reason = whyNot(this.game, this.state, seat, action);
    if (reason) throw new Refusal(reason, this.game.id);
    const out = new Out<E>(this.chance, true);
    apply(this.game, this.state, seat, action, out as unknown as Out<GameEvent>);
    this.uncovered = out.uncovered;
    const broken = this.game.invariantViolation(this.state);
    if (broken !== undefined) throw new Error(`after ${printAction(this.game, action)}: ${broken}`);
    return out.events ?? [];
  }

  /** Plays an action given in notation. */
  play(notation: string, seat: Seat = this.toAct): E[] {
    return this.act(parseAction(this.game, notation) as A, seat);
  }

  /** Plays several actions, each by whoever is asked, and returns all their events. */
  playAll(...notations: readonly string[]): E[] {
    return notations.flatMap((notation) => this.play(notation));
  }

  /** What is in the air comes to rest: as the stack prescribes, or by chance. */
  land(): E[] {
    return this.act(tableAnswer<A>(this.game, this.state, this.chance), TABLE);
  }

  /** `code clause` of the refusal, or undefined if the action is legal. */
  why(notation: string, seat: Seat = this.toAct): string | undefined {
    const reason = whyNot(this.game, this.state, seat, parseAction(this.game, notation));
    return reason && `${reason.code} ${reason.clause}`;
  }

  get hash(): string {
    return hashOf(this.state);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }
}

/** The events of one type. */
export const eventsOf = <E extends GameEvent, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);
