/** What the pictures of a contract are given: words, markers and how far everybody is. */
import { CONTRACTS, type ContractId } from '../../cards/contracts.ts';
import type { ContractsView } from '../../rules/extra.ts';
import { contractName, contractNeeds } from '../../text/contracts.ts';
import { bigLabel } from '../card/bigLabel.ts';
import type { BigState, Piece, Standing } from '../card/index.ts';
import type { BoardProps } from '../props.ts';
import { standingOf, stepsOf } from '../standing/contracts.ts';

type Props = BoardProps;

export interface ContractFace {
  readonly title: string;
  readonly about: string;
  readonly markers: readonly Piece[];
  /** Those on [1], those on [2] (PR-CTR-21). */
  readonly steps: readonly (readonly Piece[])[];
  readonly standing: readonly Standing[];
}

function stepsOn({ nameOf }: Props, contracts: ContractsView, contract: ContractId): readonly (readonly Piece[])[] {
  const row = contracts.steps[contracts.open.indexOf(contract)];
  return Array.from({ length: stepsOf(contract) - 1 }, (_, at) =>
    row.flatMap((steps, seat) => (steps === at + 1 ? [{ seat, name: nameOf(seat) }] : [])),
  );
}

/** Contracts that answer to one event have nothing to be counted. */
const isCounted = (contract: ContractId): boolean => {
  const { kind } = CONTRACTS[contract].needs;
  return kind !== 'tax' && kind !== 'bust';
};

export function facesOf(props: Props, contracts: ContractsView, contract: ContractId): ContractFace {
  const { view, say, nameOf } = props;
  const standing = view.players.flatMap((_, seat) => {
    const progress = isCounted(contract) ? standingOf(view, contracts, seat, contract) : undefined;
    return progress ? [{ seat, name: nameOf(seat), ...progress }] : [];
  });
  return {
    title: contractName(contract, say),
    about: contractNeeds(contract, say),
    markers: contracts.done[contracts.open.indexOf(contract)].map((seat) => ({ seat, name: nameOf(seat) })),
    steps: stepsOn(props, contracts, contract),
    standing,
  };
}

/** Everything a chip shows, aloud. */
export function chipLabel(props: Props, contracts: ContractsView, contract: ContractId, state: BigState): string {
  const { say } = props;
  const { coins } = CONTRACTS[contract];
  const done = contracts.done[contracts.open.indexOf(contract)].length;
  const next = say('port-royal.table.contract.next', { coins: coins[done] ?? 0 });
  return bigLabel({ ...facesOf(props, contracts, contract), state }, [next], say);
}
