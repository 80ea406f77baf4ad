/** Steps that only lead through their parts: they always resume, and nobody is ever asked. */
import type { Reason, Seat } from '@broadside/kernel';
import { pending } from './reasons.ts';
import type { SevenSeasAction, SevenSeasFrame, SevenSeasState } from './state.ts';

export const waitsForNobody = {
  seats: (): readonly Seat[] => [],
  legal: (): readonly SevenSeasAction[] => [],
  apply: (): void => {},
  whyNot: (_state: SevenSeasState, frame: SevenSeasFrame): Reason => pending(frame.step),
};
