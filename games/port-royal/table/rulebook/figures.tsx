/** The figures of "How to play in one page": cards of the deck as they lie on the table. */
import type { RulebookArt } from '@broadside/kit';
import { CARDS, type CardId } from '../../cards/table.ts';
import type { Card } from '../../cards/types.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { type CardState, PortRoyalCard } from '../card/index.ts';

/** Three of them stand side by side on a phone. */
const WIDTH = 96;

const cardWith = (fits: (card: Card) => boolean): CardId => CARDS.findIndex(fits);
const ship = (colour: string, coins: number): CardId =>
  cardWith((card) => card.kind === 'ship' && card.colour === colour && card.coins === coins);
const person = (kind: Card['kind']): CardId => cardWith((card) => card.kind === kind);

/** One that asks for the two who stand beside it. */
const voyage = cardWith(
  (card) => card.kind === 'expedition' && card.needs.settler !== undefined && card.needs.captain !== undefined,
);

const Face = ({ card, state, say }: { card: CardId; state?: CardState; say: Say }) => (
  <PortRoyalCard card={card} width={WIDTH} state={state} say={say} />
);

export const figures: RulebookArt['figures'] = {
  harbour: ({ say }) => (
    <>
      <Face card={ship('yellow', 1)} say={say} />
      <Face card={person('sailor')} say={say} />
      <Face card={ship('blue', 2)} say={say} />
    </>
  ),
  bust: ({ say }) => (
    <>
      <Face card={ship('green', 1)} say={say} />
      <Face card={ship('green', 3)} state={{ marked: 'new' }} say={say} />
    </>
  ),
  persons: ({ say }) => (
    <>
      <Face card={person('trader')} say={say} />
      <Face card={person('admiral')} say={say} />
      <Face card={person('mademoiselle')} say={say} />
    </>
  ),
  expedition: ({ say }) => (
    <>
      <Face card={voyage} say={say} />
      <Face card={person('settler')} say={say} />
      <Face card={person('captain')} say={say} />
    </>
  ),
};
