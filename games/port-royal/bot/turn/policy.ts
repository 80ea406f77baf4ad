/** A quick player by the value net, for training: one card ahead, and only some of the faces it could show. */
import type { Policy } from '@broadside/kernel';
import type { PortRoyalAction, State } from '../../rules/state.ts';
import { shipsIn } from '../../rules/trade.ts';
import type { Judge } from '../net/nets.ts';
import { sailor } from '../sailor.ts';
import { choicesOf, planned } from './planned.ts';
import { bestOf, TurnSearch } from './search.ts';

/** Nothing can bust: hardly anybody stops here. */
const isSafe = ({ flow, harbour }: State): boolean =>
  flow[flow.length - 1].step === 'discover' && shipsIn(harbour) === 0;

export const quickPolicy =
  (judge: Judge, faces: number): Policy<State, PortRoyalAction> =>
  (state, seat, actions, stream) => {
    if (actions.length === 1) return actions[0];
    if (isSafe(state)) return sailor(state, seat, actions, stream);
    return (
      planned(state, seat, actions, stream) ??
      bestOf(new TurnSearch(judge, state, seat, stream, faces).choices(state, choicesOf(actions), 1)).action
    );
  };
