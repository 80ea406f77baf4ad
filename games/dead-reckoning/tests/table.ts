/**
 * A table set up for a test: say only what matters, everything else is a legal match.
 * Cards are named as in the notation (`gunner-2`, `a1-03`, `e2-1-back`, `shark`, `ub-gun`, `fort`, `bt-3`, `s-07`).
 * Positions are laid out after the deal; what is taken from a pile is really taken, so that nothing is doubled.
 */
import { begin, Out, printAction, resolveOptions, type Seat, SeededChance, type Stack, TABLE } from '@broadside/kernel';
import { TestTable } from '@broadside/kernel/testing';
import { expect } from 'vitest';
import { CARD_INFO } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { Battle } from '../rules/battleState.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningOptions, DeadReckoningState, Player, Tile } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { layOut, type PlayerSpec, type TileSpec } from './layOut.ts';

export { eventsOf as of } from '@broadside/kernel/testing';
export { card, type PlayerSpec, type TileSpec } from './layOut.ts';

/** An action in notation. */
export const written = (action: DeadReckoningAction): string => printAction(deadReckoning, action);

export const names = (cards: readonly number[]): string[] => cards.map((id) => CARD_INFO[id].name);

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

export class Table extends TestTable<DeadReckoningState, DeadReckoningAction, DeadReckoningView, DeadReckoningEvent> {
  constructor(state: DeadReckoningState) {
    super(deadReckoning, state);
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
    return this.play(offered.find((text) => text === 'mode trade' || text === 'done') ?? offered[0]);
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
 * out under that player's turn; the invariants of the game hold for them.
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
  const state = begin(deadReckoning, resolveOptions(deadReckoning, seats, spec.options), seats, out, stack);
  layOut(state, spec.players ?? [], spec.sea ?? {});
  expect(deadReckoning.invariantViolation(state)).toBeUndefined();
  return new Table(state);
}
