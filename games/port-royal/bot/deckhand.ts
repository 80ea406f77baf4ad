/** The deckhand: a cheerful beginner. Knows what is allowed, likes big numbers, never counts cards. */
import type { Policy, Stream } from '@broadside/kernel';
import { coinsOf, isShip, pointsOf } from '../cards/table.ts';
import type { PortRoyalAction, State } from '../rules/state.ts';

const of = (actions: readonly PortRoyalAction[], type: PortRoyalAction['type']): PortRoyalAction | undefined =>
  actions.find((action) => action.type === type);

const any = (actions: readonly PortRoyalAction[], stream: Stream): PortRoyalAction =>
  actions[stream.below(actions.length)];

/** Goes on while the harbour looks small, and now and then once more for luck. */
function feelsLucky(state: State, stream: Stream): boolean {
  const ships = state.harbour.filter((card) => isShip[card] === 1).length;
  return stream.below(6) >= ships + Math.floor(state.harbour.length / 3);
}

/** Hires whoever shines most if it can, otherwise grabs the fattest ship, and sometimes anything at all. */
function grab(actions: readonly PortRoyalAction[], stream: Stream): PortRoyalAction {
  const takes = actions.filter(({ type }) => type === 'trade' || type === 'hire');
  if (takes.length === 0 || stream.below(5) === 0) return any(actions, stream);
  const shine = (action: PortRoyalAction): number => {
    if (action.type === 'hire') return 2 + 2 * pointsOf[action.card];
    return action.type === 'trade' ? coinsOf[action.card] : 0;
  };
  return takes.reduce((best, action) => (shine(action) > shine(best) ? action : best));
}

export const deckhand: Policy<State, PortRoyalAction> = (state, _seat, actions, stream) => {
  const prize = actions.find(({ type }) => PRIZES.has(type));
  if (prize && stream.below(3) > 0) return prize;
  switch (state.flow[state.flow.length - 1].step) {
    case 'discover':
      return (feelsLucky(state, stream) ? of(actions, 'draw') : of(actions, 'stop')) ?? actions[0];
    case 'tradeAndHire':
      return grab(actions, stream);
    case 'lastClaims':
      return actions[actions.length - 1];
    default:
      return any(actions, stream);
  }
};

/** What looks like a prize is mostly taken. */
const PRIZES: ReadonlySet<PortRoyalAction['type']> = new Set(['claim', 'contract', 'task']);
