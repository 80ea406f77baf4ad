/** The drawing of a card. */
import { CARDS, type CardId } from '../../cards/table.ts';
import { Bust } from '../art/bust/Bust.tsx';
import { Island } from '../art/scene/Island.tsx';
import { Strongbox } from '../art/scene/Strongbox.tsx';
import { Ship } from '../art/ship/Ship.tsx';

export function Picture({ card: id }: { card: CardId }) {
  const card = CARDS[id];
  switch (card.kind) {
    case 'ship':
      return <Ship colour={card.colour} />;
    case 'expedition':
      return <Island />;
    case 'tax':
      return <Strongbox bonus={card.bonus} />;
    default:
      return <Bust card={id} />;
  }
}
