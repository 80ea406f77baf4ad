/** Goods as large buttons: each press does it to one card. */
import type { Action } from '@broadside/kernel';
import { GOODS, type Good } from '../../../cards/table.ts';
import { t } from '../../../text/table.ts';
import { GoodIcon } from '../../art/index.ts';
import type { Props } from '../../props.ts';
import css from './GoodButtons.module.css';

export interface GoodChoice {
  readonly good: Good;
  readonly count?: number | undefined;
  readonly label: string;
  readonly note?: string | undefined;
  readonly action: Action | undefined;
}

export function GoodButtons({ list, ...props }: Props & { readonly list: readonly GoodChoice[] }) {
  return (
    <div className={css.row}>
      {list.map(({ good, count, label, note, action }) => (
        <button
          key={good}
          type="button"
          className={css.good}
          aria-label={label}
          aria-disabled={action === undefined || undefined}
          onClick={() => action && props.play(action)}
        >
          <GoodIcon good={good} size={40} />
          <span className={css.words}>
            <b>
              {t(props, `good.${GOODS[good]}`)}
              {count !== undefined && <span className="num"> ×{count}</span>}
            </b>
            {note !== undefined && <small>{note}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
