/** Markers on contracts: who may still place one, and what follows when one is placed (PR-CONTR-5 to PR-CONTR-10). */
import type { Seat } from '@broadside/kernel';
import { CONTRACTS, type ContractId } from '../../cards/contracts.ts';
import { gainCoins } from '../deck.ts';
import { endMatch, maybeTriggerEnd } from '../ending.ts';
import type { Hand } from '../expansion.ts';
import type { ContractsState, ContractsView } from '../extra.ts';
import type { State } from '../state.ts';

/** PR-CONTR-2, PR-CONTR-10. */
export const MARKERS = 3;

/** PR-CONTR-9, PR-INV-13: points by completed contracts. */
export const CONTRACT_POINTS: readonly number[] = [0, 0, 1, 3];

/** What lies open of the contracts, in a state and in a view alike. */
export type OpenContracts = Pick<ContractsView, 'open' | 'done' | 'steps' | 'kept'>;

export const completedBy = ({ done }: OpenContracts, seat: Seat): number =>
  done.reduce((sum, seats) => sum + (seats.includes(seat) ? 1 : 0), 0);

export const contractPointsOf = (contracts: OpenContracts, seat: Seat): number =>
  CONTRACT_POINTS[completedBy(contracts, seat)];

/** A marker on an intermediate space is used, too (PR-CTR-20, PR-AMB-52). */
export const freeMarkers = (contracts: OpenContracts, seat: Seat): number =>
  MARKERS - completedBy(contracts, seat) - contracts.steps.filter((row) => row[seat] > 0).length;

/** PR-CONTR-7, PR-AMB-52: not completed by the player, who has a marker for it or on it; `at` is a place in `open`. */
export const isOpenTo = (contracts: OpenContracts, seat: Seat, at: number): boolean =>
  at >= 0 && !contracts.done[at].includes(seat) && (contracts.steps[at][seat] > 0 || freeMarkers(contracts, seat) > 0);

/** How often the event of a contract has to happen. */
function timesOf(contract: ContractId): number {
  const { needs } = CONTRACTS[contract];
  return needs.kind === 'waive' || needs.kind === 'colours' ? needs.times : 1;
}

/** PR-CTR-10, PR-CTR-14: a step on the contract, the last of which completes it. */
export function advance(state: State, contracts: ContractsState, seat: Seat, at: number, out: Hand): void {
  const contract = contracts.open[at];
  const steps = contracts.steps[at][seat] + 1;
  if (steps < timesOf(contract)) {
    contracts.steps[at][seat] = steps;
    out.events?.push({ type: 'contractStepped', seat, contract, steps });
  } else complete(state, contracts, seat, at, out);
}

/** The marker goes to the leftmost free space, whose coins are gained; without a space there are none (PR-AMB-59). */
function complete(state: State, contracts: ContractsState, seat: Seat, at: number, out: Hand): void {
  const contract = contracts.open[at];
  const before = contractPointsOf(contracts, seat);
  const coins = CONTRACTS[contract].coins[contracts.done[at].length] ?? 0;
  contracts.done[at].push(seat);
  contracts.steps[at][seat] = 0;
  const points = contractPointsOf(contracts, seat) - before;
  state.players[seat].points += points;
  out.events?.push({ type: 'contractCompleted', seat, contract, points });
  gainCoins(state, seat, coins, 'contract', out);
  maybeTriggerEnd(state, seat, out);
  // PR-COOP-7, PR-AMB-61: the victory ends the game at once.
  if (contracts.time !== null && areFulfilled(contracts)) endMatch(state, out);
}

/** PR-COOP-7, PR-AMB-60: every open contract by at least one player. */
export const areFulfilled = ({ done }: OpenContracts): boolean => done.every((seats) => seats.length > 0);
