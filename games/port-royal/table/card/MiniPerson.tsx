/** A roundel with somebody's head, what they are for, and how many there are: a rival's crew at a glance. */

import { CARDS, type CardId } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { Bust, isPersonCard } from '../art/bust/Bust.tsx';
import { PersonSign } from './figures.tsx';
import css from './mini.module.css';
import { Pressable } from './Pressable.tsx';

export interface MiniProps {
  readonly card: CardId;
  readonly say: Say;
  /** How many alike lie there. */
  readonly count?: number | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly spot?: string | undefined;
}

export const miniLabel = (card: CardId, count: number, say: Say): string => {
  const name = cardName(card, say);
  return count > 1 ? say('port-royal.face.count', { name, count }) : name;
};

export const Count = ({ count }: { count: number }) =>
  count > 1 ? <span className={`parchment ${css.count}`}>×{count}</span> : null;

export function MiniPerson({ card: id, say, count = 1, onPress, spot }: MiniProps) {
  const card = CARDS[id];
  if (!isPersonCard(card)) return null;
  return (
    <Pressable className={css.person} label={miniLabel(id, count, say)} onPress={onPress} spot={spot}>
      <span className={`parchment ${css.head}`}>
        <Bust card={id} head />
      </span>
      <span className={`parchment ${css.sign}`}>
        <PersonSign card={card} />
      </span>
      <Count count={count} />
    </Pressable>
  );
}
