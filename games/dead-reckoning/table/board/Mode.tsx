/** DR-PIRATE-12: what either flag means until the next turn, where it is chosen. */
import { cx, Icon } from '@broadside/kit';
import { t } from '../../text/table.ts';
import { ShipPiece } from '../art/index.ts';
import type { Props } from '../props.ts';
import css from './Mode.module.css';

const MODES = ['trade', 'pirate'] as const;
const POINTS = [0, 1, 2] as const;
/** The last point of each is its price. */
const PRICE = 2;

export function Mode({ seat, ...props }: Props & { readonly seat: number }) {
  const { pirate } = props.view.players[seat];
  return (
    <div className={css.modes} data-id="modes">
      {MODES.map((mode) => (
        <section key={mode} className={cx(css.mode, pirate === (mode === 'pirate') && css.now)}>
          <h3>
            <span className={css.ship}>
              <ShipPiece owner={seat} pirate={mode === 'pirate'} />
            </span>
            {t(props, `flag.${mode}`)}
          </h3>
          <ul>
            {POINTS.map((point) => (
              <li key={point} className={cx(point === PRICE && css.price)}>
                <Icon name={point === PRICE ? 'close' : 'check'} size={16} />
                <span>{t(props, `flag.${mode}.${point}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
