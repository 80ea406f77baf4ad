/** DR-SETUP-25: before the first turn everybody keeps one of two bonus tokens, secretly. */
import type { Seat } from '@broadside/kernel';
import { NO_CARD } from '../cards/table.ts';
import type { DeadReckoningStep } from './flow.ts';
import { pending, reason } from './reasons.ts';
import type { DeadReckoningState } from './state.ts';
import { beginTurn } from './turns.ts';

function undecided(state: DeadReckoningState): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (state.players[seat].token === NO_CARD) seats.push(seat);
  return seats;
}

export const token: DeadReckoningStep<'token'> = {
  seats: undecided,
  legal: (state, _frame, seat) => state.players[seat].offered.map((card) => ({ type: 'keep', card })),
  apply(state, _frame, seat, action, out) {
    if (action.type !== 'keep') return;
    state.players[seat].token = action.card;
    out.events?.push({ type: 'kept', seat, card: action.card });
  },
  resume(state, _frame, out) {
    if (undecided(state).length > 0) return false;
    state.flow.pop();
    beginTurn(state, state.first, out);
    return true;
  },
  whyNot: (_state, frame, _seat, action) => (action.type === 'keep' ? reason('no-such-token') : pending(frame.step)),
  defaultAction: (state, _frame, seat) => ({ type: 'keep', card: state.players[seat].offered[0] }),
};
