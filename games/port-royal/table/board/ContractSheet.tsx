/** One contract with every word and what can be done with it; the others below, to be leafed through. */
import type { Action } from '@broadside/kernel';
import { ActionBar, Sheet } from '@broadside/kit';
import { useState } from 'react';
import type { ContractId } from '../../cards/contracts.ts';
import type { ContractsView } from '../../rules/extra.ts';
import { type BigSize, ContractCard } from '../card/index.ts';
import { choicesForContract } from '../choices/contracts.ts';
import type { BoardProps } from '../props.ts';
import { contractsOf, stateOf } from '../standing/contracts.ts';
import css from './ContractSheet.module.css';
import { facesOf } from './contractFaces.ts';

type Props = BoardProps & { readonly contract: ContractId; readonly onClose: () => void };

function Face(props: Props & { contracts: ContractsView; size: BigSize; onPress?: () => void }) {
  const { contracts, contract, size, say, onPress } = props;
  return (
    <ContractCard
      {...facesOf(props, contracts, contract)}
      contract={contract}
      say={say}
      size={size}
      state={stateOf(props, contracts, contract)}
      seal={contracts.time !== null}
      onPress={onPress}
    />
  );
}

export function ContractSheet(props: Props) {
  const { view, say, play, onClose } = props;
  const [contract, look] = useState(props.contract);
  const contracts = contractsOf(view);
  if (!contracts) return null;
  const choices = choicesForContract(props, contract);
  const playAndClose = (action: Action): void => {
    onClose();
    play(action);
  };
  return (
    <Sheet
      open
      wide
      title={say('port-royal.table.contracts')}
      onClose={onClose}
      {...(choices.length > 0
        ? { foot: <ActionBar className={css.acts ?? ''} choices={choices} onPlay={playAndClose} /> }
        : {})}
    >
      <div className={css.contracts}>
        <div className={css.chosen}>
          <Face {...props} contract={contract} contracts={contracts} size="sheet" />
          <p className="quiet small">{say('port-royal.table.contracts.about')}</p>
        </div>
        <ul className={css.others}>
          {contracts.open
            .filter((other) => other !== contract)
            .map((other) => (
              <li key={other}>
                <Face {...props} contract={other} contracts={contracts} size="row" onPress={() => look(other)} />
              </li>
            ))}
        </ul>
      </div>
    </Sheet>
  );
}
