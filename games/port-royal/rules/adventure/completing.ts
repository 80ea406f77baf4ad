/** Completing tasks: at any time of the own turn, or now or never (PR-TASK-1 to PR-TASK-20). */
import type { Seat } from '@broadside/kernel';
import type { CardId } from '../../cards/table.ts';
import { type TaskMoment, taskOf } from '../../cards/tasks.ts';
import { coinsFor, gainCoins, payCoins } from '../deck.ts';
import { maybeTriggerEnd } from '../ending.ts';
import type { Hand, Moment } from '../expansion.ts';
import { removeCard } from '../piles.ts';
import type { OfferFrame, PortRoyalAction, PortRoyalFrame, State } from '../state.ts';
import { gainCrowns } from './crowns.ts';
import { adventureOf, effectIn, markersLeft, type OpenAdventure } from './own.ts';
import { canPayFor, meansOf, paymentsFor } from './tasks.ts';
import { unlock } from './unlock.ts';

/** PR-TASK-16, PR-TASK-19. */
const FOUR = 4;

/** PR-TASK-2, PR-TASK-7: not done yet, and a marker for it; the parked one is for its own task (PR-AMB-75). */
export function isOpenTo(adventure: OpenAdventure, seat: Seat, task: number): boolean {
  const at = adventure.tasks.indexOf(task);
  if (at < 0 || adventure.done[at].includes(seat)) return false;
  return markersLeft(adventure, seat) > 0 || (taskOf(task).when === 'firstCard' && adventure.parked.includes(seat));
}

/** Tasks of a kind that this seat could still do, were the requirement met. */
const openTasks = (state: State, seat: Seat, when: TaskMoment): number[] => {
  const adventure = adventureOf(state);
  return adventure.tasks.filter((task) => taskOf(task).when === when && isOpenTo(adventure, seat, task));
};

/** PR-DEC-W3: in phase 1, in the own take-turn, and in the last window. */
const isWindow = ({ step }: PortRoyalFrame): boolean =>
  step === 'discover' || step === 'tradeAndHire' || step === 'lastClaims';

export function canComplete(state: State, frame: PortRoyalFrame, seat: Seat): boolean {
  if (!isWindow(frame)) return false;
  const tasks = openTasks(state, seat, 'anyTime');
  if (tasks.length === 0) return false;
  const means = meansOf(state, seat);
  return tasks.some((task) => canPayFor(means, taskOf(task)));
}

export function addCompletions(state: State, frame: PortRoyalFrame, seat: Seat, actions: PortRoyalAction[]): void {
  const adventure = adventureOf(state);
  const offered = frame.step === 'offer' ? frame.tasks : isWindow(frame) ? openTasks(state, seat, 'anyTime') : [];
  if (offered.length === 0) return;
  const means = meansOf(state, seat);
  for (const task of offered)
    if (isOpenTo(adventure, seat, task))
      for (const cards of paymentsFor(means, taskOf(task))) actions.push({ type: 'task', task, cards });
}

/** PR-AMB-84, PR-AMB-85: which tasks an event opens for a moment. */
function answersTo(state: State, moment: Moment): readonly TaskMoment[] {
  if (moment.kind === 'tax') return ['tax'];
  if (moment.kind === 'bust') return [];
  const found: TaskMoment[] = [];
  if (moment.shipsBefore < FOUR && moment.ships >= FOUR) found.push('fourColours');
  if (moment.cardsBefore < FOUR && moment.cards === FOUR) found.push('fourCards');
  // Nobody stops at a busy quay with a single card.
  if (moment.cardsBefore === 0 && moment.cards === 1 && !effectIn(state, 'busyQuay')) found.push('firstCard');
  return found;
}

export function offerTasks(state: State, seat: Seat, moment: Moment, frame: OfferFrame): void {
  for (const when of answersTo(state, moment))
    for (const task of openTasks(state, seat, when))
      if (canPayFor(meansOf(state, seat), taskOf(task))) frame.tasks.push(task);
}

function pay(state: State, seat: Seat, coins: number, ships: readonly CardId[], out: Hand): void {
  const items = adventureOf(state).items[seat];
  for (const ship of ships) {
    removeCard(items, ship);
    state.discard.push(ship);
  }
  if (coins === 0) return;
  out.events?.push({ type: 'coinsPaid', seat, cards: coinsFor(state, seat, coins), for: 'task' });
  payCoins(state, seat, coins, out);
}

/** PR-TASK-20: the first step only parks the marker; true if there is another step to come. */
function parks(state: State, seat: Seat, task: number, out: Hand): boolean {
  const adventure = adventureOf(state);
  if (taskOf(task).when !== 'firstCard') return false;
  if (adventure.parked.includes(seat)) {
    adventure.parked = adventure.parked.filter((other) => other !== seat);
    return false;
  }
  adventure.parked.push(seat);
  out.events?.push({ type: 'taskStepped', seat, task });
  return true;
}

/** PR-TASK-8, PR-TASK-9, PR-AMB-76: the first one's reward, and everybody's crowns. */
function reward(state: State, seat: Seat, number: number, isFirst: boolean, out: Hand): void {
  const { first, crowns } = taskOf(number);
  if (isFirst) {
    gainCoins(state, seat, first.coins ?? 0, 'task', out);
    gainCrowns(state, seat, first.crowns ?? 0, 'task', out);
  }
  gainCrowns(state, seat, crowns, 'task', out);
}

/** PR-DEC-W3: payment, marker, rewards, unlock step. */
function complete(state: State, seat: Seat, task: number, cards: readonly CardId[], out: Hand): void {
  const { done, tasks } = adventureOf(state);
  const row = done[tasks.indexOf(task)];
  out.events?.push({ type: 'taskCompleted', seat, task, cards });
  pay(state, seat, taskOf(task).pay.coins ?? 0, cards, out);
  row.push(seat);
  reward(state, seat, task, row.length === 1, out);
  unlock(state, seat, out);
  maybeTriggerEnd(state, seat, out);
}

export function doTask(
  state: State,
  frame: PortRoyalFrame,
  seat: Seat,
  { task, cards }: Extract<PortRoyalAction, { readonly type: 'task' }>,
  out: Hand,
): void {
  const { when } = taskOf(task);
  if (!parks(state, seat, task, out)) complete(state, seat, task, cards, out);
  if (frame.step !== 'offer') return;
  // PR-TASK-19, PR-TASK-20: the player has stopped; phase 2 begins when the rest of the offer is answered.
  if (when === 'fourCards') adventureOf(state).fewer = true;
  if (when === 'fourCards' || when === 'firstCard') frame.stops = true;
}
