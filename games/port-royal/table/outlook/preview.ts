/** What the seat at the bottom could take: if the active player stopped now, or in the take-turn that runs. */

import type { Seat } from '@broadside/kernel';
import { frameOf } from '@broadside/kit';
import type { CardId } from '../../cards/table.ts';
import { allowanceSeen, areaSeen } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import type { Scene } from '../scene/scene.ts';
import { bottomOf, inReach, willTake } from './reach.ts';

export interface Preview {
  /** Which sentence stands above it. */
  readonly key: 'ifStop.you' | 'ifStop.other' | 'ifStop.guest' | 'ifTake.you' | 'ifTake.other' | 'ifTake.later';
  readonly seat: Seat;
  /** How many of the cards. */
  readonly cards: number;
  readonly list: readonly CardId[];
}

/** PR-OTHER-2: a guest takes one card, and one more for each governor. */
const guestAllowance = (view: View, seat: Seat): number => 1 + areaSeen(view, seat).governors;

export function preview(view: Scene): Preview | undefined {
  const frame = frameOf(view);
  const seat = bottomOf(view);
  if (!frame || view.wreckedBy !== undefined || view.harbour.length === 0) return undefined;
  const whose = seat === view.eye ? 'you' : 'other';
  const list = inReach(view, seat);
  if (view.flow[0]?.step === 'discover')
    return seat === view.active
      ? { key: `ifStop.${whose}`, seat, cards: allowanceSeen(view), list }
      : { key: 'ifStop.guest', seat, cards: guestAllowance(view, seat), list };
  const taking = view.flow.find(({ step }) => step === 'tradeAndHire');
  if (taking?.step !== 'tradeAndHire') return undefined;
  if (taking.seat === seat)
    return taking.left > 0 ? { key: `ifTake.${whose}`, seat, cards: taking.left, list } : undefined;
  return willTake(view, seat) ? { key: 'ifTake.later', seat, cards: guestAllowance(view, seat), list } : undefined;
}
