/** Kept ships in signs: in the area at the bottom to be pressed, elsewhere in a line. */
import type { Seat } from '@broadside/kernel';
import type { CardId } from '../../cards/table.ts';
import { Pennant, Sigil } from '../art/index.ts';
import css from './Items.module.css';
import { itemIn, type Stock, stockOf, stockWords } from './items.ts';
import type { AdventureProps } from './props.ts';

const Sign = ({ item, ares }: Pick<Stock, 'item' | 'ares'>) => (
  <span className={css.sign}>
    <Sigil name={item} />
    {ares && (
      <span className={css.ares}>
        <Pennant colour="ares" />
      </span>
    )}
  </span>
);

/** Small, inside a line that has words of its own. */
export const ItemSigns = ({ ships }: { readonly ships: readonly CardId[] }) => (
  <span className={css.line} aria-hidden="true">
    {stockOf(ships).map(({ card, count, item, ares }) => (
      <span key={card} className={css.small}>
        <Sign item={item} ares={ares} />
        {count > 1 && <b>{count}</b>}
      </span>
    ))}
  </span>
);

/** What the ships of one payment carry. */
export const PaymentSigns = ({ ships }: { readonly ships: readonly CardId[] }) => (
  <span className={css.payment} aria-hidden="true">
    {[...new Set(ships.map(itemIn))].map((item) => (
      <span key={item} className={css.paid}>
        <Sigil name={item} />
      </span>
    ))}
  </span>
);

/** Beside the crew: each kind once with its number; a tap shows the ship. */
export function Hold({ seat, ...props }: AdventureProps & { readonly seat: Seat }) {
  const { view, inspect } = props;
  const ships = view.extra?.adventure?.items[seat] ?? [];
  return stockOf(ships).map((stock) => (
    <button
      key={stock.card}
      type="button"
      className={css.crate}
      aria-label={stockWords(props, stock)}
      title={stockWords(props, stock)}
      onClick={() => inspect(stock.card)}
    >
      <Sign item={stock.item} ares={stock.ares} />
      <b>×{stock.count}</b>
    </button>
  ));
}
