/** Battles on the real board, by the physics and by its fast model. */
import { Stream } from '@broadside/kernel';
import type { TowerThrow } from '@broadside/throw';
import { loadRapier, throwDiceWith } from '@broadside/throw/physics';
import { tumble } from '@broadside/throw/surrogate';
import {
  type BattleCube,
  battle,
  type Drop,
  dealt,
  fastDrop,
  physicalDrop,
  type Summed,
  summed,
} from '../bench/battles.mjs';
import { BOARD, CUBE_EDGE, ZONES } from '../cards/board.ts';
import { TOWER_FIT } from '../cards/towerFit.ts';

export const IS_EXPLOSION = ZONES.map(({ kind }) => kind === 'explosion');
const VALUES = ZONES.map(({ kind, strength, cargo, coins, any }) => ({
  strength,
  loot: cargo + coins + any,
  damage: kind === 'damage' ? 1 : 0,
}));
const DEALS = 40;

export const rapier = await loadRapier();

export const thrown = (cubes: number, seed: string, resting: TowerThrow['landings'] = []): TowerThrow =>
  throwDiceWith(rapier, {
    device: 'tower',
    board: BOARD,
    edge: CUBE_EDGE,
    resting: resting.map(({ pose }) => pose),
    cubes,
    seed,
  });

export const physics = (seed: string): Drop =>
  physicalDrop((order) => throwDiceWith(rapier, order), { device: 'tower', board: BOARD, edge: CUBE_EDGE, seed });
export const fastModel = (stream: Stream): Drop => fastDrop(tumble, TOWER_FIT, BOARD, stream);

/** So many battles without sides; `drop` makes the cubes of each. */
export const battles = (count: number, cubes: number, more: number, drop: (index: number) => Drop): BattleCube[][] =>
  Array.from({ length: count }, (_, index) => battle(drop(index), cubes, more, IS_EXPLOSION));

/** How side 1 fares in them, with sides dealt many times. */
export function fought(fields: readonly BattleCube[][], sides: readonly [number, number], more = 0): Summed {
  const stream = Stream.of(`sides ${sides}`);
  return summed(fields.map((lying) => dealt(lying, sides, more, VALUES, DEALS, stream)));
}
