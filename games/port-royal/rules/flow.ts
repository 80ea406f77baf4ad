/** Work that waited for an answer is carried on here; only expansions leave work on the flow. */
import { BrokenLaw, type Step } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import type { Hand } from './expansion.ts';
import type { PortRoyalAction, PortRoyalEvent, PortRoyalFrame, State, WorkFrame } from './state.ts';

export type Job<F extends WorkFrame> = (state: State, frame: F, out: Hand) => void;

export type Jobs = { readonly [N in WorkFrame['step']]: Job<Extract<WorkFrame, { readonly step: N }>> };

/** A frame that waits for nobody: it is never on top when an action is asked for. */
const nobody = (): never => {
  throw new BrokenLaw('work was left undone');
};

export const working: Step<State, PortRoyalAction, PortRoyalEvent, WorkFrame> = {
  seats: nobody,
  legal: nobody,
  apply: nobody,
  whyNot: nobody,
};

/** Cards that wait for an answer or for work to go on, and lie nowhere else. */
export const cardsInFlow = (flow: readonly PortRoyalFrame[]): readonly CardId[] =>
  flow.flatMap((frame) => {
    switch (frame.step) {
      case 'repel':
      case 'taxing':
        return [frame.card];
      case 'gambling':
        return frame.waiting;
      case 'lookout':
        return frame.cards;
      default:
        return [];
    }
  });

/** Does the work on top of the flow until somebody is asked something, or the match is over. */
export function carryOn(jobs: Jobs, state: State, out: Hand): void {
  for (;;) {
    const frame = state.flow[state.flow.length - 1];
    switch (frame?.step) {
      case 'opening':
        jobs.opening(state, frame, out);
        break;
      case 'preparing':
        jobs.preparing(state, frame, out);
        break;
      case 'gambling':
        jobs.gambling(state, frame, out);
        break;
      case 'taxing':
        jobs.taxing(state, frame, out);
        break;
      case 'busting':
        jobs.busting(state, frame, out);
        break;
      case 'taking':
        jobs.taking(state, frame, out);
        break;
      case 'monthEnding':
        jobs.monthEnding(state, frame, out);
        break;
      default:
        return;
    }
  }
}
