/** The flow as a place where cards lie. */
import type { CardId } from '../cards/table.ts';
import type { PortRoyalFrame } from './state.ts';

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
