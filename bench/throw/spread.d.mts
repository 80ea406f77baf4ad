import type { Stream } from '@broadside/kernel';
import type { LidFit } from '@broadside/throw/surrogate';
import type { LidOrder, LidThrow } from '@broadside/throw/types';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Field = readonly Spot[];

export const LID: Pick<LidOrder, 'device' | 'edge' | 'box'>;
export const GESTURES: number;
export function gestured(at: number): Pick<LidOrder, 'way' | 'force'>;
export function realFields(
  throwLid: (order: LidOrder) => LidThrow,
  dice: number,
  throws: number,
  name: string,
): Field[];
export function standInFields(dice: number, throws: number, stream: Stream, fit?: LidFit): Field[];
export function pairDistance(fields: readonly Field[]): number;
export function nearestDistance(fields: readonly Field[]): number;
export function wander(fields: readonly Field[]): number;
