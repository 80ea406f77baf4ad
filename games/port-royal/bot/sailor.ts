/** The sailor: knows the exact odds, what cards are worth, and how the race to twelve stands. */
import type { Policy, Seat } from '@broadside/kernel';
import { pointsOf } from '../cards/table.ts';
import { hasColour } from '../rules/discover.ts';
import { POINTS_TO_END } from '../rules/ending.ts';
import type { PortRoyalAction, RepelFrame, State } from '../rules/state.ts';
import { isWorthTheRisk } from './outlook.ts';
import { progress, SAILOR, takeWorth, type Weights } from './worth.ts';

/** The claim that wins the most points, the persons given counted. */
function bestClaim(actions: readonly PortRoyalAction[]): PortRoyalAction | undefined {
  let best: PortRoyalAction | undefined;
  let bestGain = 0;
  for (const action of actions) {
    if (action.type !== 'claim') continue;
    const lost = action.persons.reduce((sum, person) => sum + pointsOf[person], 0);
    // Jacks have the highest number: a tie goes to the claim that keeps them, they cover anything later.
    const gain = pointsOf[action.card] - lost - 0.01 * Math.max(...action.persons);
    if (gain > bestGain) {
      best = action;
      bestGain = gain;
    }
  }
  return best;
}

/** Sink what would bust; a new colour is welcome. */
function answerShip(state: State): 'sink' | 'keep' {
  const { card } = state.flow[state.flow.length - 1] as RepelFrame;
  return hasColour(state.harbour, card) ? 'sink' : 'keep';
}

function bestTake(state: State, seat: Seat, actions: readonly PortRoyalAction[], weights: Weights): PortRoyalAction {
  const done = progress(state);
  let best = actions[actions.length - 1];
  let bestWorth = 0;
  for (const action of actions) {
    if (action.type !== 'trade' && action.type !== 'hire') continue;
    const worth = takeWorth(state, seat, action.card, done, weights) + finishWorth(state, seat, action);
    if (worth > bestWorth) {
      best = action;
      bestWorth = worth;
    }
  }
  return best;
}

/** Reaching twelve ahead of everybody is what all the coins were for. */
function finishWorth(state: State, seat: Seat, action: PortRoyalAction): number {
  if (action.type !== 'hire') return 0;
  const points = state.players[seat].points + pointsOf[action.card];
  if (points < POINTS_TO_END) return 0;
  const rivals = state.players.map((player, other) => (other === seat ? 0 : player.points));
  return points > Math.max(...rivals) ? 20 : 0;
}

export const sailorWith =
  (weights: Weights): Policy<State, PortRoyalAction> =>
  (state, seat, actions) => {
    if (actions.length === 1) return actions[0];
    const claim = bestClaim(actions);
    if (claim) return claim;
    switch (state.flow[state.flow.length - 1].step) {
      case 'discover': {
        const [first, second] = actions;
        if (first.type === 'stop') return first;
        return second.type !== 'stop' || isWorthTheRisk(state, seat, weights) ? first : second;
      }
      case 'repel':
        return actions[answerShip(state) === 'sink' ? 0 : 1];
      case 'tradeAndHire':
        return bestTake(state, seat, actions, weights);
      case 'lastClaims':
        return actions[actions.length - 1];
    }
  };

export const sailor: Policy<State, PortRoyalAction> = sailorWith(SAILOR);
