/**
 * A table set up for a test: say only what matters, everything else is a lawful match.
 * Cards are named as in the notation (`gunner-2`, `a1-03`, `e2-1-back`, `shark`, `ub-gun`, `fort`, `bt-3`, `s-07`).
 * Positions are laid out after the deal; what is taken from a pile is really taken, so that nothing is doubled.
 */
import {
  apply,
  type Eye,
  type GameEvent,
  hashOf,
  legal,
  mayAct,
  Out,
  parseAction,
  printAction,
  Refusal,
  resolveOptions,
  type Seat,
  SeededChance,
  type Stack,
  TABLE,
  tableAnswer,
  toAct,
  whyNot,
} from '@broadside/kernel';
import { expect } from 'vitest';
import { CARD_INFO } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { Battle } from '../rules/battleState.ts';
import type { DeadReckoningEvent, EventType } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningOptions, DeadReckoningState, Player, Tile } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { layOut, type PlayerSpec, type TileSpec } from './layOut.ts';

export { card, type PlayerSpec, type TileSpec } from './layOut.ts';

export const names = (cards: readonly number[]): string[] => cards.map((id) => CARD_INFO[id].name);

/** The events of one type. */
export const of = <T extends EventType>(
  events: readonly DeadReckoningEvent[],
  type: T,
): Extract<DeadReckoningEvent, { type: T }>[] =>
  events.filter((event): event is Extract<DeadReckoningEvent, { type: T }> => event.type === type);

export interface TableSpec {
  readonly options?: Partial<DeadReckoningOptions>;
  /** Who begins; the first seat unless it is said. */
  readonly first?: Seat;
  /** Piles of the stack: tiles, row1 … row4, crew1 … crew4, tokens, orders, throws. */
  readonly stack?: Stack;
  /** By player, laid out after the deal. */
  readonly players?: readonly PlayerSpec[];
  /** By tile number. */
  readonly sea?: Readonly<Record<number, TileSpec>>;
  readonly seed?: string;
}

export class Table {
  readonly state: DeadReckoningState;
  private readonly chance = new SeededChance('a table for a test');
  /** Whether the last action rang the bell (DR-HID): it cannot be undone. */
  uncovered = false;

  constructor(state: DeadReckoningState) {
    this.state = state;
  }

  /** The seat that must answer; TABLE while cubes fall, -2 when the match is over. */
  get toAct(): Seat {
    return toAct(deadReckoning, this.state)[0] ?? -2;
  }

  /** Who may interject. */
  get may(): readonly Seat[] {
    return mayAct(deadReckoning, this.state);
  }

  /** What waits, and whom for: `main 1`, `respond 0`, `fall -1`. */
  get waits(): string {
    return `${this.state.flow[this.state.flow.length - 1]?.step ?? 'over'} ${this.toAct}`;
  }

  /** The legal actions of a seat in notation; only those of one type if it is named. */
  legal(type = '', seat: Seat = this.toAct): string[] {
    return legal(deadReckoning, this.state, seat)
      .map((action) => printAction(deadReckoning, action))
      .filter((text) => type === '' || text === type || text.startsWith(`${type} `));
  }

  /** Carries out an action and returns its events; throws a Refusal like a match does. */
  act(action: DeadReckoningAction, seat: Seat = this.toAct): DeadReckoningEvent[] {
    const reason = whyNot(deadReckoning, this.state, seat, action);
    if (reason) throw new Refusal(reason, deadReckoning.id);
    const out = new Out<DeadReckoningEvent>(this.chance, true);
    apply(deadReckoning, this.state, seat, action, out as unknown as Out<GameEvent>);
    this.uncovered = out.uncovered;
    expect(deadReckoning.broken(this.state)).toBeUndefined();
    return out.events ?? [];
  }

  /** Plays an action given in notation: `play gunner-1`, `sail 4`, `load 0 0 4`, `raise -`. */
  play(notation: string, seat: Seat = this.toAct): DeadReckoningEvent[] {
    return this.act(parseAction(deadReckoning, notation) as DeadReckoningAction, seat);
  }

  /** Plays several actions, each by whoever is asked, and returns all their events. */
  playAll(...notations: readonly string[]): DeadReckoningEvent[] {
    return notations.flatMap((notation) => this.play(notation));
  }

  /** `code clause` of the refusal, or undefined if the action is legal. */
  why(notation: string, seat: Seat = this.toAct): string | undefined {
    const reason = whyNot(deadReckoning, this.state, seat, parseAction(deadReckoning, notation));
    return reason && `${reason.code} ${reason.clause}`;
  }

  /** The cubes in the air come to rest: as the stack prescribes, or by chance. */
  land(): DeadReckoningEvent[] {
    return this.act(tableAnswer<DeadReckoningAction>(deadReckoning, this.state, this.chance), TABLE);
  }

  /** Cubes fall and explode until somebody is asked. */
  landAll(): DeadReckoningEvent[] {
    const events: DeadReckoningEvent[] = [];
    while (this.toAct === TABLE) events.push(...this.land());
    return events;
  }

  /** Ends the turn of whoever is active: main phase, trade mode, nothing sleeved but what must be; level-ups too. */
  endTurn(): DeadReckoningEvent[] {
    const { turns } = this.state;
    const events = this.play('end');
    while (this.state.turns === turns && this.toAct >= 0) events.push(...this.playFirst());
    while (this.waits.startsWith('levelUp')) events.push(...this.playFirst());
    return events;
  }

  private playFirst(): DeadReckoningEvent[] {
    const offered = this.legal();
    return this.play(offered.find((text) => text === 'mode 0' || text === 'done') ?? offered[0]);
  }

  player(seat: number): Player {
    return this.state.players[seat];
  }

  tile(tile: number): Tile {
    return this.state.sea[tile];
  }

  get battle(): Battle {
    if (!this.state.battle) throw new Error('there is no battle');
    return this.state.battle;
  }

  /** Cells of a ship as `cargo+coins`. */
  holds(seat: number): string[] {
    return this.player(seat).cells.map(({ cargo, coins }) => `${cargo}+${coins}`);
  }

  hand(seat: Seat): string[] {
    return names(this.player(seat).hand);
  }

  inPlay(seat: Seat): string[] {
    return names(this.player(seat).play);
  }

  get hash(): string {
    return hashOf(this.state);
  }

  view(eye: Eye): DeadReckoningView {
    return deadReckoning.view(this.state, eye);
  }
}

/** The sea unless a test says otherwise: with fewer players open sea takes the place of islands (DR-SETUP-3). */
const tilesFor = (seats: number): string[] => [
  ...['shark', 'sea-1', 'turtle'],
  ...['parrot', 'palm', 'crab'],
  ...['monkey', 'sea-2', 'serpent'],
  ...['whale', seats > 3 ? 'storm' : 'sea-3', seats > 2 ? 'skull' : 'sea-4'],
];

/**
 * The first player is in the main phase: `table(2, { players: [{ at: 0, play: ['gunner-1'] }] })`. Positions are laid
 * out under that player's turn; the laws of the game hold for them.
 */
export function table(seats: number, spec: TableSpec = {}): Table {
  const chance = new SeededChance(spec.seed ?? 'a table for a test');
  const out = new Out<DeadReckoningEvent>(chance, false);
  const stack = {
    tiles: tilesFor(seats),
    row1: ['a1-01', 'a1-03', 'a1-05'],
    first: [`${spec.first ?? 0}`],
    ...spec.stack,
  };
  const state = deadReckoning.setup(resolveOptions(deadReckoning, seats, spec.options), seats, out, stack);
  layOut(state, spec.players ?? [], spec.sea ?? {});
  expect(deadReckoning.broken(state)).toBeUndefined();
  return new Table(state);
}
