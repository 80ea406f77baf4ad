/** A contract: what it asks for, its spaces with their coins, and its seal. */
import { CONTRACTS } from '../../cards/contracts.ts';
import { CONTRACT_PICTURES } from '../art/emblem/contracts.tsx';
import { CoinSpace, Needs, Sized, Standings, Steps } from './BigFields.tsx';
import { BigShell } from './BigShell.tsx';
import type { ContractCardProps } from './big.ts';
import { bigLabel } from './bigLabel.ts';
import css from './fields.module.css';
import { contractActiveOnly, contractAtOnce, contractSigns, contractSteps } from './needs.ts';

/** Number and letter on wax; blue wax on the contracts for cooperative play alone. */
export const ContractSeal = ({ number, letter, blue }: { number: number; letter: string; blue: boolean }) => (
  <span className={css.seal} data-blue={blue || undefined}>
    <Sized name="seal" className={css.wax} />
    <b className={css.letter}>
      {letter}
      {number !== 0 && <span className={css.power}>{number < 0 ? `−${-number}` : number}</span>}
    </b>
  </span>
);

export function ContractCard(props: ContractCardProps) {
  const { contract: id, say, title, about, size = 'row', state = 'open', seal = false, note, onPress, spot } = props;
  const { markers = [], steps, standing = [] } = props;
  const contract = CONTRACTS[id];
  const Picture = CONTRACT_PICTURES[id];
  if (contract === undefined || Picture === undefined) return null;
  const { needs, coins, coopOnly } = contract;
  const tags = [
    ...(contractAtOnce(needs) ? [say('port-royal.big.atOnce')] : []),
    ...(contractActiveOnly(needs) ? [say('port-royal.big.activeOnly')] : []),
  ];
  const spoken = [
    ...tags,
    say('port-royal.big.say.coins', { coins: coins.join(', ') }),
    seal ? say('port-royal.big.say.seal', { ...contract.seal }) : '',
  ];
  return (
    <BigShell
      label={bigLabel(props, spoken, say)}
      size={size}
      state={state}
      picture={<Picture />}
      badge={seal ? <ContractSeal {...contract.seal} blue={coopOnly} /> : undefined}
      title={title}
      tags={tags}
      about={about}
      note={note}
      onPress={onPress}
      spot={spot}
    >
      <span className={css.line}>
        <Needs needs={contractSigns(needs)} />
        <Standings standing={standing} />
      </span>
      <span className={css.spaces}>
        <Steps count={contractSteps(needs)} on={steps} />
        {coins.map((amount, at) => (
          <CoinSpace key={at} coins={amount} piece={markers[at]} />
        ))}
      </span>
    </BigShell>
  );
}
