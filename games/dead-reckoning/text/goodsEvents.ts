/** The log of goods: what moved, told by its cause. */

import { goodsTaken } from './goods.ts';
import type { EventOf, Teller } from './teller.ts';
import { unheardOf } from './words.ts';

type Moved = EventOf<'moved'>;

/** Causes whose sentence depends on where the goods went. */
function variantOf({ cause, to, seat }: Moved, { isRival }: Teller): string {
  switch (cause) {
    case 'gain':
      return isRival(seat) ? '.gain' : `.gain.${to}`;
    case 'loot':
      return to === 'ship' ? '.loot' : `.loot.${to}`;
    case 'unload':
      return to === 'island' ? '.unload.island' : '.unload';
    case 'load':
    case 'jettison':
    case 'price':
    case 'forgone':
    case 'trader':
    case 'passing':
    case 'order':
    case 'lost':
      return `.${cause}`;
    default:
      return unheardOf(cause);
  }
}

export function tellOfGoods(event: Moved, teller: Teller): string | undefined {
  const { say, place, told } = teller;
  const { cargo, coins, to, tile } = event;
  if (cargo + coins === 0) return undefined;
  const values = { goods: goodsTaken(say, cargo, coins) };
  return told(to === 'island' ? { ...values, at: place(tile, '.at') } : values, variantOf(event, teller));
}
