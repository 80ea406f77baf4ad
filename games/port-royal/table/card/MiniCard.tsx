/** A small card of a crew or a pile: its picture and one line of figures. */
import { Card, Icon, type IconName } from '@broadside/kit';
import type { ReactNode } from 'react';
import { CARDS } from '../../cards/table.ts';
import type { Card as Print } from '../../cards/types.ts';
import { tintOf } from '../art/pennant.tsx';
import { PersonSign } from './figures.tsx';
import { given } from './given.ts';
import { Count, type MiniProps, miniLabel } from './MiniPerson.tsx';
import css from './mini.module.css';
import { Picture } from './Picture.tsx';

const Figure = ({ icon, children }: { icon: IconName; children?: ReactNode }) => (
  <span className={css.figure}>
    <Icon name={icon} size={14} />
    {children}
  </span>
);

function Figures({ card }: { card: Print }) {
  switch (card.kind) {
    case 'ship':
      return (
        <>
          <Figure icon="coin">{card.coins}</Figure>
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
      return <Figure icon="coin">½</Figure>;
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
          </span>
        }
      >
        <Figures card={card} />
      </Card>
      <Count count={count} />
    </span>
  );
}
