/** The lid of the box: what is thrown into it, and how it is read. The physics is elsewhere (S7-PHYS-12). */
import type { Seat } from '@broadside/kernel';
import type { Box } from '@broadside/throw/types';
import type { CardId } from '../cards/table.ts';
import { type Lid, PER_DIE, RED, type SevenSeasState } from './state.ts';

/** S7-PHYS-2, in millimetres. */
export const BOX: Box = { width: 275, depth: 275, wall: 25 };
export const EDGE = 10;
/** S7-PHYS-3: places are whole hundredths of a millimetre. */
export const UNITS = 100;
export const FIELD = BOX.width * UNITS;
/** S7-PHYS-8: what a ruler on the table can still distinguish. */
export const TOLERANCE = 50;

/** The dice of a throw: red ones first, then seat by seat. */
export function sidesOf(red: number, ships: readonly number[]): number[] {
  const sides: number[] = [];
  for (let die = 0; die < red; die++) sides.push(RED);
  for (let seat = 0; seat < ships.length; seat++) for (let ship = 0; ship < ships[seat]; ship++) sides.push(seat);
  return sides;
}

/** S7-PHYS-1: all dice go into one hand; its owner is asked to throw. */
export function takeInHand(state: SevenSeasState, thrower: Seat, card: CardId, sides: readonly number[]): void {
  state.throws++;
  state.lid = { index: state.throws, card, thrower, sides, dice: [], fights: [], hits: [] };
  state.flow.push({ step: 'cast', seat: thrower });
}

/** The lid of a step that cannot be reached without one. */
export function lidOf(state: SevenSeasState): Lid {
  if (state.lid === null) throw new Error('nothing was thrown');
  return state.lid;
}

/** S7-CAPTAIN-9. */
export const valueAt = (lid: Lid, die: number): number => lid.dice[die * PER_DIE];

/** S7-PHYS-7: centre to centre, squared, from the whole places. */
export function squareApart({ dice }: Lid, one: number, other: number): number {
  const dx = dice[one * PER_DIE + 1] - dice[other * PER_DIE + 1];
  const dy = dice[one * PER_DIE + 2] - dice[other * PER_DIE + 2];
  return dx * dx + dy * dy;
}

/** For people, in whole hundredths of a millimetre. */
export const apart = (lid: Lid, one: number, other: number): number =>
  Math.round(Math.sqrt(squareApart(lid, one, other)));
