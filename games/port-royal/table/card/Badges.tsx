/** The corners of a card: what it brings or costs on the left, what it takes or is worth on the right. */
import { CoinBadge, PillBadge, PointsBadge, PriceBadge } from '@broadside/kit';
import type { Card, Ship } from '../../cards/types.ts';
import { Sigil } from '../art/sigils.tsx';
import css from './card.module.css';
import type { CardState } from './state.ts';

/** A crown instead of coins (PR-ITEM-2); traders' coins come beside it. */
const CrownIncome = ({ crowns, coins = 0 }: { crowns: number; coins?: number | undefined }) => (
  <span className={css.corner}>
    <PillBadge
      icon={
        <span className={css.crown}>
          <Sigil name="crown" />
        </span>
      }
    >
      {crowns}
    </PillBadge>
    {coins > 0 && <span className={css.extra}>+{coins}</span>}
  </span>
);

/** What a ship has on board, on the edge of its picture. */
export const Cargo = ({ card }: { card: Card }) => {
  if (card.kind !== 'ship') return null;
  const name = card.item ?? (card.gift === undefined ? undefined : 'gift');
  return name === undefined ? null : (
    <span className={css.cargo}>
      <Sigil name={name} />
    </span>
  );
};

/** Coins for whoever looks; what traders add to the print is shown separately. */
const Income = ({ printed, now = printed }: { printed: number; now?: number | undefined }) => (
  <span className={css.corner}>
    <CoinBadge>{now}</CoinBadge>
    {now > printed && <span className={css.extra}>+{now - printed}</span>}
  </span>
);

const Price = ({ printed, now = printed }: { printed: number; now?: number | undefined }) =>
  now < printed ? <PriceBadge was={printed}>{now}</PriceBadge> : <PriceBadge>{printed}</PriceBadge>;

const Sabres = ({ sabres, sinkable }: { sabres: Ship['sabres']; sinkable?: boolean | undefined }) => (
  <span className={css.sabres} data-sinkable={sinkable || undefined}>
    {sabres === 'skull' ? <PillBadge icon="skull">{null}</PillBadge> : <PillBadge icon="sabre">{sabres}</PillBadge>}
  </span>
);

export function LeftCorner({ card, state }: { card: Card; state: CardState }) {
  if (card.kind === 'tax') return null;
  if (card.kind === 'ship' && card.crowns !== undefined)
    return <CrownIncome crowns={card.crowns} coins={state.income} />;
  return 'coins' in card ? (
    <Income printed={card.coins} now={state.income} />
  ) : (
    <Price printed={card.cost} now={state.price} />
  );
}

export function RightCorner({ card, state }: { card: Card; state: CardState }) {
  if (card.kind === 'tax') return null;
  return card.kind === 'ship' ? (
    <Sabres sabres={card.sabres} sinkable={state.sinkable} />
  ) : (
    <PointsBadge>{card.points}</PointsBadge>
  );
}
