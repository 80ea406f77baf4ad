import type { Stream } from '@broadside/kernel';
import type { TowerFit, tumble } from '@broadside/throw/surrogate';
import type { CubePose, TowerBoard, TowerOrder, TowerThrow } from '@broadside/throw/types';

export interface BattleCube {
  readonly from: number;
  readonly zone: number;
  readonly pose?: CubePose;
}
export type Drop = (lying: readonly BattleCube[], thrown: readonly { readonly from: number }[]) => BattleCube[];
export interface ZoneValue {
  readonly strength: number;
  readonly loot: number;
  readonly damage: number;
}
export interface Dealt {
  readonly won: number;
  readonly loot: number;
  readonly strength: number;
}
export interface Summed extends Dealt {
  readonly wonError: number;
  readonly lootError: number;
}

export function physicalDrop(
  throwTower: (order: TowerOrder) => TowerThrow,
  order: Omit<TowerOrder, 'resting' | 'cubes'>,
): Drop;
export function fastDrop(throwing: typeof tumble, fit: TowerFit, board: TowerBoard, stream: Stream): Drop;
export function battle(drop: Drop, cubes: number, more: number, isExplosion: readonly boolean[]): BattleCube[];
export function dealt(
  lying: readonly BattleCube[],
  sides: readonly [number, number],
  more: number,
  values: readonly ZoneValue[],
  each: number,
  stream: Stream,
): Dealt;
export function summed(rows: readonly Dealt[]): Summed;
