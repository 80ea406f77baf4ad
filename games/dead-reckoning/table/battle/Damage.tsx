/** Damage of a ship in a battle, with what is about to come. */
import { cx } from '@broadside/kit';
import type { CSSProperties } from 'react';
import { SINKING_DAMAGE } from '../../cards/ship.ts';
import { tBattle } from '../../text/table.ts';
import { Sign } from '../art/index.ts';
import type { Props } from '../props.ts';
import css from './Battle.module.css';
import { damageTo, type Shown } from './model.ts';

export const sideStyle = (side: number): CSSProperties =>
  ({ '--side': side < 0 ? 'var(--dr-neutral)' : `var(--dr-seat-${side})` }) as CSSProperties;

export function Damage({ battle, side, ...props }: Props & { readonly battle: Shown; readonly side: number }) {
  const { damage } = props.view.players[side];
  const soon = battle.decided ? 0 : damageTo(battle, side);
  return (
    <p className={css.damage}>
      {tBattle(props, 'damage')}
      <span role="img" aria-label={tBattle(props, 'damage.label', { damage, most: SINKING_DAMAGE, soon })}>
        {Array.from({ length: SINKING_DAMAGE }, (_, at) => (
          <i key={at} className={cx(at < damage && css.hit, at >= damage && at < damage + soon && css.soon)}>
            {at < damage + soon && <Sign name="damage" size={20} />}
          </i>
        ))}
      </span>
    </p>
  );
}
