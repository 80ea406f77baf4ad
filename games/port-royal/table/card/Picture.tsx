/** The drawing of a card. */
import { memo } from 'react';
import { CARDS, type CardId } from '../../cards/table.ts';
import { Bust } from '../art/bust/Bust.tsx';
import { Island } from '../art/scene/Island.tsx';
import { Strongbox } from '../art/scene/Strongbox.tsx';
import { Ship } from '../art/ship/Ship.tsx';

/** Drawn once: a face never changes. */
export const Picture = memo(function Picture({ card: id }: { card: CardId }) {
  const card = CARDS[id];
  switch (card.kind) {
    case 'ship':
      return <Ship colour={card.colour} />;
    case 'expedition':
      return <Island needs={card.needs} />;
    case 'tax':
      return <Strongbox bonus={card.bonus} />;
    default:
      return <Bust card={id} />;
  }
});
