/** The sailor: knows the exact odds, what cards are worth, and how the race to twelve stands. */
import type { Policy, Seat } from '@broadside/kernel';
import { CARDS, type CardId, colourOf, isExpedition, isShip, isTax, pointsOf } from '../cards/table.ts';
import { canSink } from '../rules/discover.ts';
import { POINTS_TO_END } from '../rules/ending.ts';
import type { PortRoyalAction, RepelFrame, State } from '../rules/state.ts';
import { TAX_FROM } from '../rules/tax.ts';
import { ALLOWANCE, priceOf, shipsInHarbour } from '../rules/trade.ts';
import { coloursInHarbour, unseen } from './odds.ts';
import { incomeWorth, progress, SAILOR, takeWorth, type Weights } from './worth.ts';

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

/** The worth of every harbour card the seat could take, the best first. */
function takeWorths(state: State, seat: Seat, done: number, extra: number, weights: Weights): number[] {
  const coins = state.players[seat].coins.length + extra;
  const worths: number[] = [];
  for (const card of state.harbour) {
    const payable = isShip[card] === 1 || priceOf(state, seat, card) <= coins;
    const worth = payable ? takeWorth(state, seat, card, done, weights) : 0;
    if (worth > 0) worths.push(worth);
  }
  return worths.sort((a, b) => b - a);
}

const topSum = (worths: readonly number[], count: number): number => {
  let sum = 0;
  for (let i = 0; i < count && i < worths.length; i++) sum += worths[i];
  return sum;
};

/** The sum of the best `count`, after one more card joined. */
function topSumWith(worths: readonly number[], count: number, worth: number): number {
  if (worth <= 0 || count === 0) return topSum(worths, count);
  const weakest = worths.length < count ? 0 : worths[count - 1];
  return worth > weakest ? topSum(worths, count - 1) + worth : topSum(worths, count);
}

/** Is another card worth the risk? One card ahead, with exact odds. */
function shouldDraw(state: State, seat: Seat, weights: Weights): boolean {
  const player = state.players[seat];
  const done = progress(state);
  const next = unseen(state);
  const ships = shipsInHarbour(state);
  const extraTakes = player.governors;
  // With a second card to take, the first may pay for it.
  const extraCoins = ships >= 4 || extraTakes > 0 ? 2 : 0;
  const worths = takeWorths(state, seat, done, extraCoins, weights);
  const admiralIncome = incomeWorth(state, seat, 2 * player.admirals, weights);
  const stopWorth = topSum(worths, ALLOWANCE[ships] + extraTakes) + (state.harbour.length >= 5 ? admiralIncome : 0);
  const larger = state.harbour.length >= 4 ? admiralIncome : 0;
  const consolation = incomeWorth(state, seat, player.jesters, weights);
  const colours = coloursInHarbour(state);
  let expected = 0;
  for (let card = 0; card < CARDS.length; card++) {
    const count = next.counts[card];
    if (count === 0) continue;
    expected += count * worthAfter(card);
  }
  return expected / next.total > stopWorth + weights.caution;

  function worthAfter(card: CardId): number {
    if (isShip[card] === 1) {
      const known = (colours & (1 << colourOf[card])) !== 0;
      if (known) return canSink(state, seat, card) ? stopWorth : consolation;
      const worth = takeWorth(state, seat, card, done, weights);
      return topSumWith(worths, ALLOWANCE[Math.min(5, ships + 1)] + extraTakes, worth) + larger;
    }
    if (isTax[card] === 1) return stopWorth - (player.coins.length >= TAX_FROM ? player.coins.length / 4 : 0);
    if (isExpedition[card] === 1) return stopWorth + 0.5;
    const payable = priceOf(state, seat, card) <= player.coins.length + extraCoins;
    const worth = payable ? takeWorth(state, seat, card, done, weights) : 0;
    return topSumWith(worths, ALLOWANCE[ships] + extraTakes, worth) + larger;
  }
}

/** Sink what would bust; a new colour is welcome. */
function answerShip(state: State): 'sink' | 'keep' {
  const { card } = state.flow[state.flow.length - 1] as RepelFrame;
  return (coloursInHarbour(state) & (1 << colourOf[card])) !== 0 ? 'sink' : 'keep';
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
        return second.type !== 'stop' || shouldDraw(state, seat, weights) ? first : second;
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
