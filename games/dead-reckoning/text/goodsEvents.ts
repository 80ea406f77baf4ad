/** The log of goods: what moved, described by its cause. */

import { goodsTaken } from './goods.ts';
import type { EventKey } from './say.ts';
import type { EventOf, SentenceContext } from './sentenceContext.ts';
import { unheardOf } from './words.ts';

type Moved = EventOf<'moved'>;

/** Causes whose sentence depends on where the goods went. */
function keyOf({ cause, to, seat }: Moved, { isRival }: SentenceContext): Extract<EventKey, `moved.${string}`> {
  switch (cause) {
    case 'gain':
      return isRival(seat) ? 'moved.gain' : `moved.gain.${to}`;
    case 'loot':
      return to === 'ship' ? 'moved.loot' : `moved.loot.${to}`;
    case 'unload':
      return to === 'island' ? 'moved.unload.island' : 'moved.unload';
    case 'load':
    case 'jettison':
    case 'price':
    case 'forgone':
    case 'trader':
    case 'passing':
    case 'order':
    case 'lost':
      return `moved.${cause}`;
    default:
      return unheardOf(cause);
  }
}

export function describeGoods(event: Moved, context: SentenceContext): string | undefined {
  const { say, name, place } = context;
  const { cargo, coins, to, tile } = event;
  if (cargo + coins === 0) return undefined;
  return say(`dead-reckoning.event.${keyOf(event, context)}`, {
    name,
    goods: goodsTaken(say, cargo, coins),
    at: to === 'island' ? place(tile, '.at') : '',
  });
}
