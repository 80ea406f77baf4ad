/** A card of a crowded harbour: its picture, what it costs or brings, what it is worth, what it does. */
import { cx, Icon } from '@broadside/kit';
import type { CSSProperties } from 'react';
import { CARDS } from '../../cards/table.ts';
import type { Card } from '../../cards/types.ts';
import { Pennant, tintOf } from '../art/index.ts';
import { type CardState, cardLabel, PersonSign, type PortRoyalCardProps } from '../card/index.ts';
import { Picture } from '../card/Picture.tsx';
import css from './SmallCard.module.css';

function Left({ card, state }: { card: Card; state: CardState }) {
  if (card.kind === 'ship') return <Figure icon="coin" value={state.income ?? card.coins} />;
  return 'cost' in card ? (
    <b className={cx(css.price, state.price !== undefined && state.price < card.cost && css.less)}>
      {state.price ?? card.cost}
    </b>
  ) : null;
}

function Right({ card }: { card: Card }) {
  if (card.kind === 'ship')
    return card.sabres === 'skull' ? (
      <b className={css.figure}>
        <Icon name="skull" size={17} />
      </b>
    ) : (
      <Figure icon="sabre" value={card.sabres} />
    );
  return 'points' in card ? <Figure icon="points" value={card.points} /> : null;
}

const Figure = ({ icon, value }: { icon: 'coin' | 'sabre' | 'points'; value: number }) => (
  <b className={css.figure}>
    <Icon name={icon} size={15} />
    {value}
  </b>
);

function Sign({ card }: { card: Card }) {
  if (card.kind === 'ship')
    return (
      <span className={css.flag}>
        <Pennant colour={card.colour} />
      </span>
    );
  return 'cost' in card ? <PersonSign card={card} /> : null;
}

/** "−4 coins" in signs; the label says it in words. */
const Short = ({ coins }: { coins: number }) => (
  <span className={css.band}>
    −{coins}
    <Icon name="coin" size={14} />
  </span>
);

export function SmallCard({ card: id, say, state = {}, spot, onPress }: PortRoyalCardProps) {
  if (id === undefined) return null;
  const card = CARDS[id];
  const { short = 0, note, marked } = state;
  return (
    <button
      type="button"
      className={cx('parchment', css.card)}
      style={(card.kind === 'ship' ? { '--tint': tintOf(card.colour) } : {}) as CSSProperties}
      aria-label={cardLabel(id, state, say)}
      data-marked={marked}
      data-spot={spot}
      onClick={onPress}
    >
      <span className={css.picture}>
        <Picture card={id} />
        {note === undefined ? short > 0 && <Short coins={short} /> : <span className={css.band}>{note}</span>}
      </span>
      <span className={css.left}>
        <Left card={card} state={state} />
      </span>
      <span className={css.right}>
        <Right card={card} />
      </span>
      <span className={css.foot}>
        <Sign card={card} />
      </span>
      {marked === 'new' && <span className={css.new}>{say('port-royal.face.new')}</span>}
    </button>
  );
}
