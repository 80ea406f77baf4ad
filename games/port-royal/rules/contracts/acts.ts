/** What players do for their contracts: at any time, now or never, with a trade, with a ship they sink. */
import type { Seat } from '@broadside/kernel';
import { CONTRACTS, type ContractId, type Requirement } from '../../cards/contracts.ts';
import { type CardId, colourOf } from '../../cards/table.ts';
import { SHIP_COLOURS } from '../../cards/types.ts';
import { coinsFor, payCoins } from '../deck.ts';
import type { Hand, Moment } from '../expansion.ts';
import type { ContractsState } from '../extra.ts';
import type { OfferFrame, PortRoyalAction, PortRoyalFrame, State, TradeAndHireFrame } from '../state.ts';
import { afterTrade, canCompensate } from '../trade.ts';
import { advance, isOpenTo, type OpenContracts } from './markers.ts';
import { isAnyTime, isMet } from './needs.ts';

const CONTRACT_ACTIONS: readonly PortRoyalAction[] = CONTRACTS.map((_, contract) => ({ type: 'contract', contract }));
const CAPTURE: PortRoyalAction = { type: 'capture' };

// At any moment of the own turn (PR-CONTR-4, PR-DEC-W2), or in answer to an offer.

/** Whether this open contract can be completed, or stepped on, in this frame. */
function canDo(state: State, contracts: ContractsState, frame: PortRoyalFrame, seat: Seat, at: number): boolean {
  const contract = contracts.open[at];
  if (frame.step === 'offer') return frame.contracts.includes(contract) && isOpenTo(contracts, seat, at);
  const { needs } = CONTRACTS[contract];
  return isAnyTime(needs) && isOpenTo(contracts, seat, at) && isMet(needs, state.players[seat]);
}

export function canDoAny(state: State, frame: PortRoyalFrame, seat: Seat): boolean {
  const contracts = state.extra?.contracts;
  if (!contracts) return false;
  return contracts.open.some((_, at) => canDo(state, contracts, frame, seat, at));
}

export function addContracts(state: State, frame: PortRoyalFrame, seat: Seat, actions: PortRoyalAction[]): void {
  const contracts = state.extra?.contracts;
  if (!contracts) return;
  contracts.open.forEach((contract, at) => {
    if (canDo(state, contracts, frame, seat, at)) actions.push(CONTRACT_ACTIONS[contract]);
  });
}

export function fulfil(state: State, seat: Seat, contract: ContractId, out: Hand): void {
  const contracts = state.extra?.contracts;
  if (!contracts) return;
  const { needs } = CONTRACTS[contract];
  if (needs.kind === 'pay') payRansom(state, seat, needs.coins, out);
  advance(state, contracts, seat, contracts.open.indexOf(contract), out);
}

/** PR-CTR-18. */
function payRansom(state: State, seat: Seat, coins: number, out: Hand): void {
  out.events?.push({ type: 'coinsPaid', seat, cards: coinsFor(state, seat, coins), for: 'contract' });
  payCoins(state, seat, coins, out);
}

// Now or never (PR-CONTR-13).

/** PR-AMB-53: the number of different colours was reached just now, also when a Gambler jumped past it. */
function answersTo(needs: Requirement, moment: Moment): boolean {
  switch (moment.kind) {
    case 'tax':
    case 'bust':
      return needs.kind === moment.kind;
    case 'harbour':
      return needs.kind === 'colours' && moment.shipsBefore < needs.count && moment.ships >= needs.count;
  }
}

export function offerContracts(state: State, seat: Seat, moment: Moment, frame: OfferFrame): void {
  const contracts = state.extra?.contracts;
  if (!contracts) return;
  contracts.open.forEach((contract, at) => {
    if (answersTo(CONTRACTS[contract].needs, moment) && isOpenTo(contracts, seat, at)) frame.contracts.push(contract);
  });
}

// With a trade (PR-CTR-10, PR-CTR-11).

/** The place of the contract for which the coins of this ship can be waived; -1 if there is none. */
export const enemyAt = ({ open }: OpenContracts, ship: CardId): number =>
  open.findIndex((contract) => {
    const { needs } = CONTRACTS[contract];
    return needs.kind === 'waive' && needs.colour === SHIP_COLOURS[colourOf[ship]];
  });

/** PR-AMB-54: the compensation comes from the player's own coins. */
export function addWaiver(state: State, seat: Seat, card: CardId, actions: PortRoyalAction[]): void {
  const contracts = state.extra?.contracts;
  if (contracts && isOpenTo(contracts, seat, enemyAt(contracts, card)) && canCompensate(state, seat, 0))
    actions.push({ type: 'waive', card });
}

/** PR-AMB-54: no coins, so no merchant takes the ship; clerk and gift are part of the trade as ever. */
export function waive(state: State, frame: TradeAndHireFrame, card: CardId, out: Hand): void {
  const contracts = state.extra?.contracts;
  if (!contracts) return;
  const { seat } = frame;
  out.events?.push({ type: 'shipTraded', seat, card }, { type: 'coinsWaived', seat, card });
  state.discard.push(card);
  advance(state, contracts, seat, enemyAt(contracts, card), out);
  if (state.flow.length > 0) afterTrade(state, frame, card, out);
}

// With a ship that is sunk (PR-CTR-16).

/** The place of the Pirate Den; -1 if it is not open. */
export const denAt = ({ open }: OpenContracts): number =>
  open.findIndex((contract) => CONTRACTS[contract].needs.kind === 'sunkColours');

export const holdsColour = ({ kept }: OpenContracts, seat: Seat, ship: CardId): boolean =>
  kept[seat].some((card) => colourOf[card] === colourOf[ship]);

/** PR-AMB-55, PR-CTR-23: while the player could complete the contract, one ship of each colour. */
export function addCapture(state: State, card: CardId, actions: PortRoyalAction[]): void {
  const { active } = state;
  const contracts = state.extra?.contracts;
  if (contracts && isOpenTo(contracts, active, denAt(contracts)) && !holdsColour(contracts, active, card))
    actions.push(CAPTURE);
}

/** PR-CTR-24: with the last colour the ships are discarded and the contract is completed, at once. */
export function capture(state: State, card: CardId, out: Hand): void {
  const contracts = state.extra?.contracts;
  if (!contracts) return;
  const seat = state.active;
  const captives = contracts.kept[seat];
  captives.push(card);
  out.events?.push({ type: 'shipCaptured', seat, card });
  const at = denAt(contracts);
  const { needs } = CONTRACTS[contracts.open[at]];
  if (needs.kind !== 'sunkColours' || captives.length < needs.count) return;
  out.events?.push({ type: 'captivesDiscarded', seat, cards: captives.slice() });
  for (const captive of captives.splice(0)) state.discard.push(captive);
  advance(state, contracts, seat, at, out);
}
