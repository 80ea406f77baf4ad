/** The sale: what every kind pays now, what is put aside, what it comes to (S7-MERCHANT-2, S7-TABLE-2). */
import type { Seat } from '@broadside/kernel';
import { isLegal } from '@broadside/kit';
import { ALL_GOODS, GOODS, type Good, lootCard, MERCHANT } from '../../../cards/table.ts';
import { t } from '../../../text/table.ts';
import { CharacterBust, Chest, GoodIcon } from '../../art/index.ts';
import { verb } from '../../buttons.ts';
import { guardsAt } from '../../fleet.ts';
import { payEach, pays, priceOf, soldSoFar, THRESHOLD } from '../../prices.ts';
import type { Props } from '../../props.ts';
import css from './Sale.module.css';
import { Scene } from './Scene.tsx';

type SaleProps = Props & { readonly seat: Seat };

/** "3 of 3: the price of the port", or how many are missing for it. */
function demand(props: Props, good: Good, sold: number, held: number): string {
  const price = priceOf(props.view, good);
  if (price === 1) return t(props, 'sale.plain');
  if (sold >= THRESHOLD) return t(props, 'sale.raised', { price });
  return held < THRESHOLD
    ? t(props, 'sale.few', { price, need: THRESHOLD })
    : t(props, 'sale.missing', { price, more: THRESHOLD - sold });
}

function Kind({ good, ...props }: SaleProps & { good: Good }) {
  const { view, seat, play } = props;
  const held = view.pirates[seat].goods[good];
  const sold = soldSoFar(view)[good];
  const one = { type: 'sell', card: lootCard(good) } as const;
  const all = { type: 'sellKind', card: lootCard(good) } as const;
  return (
    <tr data-none={held === 0 || undefined} data-raised={sold >= THRESHOLD || undefined}>
      <th scope="row">
        <span className={css.kind}>
          <GoodIcon good={good} size={34} />
          <span>
            {t(props, `good.${GOODS[good]}`)}
            <small>{demand(props, good, sold, held)}</small>
          </span>
        </span>
      </th>
      <td>
        <b className="num">{sold}</b>
        <small> / {held}</small>
      </td>
      <td className={css.sum}>
        <span className="num">
          {sold} × {payEach(view, good, sold)} = <b>{sold * payEach(view, good, sold)}</b>
        </span>
      </td>
      <td className={css.steps}>
        {isLegal(props, one) && (
          <button
            type="button"
            aria-label={verb(props, seat, one)}
            title={verb(props, seat, one)}
            onClick={() => play(one)}
          >
            +1
          </button>
        )}
        {isLegal(props, all) && (
          <button
            type="button"
            aria-label={verb(props, seat, all)}
            title={verb(props, seat, all)}
            onClick={() => play(all)}
          >
            {t(props, 'sale.all')}
          </button>
        )}
      </td>
    </tr>
  );
}

/** S7-MERCHANT-4: the chests after the sale, and the guards they call. */
function Total(props: SaleProps) {
  const { view, seat } = props;
  const { chests, ships, guards } = view.pirates[seat];
  const total = pays(view, soldSoFar(view));
  const called = guardsAt(chests + total, ships) - guards;
  return (
    <p className={css.total}>
      <Chest size={30} />
      <span>
        <b>{t(props, 'sale.total', { chests: total, before: chests, after: chests + total })}</b>
        {called > 0 && <small>{t(props, 'sale.guards', { guards: called })}</small>}
      </span>
    </p>
  );
}

export function Sale(props: SaleProps) {
  const { view, seat, viewer, nameOf } = props;
  return (
    <Scene
      picture={<CharacterBust character={MERCHANT} />}
      title={t(props, seat === viewer ? 'sale.title' : 'sale.other', { name: nameOf(seat) })}
      note={t(props, 'port.rule')}
    >
      <table className={css.sale}>
        <thead className="sr">
          <tr>
            <th>{t(props, 'sale.kind')}</th>
            <th>{t(props, 'sale.sold')}</th>
            <th>{t(props, 'chests')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {ALL_GOODS.map((good) => (
            <Kind key={good} {...props} good={good} />
          ))}
        </tbody>
      </table>
      <Total {...props} />
      {view.pirates[seat].goods.every((count) => count === 0) && <p>{t(props, 'goods.none')}</p>}
    </Scene>
  );
}
