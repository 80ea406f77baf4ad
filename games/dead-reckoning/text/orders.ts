/** The orders of the rival in words (DR-SOLO). */
import type { Order, OrderSide } from '../cards/solo.ts';
import type { Say } from './say.ts';
import { unheardOf } from './words.ts';

const KEY = 'dead-reckoning.order';

/** "sail up to 2 to the nearest merchant". */
export function orderWords(say: Say, order: Order): string {
  switch (order.do) {
    case 'move':
      return say(`${KEY}.move`, { n: order.sails, target: say(`${KEY}.target.${order.target}`) });
    case 'attack': {
      const what = say(`${KEY}.attack.${order.target}`);
      return order.cubes === 0 ? what : say(`${KEY}.attack.more`, { what, cubes: order.cubes });
    }
    case 'build':
      return say(`${KEY}.build`, { building: say(`dead-reckoning.building.${order.building}`) });
    case 'upgrade':
      return say(`${KEY}.upgrade.${order.kind}`);
    case 'mode':
      return say(`${KEY}.mode.${order.pirate ? 'pirate' : 'trade'}`);
    case 'takeCard':
      return say(`${KEY}.takeCard`);
    case 'influence':
    case 'produce':
    case 'train':
    case 'coins':
    case 'repair':
      return say(`${KEY}.${order.do}`, { n: order.n });
    default:
      return unheardOf(order);
  }
}

const listed = (say: Say, orders: readonly Order[]): string => orders.map((order) => orderWords(say, order)).join(', ');

/** One side of a card, with what holds if its first target does not exist (DR-SOLO-9). */
export function sideWords(say: Say, { orders, otherwise }: OrderSide): string {
  const first = listed(say, orders);
  return otherwise.length === 0
    ? first
    : say('dead-reckoning.about.solo.otherwise', { orders: first, otherwise: listed(say, otherwise) });
}
