/** Contracts and tasks as the nets are told of them: how near somebody is, in shares of the whole. */
import type { Seat } from '@broadside/kernel';
import { CONTRACTS } from '../../cards/contracts.ts';
import { type CardId, itemOf } from '../../cards/table.ts';
import { ITEMS } from '../../cards/types.ts';
import { isAres } from '../../rules/adventure/cargo.ts';
import { isOpenTo } from '../../rules/contracts/markers.ts';
import { progressOf } from '../../rules/contracts/needs.ts';
import type { AdventureState, ContractsState } from '../../rules/extra.ts';
import type { State } from '../../rules/state.ts';
import { lackedForTask } from '../aims.ts';

/** How near a seat is to an open contract: 0 to 1; undefined if no marker of theirs can go there. */
export function nearContract(state: State, contracts: ContractsState, at: number, seat: Seat): number | undefined {
  if (!isOpenTo(contracts, seat, at)) return undefined;
  const { have, need } = progressOf(contracts, state.players[seat], seat, contracts.open[at]);
  return Math.min(1, have / need);
}

export const contractNames = (prefix: string): readonly string[] => CONTRACTS.map(({ id }) => `${prefix}.${id}`);

/** Halved with everything that is missing. */
export const nearTask = (state: State, adventure: AdventureState, at: number, seat: Seat): number =>
  0.5 ** lackedForTask(state, adventure, at, seat);

export const CARGO = [...ITEMS, 'ares'] as const;

/** Kept ships by what they are good for, in the order of `CARGO`. */
export function cargoOf(ships: readonly CardId[]): number[] {
  const counts = CARGO.map(() => 0);
  for (const ship of ships) {
    if (itemOf[ship] > 0) counts[itemOf[ship] - 1]++;
    if (isAres(ship)) counts[ITEMS.length]++;
  }
  return counts;
}
