/** What is going on, read from the flow. */

import type { Seat } from '@broadside/kernel';
import { frameNamed, frameOf } from '@broadside/kit';
import type { SevenSeasFrame } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import type { Props } from './props.ts';

/** Whoever the waiting frame asks, if it is one player. */
export function askedIn(frame: SevenSeasFrame | undefined): Seat | undefined {
  return frame !== undefined && 'seat' in frame ? frame.seat : undefined;
}

/** Whose turn it is, whoever is being asked within it. */
export const turnOf = (view: SevenSeasView): Seat | undefined => frameNamed(view, 'turn')?.seat;

/**
 * The secret choice waits for whoever looks (S7-ROUND-2). While another's choice is being shown nothing is legal, but
 * the hand stays where it is.
 */
export const asksForCharacter = ({ view, viewer, recorded }: Pick<Props, 'view' | 'viewer' | 'recorded'>): boolean =>
  frameOf(view)?.step === 'choose' &&
  typeof viewer === 'number' &&
  !view.pirates[viewer].hasChosen &&
  recorded !== true;

/** Whether this seat is at its turn, or is asked something within another's. */
export const isActing = (view: SevenSeasView, seat: Seat): boolean =>
  turnOf(view) === seat || askedIn(frameOf(view)) === seat;

/** The dice are in the hand, in the air, fighting or being pointed at: the lid is what matters. */
export function isThrowing(view: SevenSeasView): boolean {
  const frame = frameOf(view);
  switch (frame?.step) {
    case 'keep':
      // Who only looks on still has the fights to look at.
      return view.raid !== null && frame.seat !== view.eye;
    case 'send':
    case 'cast':
    case 'fall':
    case 'fights':
    case 'tie':
    case 'whirl':
    case 'assign':
      return true;
    default:
      return false;
  }
}

/** The dice are all there is to look at: those in the hand, in the air, and those that fight. */
export const isInLid = (view: SevenSeasView): boolean =>
  isThrowing(view) && !['send', 'assign'].includes(frameOf(view)?.step ?? '');

/** Whether the last throw lies out of sight, and can be looked at again. */
export const hasEarlierThrow = (view: SevenSeasView): boolean =>
  !isThrowing(view) && view.lid !== null && view.lid.dice.length > 0;
