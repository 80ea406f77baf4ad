/** Open contracts: what they ask for, how far everybody is; and together, the time that is left and the chances. */
import { Icon, SeatEmblem, Zone } from '@broadside/kit';
import { CONTRACTS, type ContractId } from '../../cards/contracts.ts';
import type { ContractsView } from '../../rules/extra.ts';
import { CONTRACT_PICTURES } from '../art/emblem/contracts.tsx';
import { type BigState, contractSigns, Needs } from '../card/index.ts';
import { bottomOf } from '../outlook/reach.ts';
import type { BoardProps } from '../props.ts';
import { contractsOf, standingOf, stateOf } from '../standing/contracts.ts';
import css from './Contracts.module.css';
import { chipLabel, facesOf } from './contractFaces.ts';
import { Team } from './Team.tsx';

const KEY = 'port-royal.table.contract';

type Props = BoardProps & { readonly onContract: (contract: ContractId) => void };
type ChipProps = Props & { readonly contracts: ContractsView; readonly contract: ContractId };

/** What can be done comes first, what is done last. */
const ORDER: readonly BigState[] = ['ready', 'open', 'closed', 'others', 'mine'];

/** "1/2", or that it can be done now, or that it is done. */
function Mine({ view, contracts, contract, state, say }: ChipProps & { state: BigState }) {
  if (state === 'ready') return <b className={css.now}>{say(`${KEY}.now`)}</b>;
  const standing = standingOf(view, contracts, bottomOf(view), contract);
  if (standing === undefined || state === 'others') return <Icon name="check" size={18} />;
  const { have, need } = standing;
  return (
    <b className={css.count} data-full={have >= need || undefined}>
      {Math.min(have, need)}/{need}
    </b>
  );
}

/** Whose markers lie on it, and what the next space pays. */
function Spaces({ contracts, contract, state }: ChipProps & { state: BigState }) {
  const done = contracts.done[contracts.open.indexOf(contract)];
  const next = CONTRACTS[contract].coins[done.length] ?? 0;
  return (
    <span className={css.spaces}>
      {done.map((seat) => (
        <SeatEmblem key={seat} seat={seat} size={18} />
      ))}
      {next > 0 && state !== 'mine' && (
        <span className={css.next}>
          +{next}
          <Icon name="coin" size={14} />
        </span>
      )}
    </span>
  );
}

function Chip(props: ChipProps) {
  const { contracts, contract, say, onContract } = props;
  const state = stateOf(props, contracts, contract);
  const Picture = CONTRACT_PICTURES[contract];
  const { title, about, standing } = facesOf(props, contracts, contract);
  const rivals = standing.filter(({ seat }) => seat !== bottomOf(props.view));
  return (
    <button
      type="button"
      className={`parchment ${css.chip}`}
      data-id={`open-contract:${contract}`}
      data-state={state}
      aria-label={chipLabel(props, contracts, contract, state)}
      onClick={() => onContract(contract)}
    >
      <span className={css.plate}>{Picture && <Picture />}</span>
      <span className={css.title}>
        {title}
        <small>{about}</small>
      </span>
      <span className={css.needs}>
        <Needs needs={contractSigns(CONTRACTS[contract].needs)} />
      </span>
      <span className={css.line}>
        <Mine {...props} say={say} state={state} />
        <span className={css.rivals}>
          {rivals.map(({ seat, have, need }) => (
            <span key={seat} data-full={have >= need || undefined}>
              <SeatEmblem seat={seat} size={15} />
              {Math.min(have, need)}/{need}
            </span>
          ))}
        </span>
        <Spaces {...props} state={state} />
      </span>
    </button>
  );
}

export function Contracts(props: Props) {
  const { view, say } = props;
  const contracts = contractsOf(view);
  if (!contracts) return null;
  const place = (contract: ContractId): number => ORDER.indexOf(stateOf(props, contracts, contract));
  const ordered = contracts.open.toSorted((a, b) => place(a) - place(b));
  return (
    <div className={css.contracts}>
      {contracts.time !== null && <Team {...props} contracts={contracts} />}
      <Zone rove data-id="contracts" label={say('port-royal.table.contracts')} className={css.zone}>
        <div className={css.row} data-many={ordered.length}>
          {ordered.map((contract) => (
            <Chip key={contract} {...props} contracts={contracts} contract={contract} />
          ))}
        </div>
      </Zone>
    </div>
  );
}
