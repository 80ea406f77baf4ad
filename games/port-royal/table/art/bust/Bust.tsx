/** A person's portrait: the whole bust for a card, the head alone for a roundel. */
import { memo } from 'react';
import { CARDS, type CardId } from '../../../cards/table.ts';
import type { Card, Person } from '../../../cards/types.ts';
import { Art } from '../pen.tsx';
import { CAST } from './cast.tsx';

export const isPersonCard = (card: Card): card is Person => 'cost' in card;

/** Which of the namesakes a face is: 0 for the first admiral in the card list. */
export function namesakeOf(id: CardId): number {
  const { kind } = CARDS[id];
  return CARDS.slice(0, id).filter((card) => card.kind === kind).length;
}

/** Drawn once: a face never changes. */
export const Bust = memo(function Bust({ card: id, head = false }: { card: CardId; head?: boolean }) {
  const card = CARDS[id];
  if (!isPersonCard(card)) return null;
  const { Part, looks } = CAST[card.kind];
  const look = looks[namesakeOf(id) % looks.length];
  return (
    <Art box={head ? '16 0 92 92' : '0 0 120 104'}>
      <Part {...look} colour={'colour' in card ? card.colour : 'green'} />
    </Art>
  );
});
