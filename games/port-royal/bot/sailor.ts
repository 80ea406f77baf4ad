/** The sailor: knows the exact odds, what cards are worth, and how the race to twelve stands. */
import type { Policy, Seat } from '@broadside/kernel';
import { pointsOf } from '../cards/table.ts';
import { hasColour } from '../rules/discover.ts';
import { POINTS_TO_END } from '../rules/ending.ts';
import type { PortRoyalAction, RepelFrame, State } from '../rules/state.ts';
import { aimsOf } from './aims.ts';
import { errand, shipWorths } from './errands.ts';
import { isWorthTheRisk, worthOfNext } from './outlook.ts';
import { progress, SAILOR, takeWorth, type Weights } from './worth.ts';

/** The claim that wins the most points, the persons given counted. */
export function bestClaim(actions: readonly PortRoyalAction[]): PortRoyalAction | undefined {
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

/** Sink what would bust, and what the Pirate Den asks for; a new colour is welcome. */
function answerShip({ harbour }: State, { card }: RepelFrame, actions: readonly PortRoyalAction[]): PortRoyalAction {
  const capture = actions.find(({ type }) => type === 'capture');
  return capture ?? actions[hasColour(harbour, card) ? 0 : 1];
}

/** The card that leaves the active player best off; a bust is the worst there is. */
function putBack(state: State, seat: Seat, actions: readonly PortRoyalAction[], weights: Weights): PortRoyalAction {
  const worth = worthOfNext(state, seat, weights);
  return actions.reduce((best, action) =>
    action.type === 'putBack' && best.type === 'putBack' && worth(action.card) > worth(best.card) ? action : best,
  );
}

/** Draws while it is worth the risk; other things phase 1 offers are decided before. */
function drawOrStop(state: State, seat: Seat, actions: readonly PortRoyalAction[], weights: Weights): PortRoyalAction {
  const [first, second] = actions;
  if (first.type === 'stop' || second?.type !== 'stop') return first;
  return isWorthTheRisk(state, seat, weights) ? first : second;
}

/** What each of these is worth in a take-turn, in coins; 0 for whatever takes nothing. */
export function takeWorths(
  state: State,
  seat: Seat,
  actions: readonly PortRoyalAction[],
  weights: Weights = SAILOR,
): readonly number[] {
  const done = progress(state);
  const aims = aimsOf(state, seat);
  return actions.map((action) => {
    if (action.type === 'trade' || action.type === 'hire')
      return takeWorth(state, seat, action.card, done, weights, aims) + finishWorth(state, seat, action);
    return action.type === 'waive' || action.type === 'stow' ? shipWorths(state, seat, action, aims) : 0;
  });
}

function bestTake(state: State, seat: Seat, actions: readonly PortRoyalAction[], weights: Weights): PortRoyalAction {
  let best = actions[actions.length - 1];
  let bestWorth = 0;
  takeWorths(state, seat, actions, weights).forEach((worth, at) => {
    if (worth <= bestWorth) return;
    best = actions[at];
    bestWorth = worth;
  });
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
    const planned = state.extra === null ? undefined : errand(state, seat, actions);
    if (planned) return planned;
    const frame = state.flow[state.flow.length - 1];
    switch (frame.step) {
      case 'discover':
        return drawOrStop(state, seat, actions, weights);
      case 'repel':
        return answerShip(state, frame, actions);
      case 'tradeAndHire':
        return bestTake(state, seat, actions, weights);
      case 'lookout':
        return putBack(state, seat, actions, weights);
      default:
        return actions[actions.length - 1];
    }
  };

export const sailor: Policy<State, PortRoyalAction> = sailorWith(SAILOR);
