/** Contracts as a player looks at them: which are open, what they still need, how they stand for whoever looks. */

import type { Seat } from '@broadside/kernel';
import { CONTRACTS, type ContractId } from '../../cards/contracts.ts';
import type { Progress } from '../../rules/contracts/needs.ts';
import type { ContractsView } from '../../rules/extra.ts';
import { contractProgress, isContractOpenTo } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import type { BigState } from '../card/index.ts';
import { legalOf, type Props } from '../choices/buttons.ts';

export const contractsOf = (view: View): ContractsView | null => view.extra?.contracts ?? null;

/** What one player has of what an open contract asks for; undefined once it is completed. */
export function standingOf(
  view: View,
  contracts: ContractsView,
  seat: Seat,
  contract: ContractId,
): Progress | undefined {
  const at = contracts.open.indexOf(contract);
  if (contracts.done[at].includes(seat)) return undefined;
  return contractProgress(contracts, view.players[seat], seat, contract);
}

/** How a contract stands for whoever looks; for those who only watch, for everybody. */
export function stateOf(props: Props, contracts: ContractsView, contract: ContractId): BigState {
  const { viewer } = props;
  const at = contracts.open.indexOf(contract);
  const done = contracts.done[at];
  if (legalOf(props, 'contract').some((action) => action.contract === contract)) return 'ready';
  if (typeof viewer === 'number' && done.includes(viewer)) return 'mine';
  // Together one player is enough (PR-COOP-7).
  if (done.length > 0 && contracts.time !== null) return 'others';
  return typeof viewer === 'number' && !isContractOpenTo(contracts, viewer, at) ? 'closed' : 'open';
}

/** How many steps a contract takes, the last of which completes it. */
export function stepsOf(contract: ContractId): number {
  const { needs } = CONTRACTS[contract];
  return needs.kind === 'waive' || needs.kind === 'colours' ? needs.times : 1;
}
