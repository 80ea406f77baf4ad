/** An upgrade of the ship: a plank of the deck with its sails, its guns and its hold. */
import { upgradeOf } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import { Sign, type SignName } from '../art/index.ts';
import { Face, Num } from './Face.tsx';
import type { UpgradeTokenProps } from './props.ts';
import css from './token.module.css';
import { cardLine } from './words.ts';

interface FittedProps {
  readonly sign: SignName;
  readonly n: number;
  /** The number is shown even if it is one. */
  readonly counted?: boolean;
}

const Fitted = ({ sign, n, counted = false }: FittedProps) =>
  n === 0 ? null : (
    <span className={css.fitted}>
      {(counted || n > 1) && <Num>{n}</Num>}
      <Sign name={sign} />
    </span>
  );

export function UpgradeToken(props: UpgradeTokenProps) {
  const { card, size = 'M', say, note, label = cardLine(card, note, say) } = props;
  const { kind, sails, cannons, hold } = upgradeOf(card);
  return (
    <Face face={props} label={label} kind={css.upgrade}>
      <span className={css.upgradeHead}>
        <Sign name={kind === 'basic' ? 'upgradeBasic' : 'upgradeAdvanced'} />
        <span className={css.name}>{cardName(card, say)}</span>
      </span>
      <span className={css.fittings}>
        <Fitted sign="sail" n={sails} />
        <Fitted sign="cannon" n={cannons} />
        <Fitted sign="hold" n={hold} counted />
      </span>
      {size === 'L' && <span className={css.kind}>{say(`dead-reckoning.face.upgrade.${kind}`)}</span>}
    </Face>
  );
}
