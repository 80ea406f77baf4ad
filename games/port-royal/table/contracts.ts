/** Contracts as a player looks at them: what they still need, what they give, and the buttons for them. */

import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { gather } from '@broadside/kit';
import { CONTRACTS, type ContractId } from '../cards/contracts.ts';
import type { CardId } from '../cards/table.ts';
import type { Progress } from '../rules/contracts/needs.ts';
import type { ContractsView } from '../rules/extra.ts';
import { CONTRACT_POINTS, completedBy, contractProgress, enemyAt, isContractOpenTo } from '../rules/facade.ts';
import type { View } from '../rules/view.ts';
import { contractName } from '../text/contracts.ts';
import type { BigState } from './card/index.ts';
import { allowed, choiceOf, legalOf, type Props } from './choiceParts.ts';
import { CHOICE_ICONS } from './icons.tsx';

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
  const { eye } = props;
  const at = contracts.open.indexOf(contract);
  const done = contracts.done[at];
  if (legalOf(props, 'contract').some((action) => action.contract === contract)) return 'ready';
  if (typeof eye === 'number' && done.includes(eye)) return 'mine';
  // Together one player is enough (PR-COOP-7).
  if (done.length > 0 && contracts.time !== null) return 'others';
  return typeof eye === 'number' && !isContractOpenTo(contracts, eye, at) ? 'beyond' : 'open';
}

/** How many steps a contract takes, the last of which completes it. */
export function stepsOf(contract: ContractId): number {
  const { needs } = CONTRACTS[contract];
  return needs.kind === 'waive' || needs.kind === 'colours' ? needs.times : 1;
}

/** "+4 coins, +1 point", or which step it would be. */
export function rewardOf(props: Props, contracts: ContractsView, seat: Seat, contract: ContractId): string {
  const at = contracts.open.indexOf(contract);
  if (!completes(contracts, seat, contract))
    return props.say('port-royal.table.choice.contractStep', {
      step: contracts.steps[at][seat] + 1,
      steps: stepsOf(contract),
    });
  const completed = completedBy(contracts, seat);
  const points = CONTRACT_POINTS[completed + 1] - CONTRACT_POINTS[completed];
  return props.say('port-royal.table.choice.contractReward', {
    coins: CONTRACTS[contract].coins[contracts.done[at].length] ?? 0,
    points,
  });
}

/** What waiving the coins of this ship is good for. */
export function waiverOf(props: Props, seat: Seat, ship: CardId): string | undefined {
  const contracts = contractsOf(props.view);
  const at = contracts ? enemyAt(contracts, ship) : -1;
  return contracts && at >= 0 ? rewardOf(props, contracts, seat, contracts.open[at]) : undefined;
}

/** The last step completes the contract; the others bring nothing yet. */
const completes = (contracts: ContractsView, seat: Seat, contract: ContractId): boolean =>
  contracts.steps[contracts.open.indexOf(contract)][seat] + 1 === stepsOf(contract);

function contractChoice(props: Props, contracts: ContractsView, seat: Seat, contract: ContractId): Choice {
  return {
    ...choiceOf(props, seat, { type: 'contract', contract }, `contract:${contract}`),
    detail: completes(contracts, seat, contract) ? rewardOf(props, contracts, seat, contract) : undefined,
    icon: CHOICE_ICONS.contract,
    tone: 'gold',
    hotkey: 'F',
  };
}

/** Contracts that can be completed now, one by one. */
export function contractChoices(props: Props, seat: Seat): Choice[] {
  const contracts = contractsOf(props.view);
  if (!contracts) return [];
  return legalOf(props, 'contract').map(({ contract }) => contractChoice(props, contracts, seat, contract));
}

export function contractsInBar(props: Props, seat: Seat): readonly Choice[] {
  const single = contractChoices(props, seat);
  return gather(single, () => ({
    key: 'contract',
    label: props.say('port-royal.table.choice.contracts'),
    detail: props.say('port-royal.table.choice.contractsMet', { contracts: single.length }),
    icon: CHOICE_ICONS.contract,
    tone: 'gold',
    hotkey: 'F',
  }));
}

/** Under the picture of a contract: to complete it, or why that cannot be done. */
export function choicesForContract(props: Props, contract: ContractId): readonly Choice[] {
  const { eye, view, say } = props;
  const contracts = contractsOf(view);
  if (typeof eye !== 'number' || view.outcome || !contracts) return [];
  const permission = allowed(props, eye, { type: 'contract', contract });
  if (permission.action) return [contractChoice(props, contracts, eye, contract)];
  const label = props.say('port-royal.table.choice.contract', { contract: contractName(contract, say) });
  return permission.reason === undefined
    ? []
    : [{ key: `contract:${contract}`, label, icon: CHOICE_ICONS.contract, tone: 'gold', ...permission }];
}
