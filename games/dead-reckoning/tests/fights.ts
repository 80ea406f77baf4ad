/** Battles laid out for tests: who lies beside whom, and how the cubes fall. */
import { ZONES } from '../cards/board.ts';
import { SINKING_DAMAGE } from '../cards/ship.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { drawn, remove, shift } from '../rules/combat.ts';
import { type PlayerSpec, type Table, type TileSpec, table } from './table.ts';

export interface BattleSpec {
  /** Throws in order; `A2 C2` are zones of the thrown cubes, the attacker's first. */
  readonly throws?: readonly string[];
  readonly attacker?: PlayerSpec;
  readonly defender?: PlayerSpec;
  /** The third and fourth player. */
  readonly others?: readonly PlayerSpec[];
  /** Tile 0, where the battle is: an island with three slots unless another is named. */
  readonly here?: TileSpec;
  readonly sea?: Readonly<Record<number, TileSpec>>;
}

/** A ship that is one damage away from sinking. */
export const BATTERED = SINKING_DAMAGE - 1;

const lay = (spec: BattleSpec, attacker: PlayerSpec, defender: PlayerSpec, here: TileSpec): Table =>
  table(2 + (spec.others?.length ?? 0), {
    stack: { throws: spec.throws ?? [] },
    players: [
      { hand: [], ...attacker, ...spec.attacker },
      { hand: [], ...defender, ...spec.defender },
      ...(spec.others ?? []),
    ],
    sea: { 0: { id: 'turtle', ...here, ...spec.here }, ...spec.sea },
  });

/** The first player lies beside a merchant; the second is in the harbour. */
export const besideMerchant = (merchant: string, spec: BattleSpec = {}): Table =>
  lay(spec, { at: 0 }, {}, { card: merchant });

/** The card has been turned over; the attacker prepares. */
export function attacking(merchant: string, spec: BattleSpec = {}): Table {
  const t = besideMerchant(merchant, spec);
  t.play('attack');
  return t;
}

/** Both ships on tile 0, and a captain with a black flag in play before the first player. */
export function besideShip(spec: BattleSpec = {}): Table {
  const { attacker = {} } = spec;
  const flag = { play: ['captain', ...(attacker.play ?? [])], levels: { captain: 2, ...attacker.levels } };
  return lay({ ...spec, attacker: { ...attacker, ...flag } }, { at: 0 }, { at: 0 }, {});
}

/** The black flag is shown; the attacker prepares. */
export function flagged(spec: BattleSpec = {}): Table {
  const t = besideShip(spec);
  t.play('flag player 2 with captain');
  return t;
}

/** The first player lies at an island of the second with these buildings. */
export const besideBuildings = (buildings: NonNullable<TileSpec['buildings']>, spec: BattleSpec = {}): Table =>
  lay(spec, { at: 0 }, {}, { cubes: [0, 3], buildings });

/** An assault has been declared; the attacker prepares. */
export function storming(building: 'fort' | 'garrison', spec: BattleSpec = {}): Table {
  const t = besideBuildings([building], spec);
  t.play(`storm ${building}`);
  return t;
}

/** Where the cubes lie: `0:A2` for the first player's, `black:B1`. */
export const board = (t: Table): string[] =>
  t.battle.cubes.map(({ side, zone }) => `${side < 0 ? 'black' : side}:${ZONES[zone]?.name ?? '-'}`);

export const isOver = (t: Table): boolean => t.state.battle === null;

/** A crewman in play with these advancements: 16 is the first ability of the top one, 32 of the middle, 48 of the bottom. */
export const withCards = (...cards: readonly string[]): PlayerSpec => ({
  play: ['crewman-1'],
  sleeves: { 'crewman-1': cards },
});
export const gunner = (level: number): PlayerSpec => ({ play: ['gunner-1'], levels: { 'gunner-1': level } });

/** Against a merchant with two cubes; the first throw has been made. */
export function inBattle(first: string, spec: BattleSpec = {}): Table {
  const t = attacking('e1-1', { ...spec, throws: [first, ...(spec.throws ?? [])] });
  t.play('fire 1');
  t.landAll();
  return t;
}

/** Ship against ship; one cube each has been thrown. */
export function inShipBattle(first: string, spec: BattleSpec = {}): Table {
  const t = flagged({ ...spec, throws: [first, ...(spec.throws ?? [])] });
  t.play('fire 1');
  if (t.waits === 'respond 1') t.play('fire 1');
  t.landAll();
  return t;
}

/** What would be answered in somebody else's turn. */
export function defaultOf({ state, toAct }: Table): DeadReckoningAction | undefined {
  const frame = state.flow[state.flow.length - 1];
  switch (frame.step) {
    case 'shift':
      return shift.defaultAction?.(state, frame, toAct);
    case 'remove':
      return remove.defaultAction?.(state, frame, toAct);
    case 'drawn':
      return drawn.defaultAction?.(state, frame, toAct);
    default:
      return undefined;
  }
}
