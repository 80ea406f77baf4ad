/** The rival's turn: one card, order by order (DR-SOLO-7, DR-SOLO-9, DR-SOLO-36). */
import type { Order } from '../../cards/solo.ts';
import { refill } from '../boxes.ts';
import { afterTurn } from '../ending.ts';
import type { DeadReckoningOut, DeadReckoningWork } from '../flow.ts';
import { type DeadReckoningState, HARBOUR } from '../state.ts';
import { sideOf } from './begin.ts';
import { carryOut } from './orders.ts';
import { RIVAL } from './self.ts';

/** DR-SOLO-36: never a pirate in the harbour, and none unless an order says so. */
function setMode(state: DeadReckoningState, orders: readonly Order[], out: DeadReckoningOut): void {
  const rival = state.players[RIVAL];
  const pirate = rival.at !== HARBOUR && orders.some((order) => order.do === 'mode' && order.pirate);
  if (rival.pirate === pirate) return;
  rival.pirate = pirate;
  out.events?.push({ type: 'mode', seat: RIVAL, pirate });
}

export const rival: DeadReckoningWork<'rival'> = {
  resume(state, frame, out) {
    const orders = frame.otherwise ? sideOf(state).otherwise : sideOf(state).orders;
    switch (frame.stage) {
      case 'orders':
        if (frame.order < orders.length) carryOut(state, orders[frame.order++], orders, out);
        else frame.stage = 'refill';
        break;
      case 'refill':
        refill(state, out);
        setMode(state, orders, out);
        frame.stage = 'done';
        break;
      case 'done':
        state.flow.pop();
        afterTurn(state, out);
        break;
    }
  },
};
