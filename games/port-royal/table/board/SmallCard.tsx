/** A card of a crowded harbour: its picture, what it costs or brings, what it is worth, what it does. */
import { cx, Icon } from '@broadside/kit';
import type { CSSProperties } from 'react';
import { CARDS } from '../../cards/table.ts';
import type { Card, Ship } from '../../cards/types.ts';
import { Pennant, tintOf } from '../art/index.ts';
import { Sigil, type SigilName } from '../art/sigils.tsx';
import { type CardState, cardLabel, PersonSign, type PortRoyalCardProps } from '../card/index.ts';
import { Picture } from '../card/Picture.tsx';
import css from './SmallCard.module.css';

const Token = ({ name }: { name: SigilName }) => (
  <span className={css.token}>
    <Sigil name={name} />
  </span>
);

/** Coins, or crowns instead of them (PR-ITEM-2). */
const Brings = ({ ship, state: { income } }: { ship: Ship; state: CardState }) =>
  ship.crowns === undefined ? (
    <Figure icon="coin" value={income ?? ship.coins} />
  ) : (
    <b className={css.figure}>
      <Token name="crown" />
      {ship.crowns}
    </b>
  );

function Left({ card, state }: { card: Card; state: CardState }) {
  if (card.kind === 'ship') return <Brings ship={card} state={state} />;
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

function ShipSign({ ship: { colour, item, gift } }: { ship: Ship }) {
  const cargo = item ?? (gift === undefined ? undefined : 'gift');
  return (
    <>
      <span className={css.flag}>
        <Pennant colour={colour} />
      </span>
      {cargo !== undefined && <Token name={cargo} />}
    </>
  );
}

function Sign({ card }: { card: Card }) {
  if (card.kind === 'ship') return <ShipSign ship={card} />;
  return 'cost' in card ? <PersonSign card={card} /> : null;
}

/** "−4 coins" in signs; the label says it in words. */
const Short = ({ coins }: { coins: number }) => (
  <span className={css.band}>
    −{coins}
    <Icon name="coin" size={14} />
  </span>
);

export function SmallCard({ card: id, say, state = {}, spot, onPress, 'data-id': mark }: PortRoyalCardProps) {
  if (id === undefined) return null;
  const card = CARDS[id];
  const { short = 0, note, marked } = state;
  return (
    <button
      type="button"
      className={cx('parchment', css.card)}
      style={(card.kind === 'ship' ? { '--tint': tintOf(card.colour) } : {}) as CSSProperties}
      aria-label={cardLabel(id, state, say)}
      aria-pressed={marked === 'selected' || undefined}
      data-marked={marked}
      data-id={mark}
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
