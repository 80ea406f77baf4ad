/** A small card of a crew or a pile: its picture and one line of figures. */
import { Card, drawIcon, type IconLike } from '@broadside/kit';
import type { ReactNode } from 'react';
import { CARDS } from '../../cards/table.ts';
import type { Card as Print } from '../../cards/types.ts';
import { tintOf } from '../art/pennant.tsx';
import { Cargo } from './Badges.tsx';
import { PersonSign } from './figures.tsx';
import { given } from './given.ts';
import { Count, type MiniProps, miniLabel } from './MiniPerson.tsx';
import css from './mini.module.css';
import { Picture } from './Picture.tsx';
import { Token } from './signs.tsx';

const Figure = ({ icon, children }: { icon: IconLike; children?: ReactNode }) => (
  <span className={css.figure}>
    {drawIcon(icon, 14)}
    {children}
  </span>
);

function Figures({ card }: { card: Print }) {
  switch (card.kind) {
    case 'ship':
      return (
        <>
          {card.crowns === undefined ? (
            <Figure icon="coin">{card.coins}</Figure>
          ) : (
            <Figure icon={<Token name="crown" />}>{card.crowns}</Figure>
          )}
          {card.sabres === 'skull' ? <Figure icon="skull" /> : <Figure icon="sabre">{card.sabres}</Figure>}
        </>
      );
    case 'expedition':
      return (
        <>
          <Figure icon="points">{card.points}</Figure>
          <Figure icon="coin">{card.coins}</Figure>
        </>
      );
    case 'tax':
      return <Figure icon="coin">{card.leaves === 'half' ? '½' : `→${card.leaves}`}</Figure>;
    default:
      return (
        <>
          <span className={css.figure}>
            <PersonSign card={card} />
          </span>
          <Figure icon="points">{card.points}</Figure>
        </>
      );
  }
}

export function MiniCard({
  card: id,
  say,
  count = 1,
  onPress,
  spot,
  width = 56,
}: MiniProps & { readonly width?: number }) {
  const card = CARDS[id];
  return (
    <span className={css.stack} data-many={count > 1 || undefined}>
      <Card
        size="s"
        width={width}
        label={miniLabel(id, count, say)}
        {...given({ onClick: onPress, spot, tint: card.kind === 'ship' ? tintOf(card.colour) : undefined })}
        picture={
          <span className={css.picture}>
            <Picture card={id} />
            <Cargo card={card} />
          </span>
        }
      >
        <Figures card={card} />
      </Card>
      <Count count={count} />
    </span>
  );
}
