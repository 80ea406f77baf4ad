/** Goods that do not fit aboard: what is given up for them (DR-GAIN-6). */
import type { Seat } from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { WAITING } from '../rules/room.ts';
import { CARGO, COIN, type DeadReckoningState, type FrameOf, type Good, HARBOUR, NOBODY } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Whatever fits comes aboard first. */
const FITS = 100;

/** How much of its worth a good keeps ashore; what lies on another's island is a gift. */
function shoreWorth({ players, sea }: DeadReckoningState, seat: Seat): number {
  const { at } = players[seat];
  if (at === HARBOUR) return 1;
  const { controller } = sea[at];
  if (controller === seat) return 0.8;
  return controller === NOBODY ? 0.1 : -0.5;
}

/** What an answer brings in coins, compared with letting everything go that does not fit. */
export function roomWorth(
  state: DeadReckoningState,
  seat: Seat,
  frame: FrameOf<'room'>,
  action: DeadReckoningAction,
  weights: Weights,
): number {
  const worth = (good: Good): number => (good === COIN ? weights.coinAboard : weights.cargo);
  /** The most valuable good that waits comes in for whatever leaves. */
  const inFor = (count: number): number => {
    const coins = Math.min(count, frame.coins);
    return coins * worth(COIN) + Math.min(count - coins, frame.cargo) * worth(CARGO);
  };
  switch (action.type) {
    case 'stow':
      return FITS + worth(action.good);
    case 'jettison':
      return inFor(action.count) - action.count * worth(action.good);
    case 'unload': {
      const kept = action.count * worth(action.good) * shoreWorth(state, seat);
      return action.cell === WAITING ? kept : inFor(action.count) + kept - action.count * worth(action.good);
    }
    default:
      return 0;
  }
}
