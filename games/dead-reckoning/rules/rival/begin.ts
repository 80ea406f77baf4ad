/** The rival turns over a card (DR-SOLO-7, DR-SOLO-9). */
import type { OrderSide } from '../../cards/solo.ts';
import { soloCard } from '../../cards/table.ts';
import type { DeadReckoningOut } from '../flow.ts';
import type { DeadReckoningState } from '../state.ts';
import { targetExists } from './targets.ts';

/** DR-SOLO-6: the side of the card in use. */
export const sideOf = ({ ordered, options }: DeadReckoningState): OrderSide =>
  soloCard(ordered[ordered.length - 1])[options.rival];

/** DR-SOLO-9: decided when the card is turned over. */
function needsOtherwise(state: DeadReckoningState): boolean {
  const { orders, otherwise } = sideOf(state);
  const [first] = orders;
  return otherwise.length > 0 && first.do === 'move' && !targetExists(state, first.target);
}

export function beginRivalTurn(state: DeadReckoningState, out: DeadReckoningOut): void {
  const card = state.orders.pop();
  if (card === undefined) throw new Error('the rival has no orders left');
  state.ordered.push(card);
  const otherwise = needsOtherwise(state);
  state.flow.push({ step: 'rival', order: 0, otherwise, stage: 'orders' });
  out.uncover();
  out.events?.push({ type: 'ordered', card, otherwise });
}
