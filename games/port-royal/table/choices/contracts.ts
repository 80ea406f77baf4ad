/** The buttons for contracts, and what completing one gives. */

import type { Seat } from '@broadside/kernel';
import { type Choice, gather } from '@broadside/kit';
import { CONTRACTS, type ContractId } from '../../cards/contracts.ts';
import type { CardId } from '../../cards/table.ts';
import type { ContractsView } from '../../rules/extra.ts';
import { CONTRACT_POINTS, completedBy, enemyAt } from '../../rules/facade.ts';
import { contractName } from '../../text/contracts.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import { contractsOf, stepsOf } from '../standing/contracts.ts';
import { allowed, choiceOf, legalOf, type Props } from './buttons.ts';

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
  const { viewer, view, say } = props;
  const contracts = contractsOf(view);
  if (typeof viewer !== 'number' || view.outcome || !contracts) return [];
  const permission = allowed(props, viewer, { type: 'contract', contract });
  if (permission.action) return [contractChoice(props, contracts, viewer, contract)];
  const label = props.say('port-royal.table.choice.contract', { contract: contractName(contract, say) });
  return permission.reason === undefined
    ? []
    : [{ key: `contract:${contract}`, label, icon: CHOICE_ICONS.contract, tone: 'gold', ...permission }];
}
