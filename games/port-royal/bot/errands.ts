/** The sailor's answers to everything the expansions ask. */
import type { Seat } from '@broadside/kernel';
import { CONTRACTS } from '../cards/contracts.ts';
import { type CardId, coinsOf, crownsOf } from '../cards/table.ts';
import type { PortRoyalAction, State } from '../rules/state.ts';
import { bonusFor, incomeFor, shipsIn } from '../rules/trade.ts';
import { type Aim, aimsOf, cargoWorth } from './aims.ts';

type Of<T extends PortRoyalAction['type']> = Extract<PortRoyalAction, { readonly type: T }>;

const find = <T extends PortRoyalAction['type']>(actions: readonly PortRoyalAction[], type: T): Of<T> | undefined =>
  actions.find((action): action is Of<T> => action.type === type);

/** The best of them; the first of equals. */
function best<T>(candidates: readonly T[], worth: (candidate: T) => number): T | undefined {
  let chosen: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const value = worth(candidate);
    if (value > most) {
      chosen = candidate;
      most = value;
    }
  }
  return chosen;
}

/** A contract or a task that can be done now is done, if it is worth a marker. */
function fulfil(actions: readonly PortRoyalAction[], aims: readonly Aim[]): PortRoyalAction | undefined {
  const worthOf = (action: PortRoyalAction): number => {
    if (action.type === 'contract')
      return aims.find(({ kind, id }) => kind === 'contract' && id === action.contract)?.worth ?? 0;
    if (action.type !== 'task') return 0;
    const aim = aims.find(({ kind, id }) => kind === 'task' && id === action.task);
    // Of the ships that would do, those worth the least in trade are given.
    return aim ? aim.worth - 0.01 * action.cards.reduce((sum, ship) => sum + coinsOf[ship] + crownsOf[ship], 0) : 0;
  };
  const chosen = best(actions, worthOf);
  return chosen && worthOf(chosen) > 0 ? chosen : undefined;
}

/** Ways to take a ship that only expansions know, with what they are worth. */
export function shipWorths(state: State, seat: Seat, action: Of<'waive'> | Of<'stow'>, aims: readonly Aim[]): number {
  if (action.type === 'stow') return cargoWorth(aims, action.card) + bonusFor(state, seat, action.card);
  return waiveWorth(state, seat, action.card, aims);
}

/** A step of three is worth a third of the contract; the coins are given up. */
function waiveWorth(state: State, seat: Seat, ship: CardId, aims: readonly Aim[]): number {
  const income = incomeFor(state, seat, ship);
  const worths = aims.map(({ kind, id, worth }) => {
    const needs = kind === 'contract' ? CONTRACTS[id].needs : undefined;
    return needs?.kind === 'waive' ? worth / needs.times : 0;
  });
  return Math.max(0, ...worths) - 0.1 * income;
}

/** Gamblers from an empty harbour, lookouts before a risk. */
function ventures(state: State, actions: readonly PortRoyalAction[]): PortRoyalAction | undefined {
  const ships = shipsIn(state.harbour);
  const gamble = find(actions, 'gamble');
  if (gamble && ships === 0) return gamble;
  const look = find(actions, 'look');
  return look && ships >= 2 ? look : undefined;
}

/** A coin given away goes where it hurts least, or helps most. */
function receiver(state: State, actions: readonly Of<'give'>[]): PortRoyalAction | undefined {
  const together = state.options.play === 'contractsCoop' || state.options.play === 'adventureCoop';
  return best(actions, ({ seat }) => -(together ? state.players[seat].coins.length : state.players[seat].points));
}

/** Characters from the most useful to the least, by the sailors' own results. */
const CHARACTER_RANK = [3, 7, 9, 2, 6, 8, 4, 5, 1, 0];

/** A marker is bought when the trophy is what is missing. */
function buys(state: State, seat: Seat): boolean {
  const { adventure } = state.extra ?? {};
  return adventure != null && adventure.unlocked[seat] < 2 && state.players[seat].points >= 6;
}

/** Time cards become points only when there is time to spare. */
function hasTimeToSpare(state: State): boolean {
  const { contracts } = state.extra ?? {};
  if (!contracts?.time) return false;
  const open = contracts.done.filter((seats) => seats.length === 0).length;
  return contracts.time.length > 6 * open;
}

function answer(state: State, seat: Seat, actions: readonly PortRoyalAction[]): PortRoyalAction | undefined {
  const frame = state.flow[state.flow.length - 1];
  switch (frame.step) {
    case 'gift':
      return receiver(state, actions as readonly Of<'give'>[]);
    case 'share':
      return best(actions as readonly Of<'share'>[], (action) => -state.players[action.seat].coins.length);
    case 'character':
      return best(actions as readonly Of<'character'>[], ({ character }) => -CHARACTER_RANK.indexOf(character));
    case 'setAside':
      return actions[0];
    case 'pointsDeck':
      return find(actions, hasTimeToSpare(state) ? 'moveTime' : 'decline');
    case 'month':
      return find(actions, buys(state, seat) ? 'buyMarker' : 'decline');
    case 'offer':
      return find(actions, 'decline');
    default:
      return undefined;
  }
}

/** Bread and rum nobody asks for are sold; a crown is bought from a full purse. */
function sideline(
  state: State,
  seat: Seat,
  actions: readonly PortRoyalAction[],
  aims: readonly Aim[],
): PortRoyalAction | undefined {
  for (const action of actions) {
    if (action.type === 'sell' && !isWanted(state, seat, action.card, aims)) return action;
    if (action.type === 'audience' && state.players[seat].coins.length >= 7) return action;
  }
  return undefined;
}

/** Whether a kept ship is part of a payment that is still to come. */
function isWanted(state: State, seat: Seat, ship: CardId, aims: readonly Aim[]): boolean {
  const { adventure } = state.extra ?? {};
  if (!adventure) return false;
  const without = {
    ...adventure,
    items: adventure.items.map((items, other) => (other === seat ? drop(items, ship) : items)),
  };
  const extra = state.extra && { ...state.extra, adventure: without };
  return cargoWorth(aimsOf({ ...state, extra }, seat), ship) > cargoWorth(aims, ship);
}

const drop = (cards: readonly CardId[], card: CardId): CardId[] => {
  const at = cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
};

/** The contract or the task to be done now, if there is one. */
export const atOnce = (state: State, seat: Seat, actions: readonly PortRoyalAction[]): PortRoyalAction | undefined =>
  actions.some(({ type }) => type === 'contract' || type === 'task') ? fulfil(actions, aimsOf(state, seat)) : undefined;

/** What to do about the expansions; undefined if the base game decides. */
export function errand(state: State, seat: Seat, actions: readonly PortRoyalAction[]): PortRoyalAction | undefined {
  const aims = aimsOf(state, seat);
  return (
    fulfil(actions, aims) ??
    answer(state, seat, actions) ??
    ventures(state, actions) ??
    sideline(state, seat, actions, aims)
  );
}
