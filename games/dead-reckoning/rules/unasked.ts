/** Steps that only lead through their parts: they always resume, and nobody is ever asked. */
import type { Reason, Seat } from '@broadside/kernel';
import type { DeadReckoningAction } from './actions.ts';
import { pending } from './reasons.ts';
import type { DeadReckoningFrame, DeadReckoningState } from './state.ts';

export const waitsForNobody = {
  seats: (): readonly Seat[] => [],
  legal: (): readonly DeadReckoningAction[] => [],
  apply: (): void => {},
  whyNot: (_state: DeadReckoningState, frame: DeadReckoningFrame): Reason => pending(frame.step),
};
