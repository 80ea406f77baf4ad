/** An order of the rival: what it does in turn, and what instead if there is no such target (DR-SOLO). */
import { cx } from '@broadside/kit';
import type { Order } from '../../cards/solo.ts';
import { soloCard } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import { orderWords } from '../../text/orders.ts';
import type { TableSay } from '../../text/table.ts';
import { capital } from '../../text/words.ts';
import { OrderBack, ROMAN } from '../art/index.ts';
import crew from './crew.module.css';
import { Face, Num } from './Face.tsx';
import css from './order.module.css';
import { OrderSigns } from './orderSigns.tsx';
import type { OrderCardProps } from './props.ts';
import { orderLabel } from './words.ts';

const KEY = 'dead-reckoning.face';

export function OrderCard(props: OrderCardProps) {
  const { card, hard, instead = false, at, size = 'M', say } = props;
  if (card === undefined)
    return (
      <Face face={props} label={props.label ?? say(`${KEY}.back.order`)} kind={crew.back}>
        <OrderBack />
      </Face>
    );
  const { stage, normal, hard: hardSide } = soloCard(card);
  const { orders, otherwise } = hard ? hardSide : normal;
  const words = size !== 'S';
  return (
    <Face face={props} label={props.label ?? orderLabel(card, hard, say)} kind={css.order}>
      <span className={css.head}>
        <span className={css.name}>{cardName(card, say)}</span>
        <span className={css.stage}>
          {words && `${say(`${KEY}.stage`)} `}
          <Num>{ROMAN[stage]}</Num>
        </span>
      </span>
      <Orders orders={orders} at={instead ? undefined : at} faded={instead} words={words} say={say} />
      {otherwise.length > 0 && (
        <>
          <span className={css.instead}>{words ? say(`${KEY}.instead`) : say(`${KEY}.or`)}</span>
          <Orders
            orders={otherwise}
            at={instead ? at : undefined}
            faded={at !== undefined && !instead}
            words={words}
            say={say}
          />
        </>
      )}
      {hard && words && <span className={css.side}>{say(`${KEY}.hard`)}</span>}
    </Face>
  );
}

interface OrdersProps {
  readonly orders: readonly Order[];
  readonly at: number | undefined;
  readonly faded: boolean;
  readonly words: boolean;
  readonly say: TableSay;
}

const Orders = ({ orders, at, faded, words, say }: OrdersProps) => (
  <span className={cx(css.lines, faded && css.faded)}>
    {orders.map((order, line) => (
      <span key={line} className={cx(css.line, line === at && css.now, at !== undefined && line < at && css.past)}>
        <OrderSigns order={order} />
        {words && <span className={css.words}>{capital(orderWords(say, order))}</span>}
      </span>
    ))}
  </span>
);
