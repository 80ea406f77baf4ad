/** An expedition on the table: what it asks for, covered or not, and what it gives. */
import { Icon } from '@broadside/kit';
import { CARDS, type CardId } from '../../cards/table.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { Island } from '../art/scene/Island.tsx';
import css from './expedition.module.css';
import { Pressable } from './Pressable.tsx';
import { SymbolIcon } from './signs.tsx';
import { cardLabel } from './state.ts';
import { type Crew, metNeeds } from './strengths.ts';

const NOBODY: Crew = { settler: 0, captain: 0, priest: 0, any: 0 };

export interface ExpeditionCardProps {
  readonly card: CardId;
  readonly say: Say;
  /** The crew whose symbols are counted; without one every need is open. */
  readonly crew?: Crew | undefined;
  /** May be claimed now. */
  readonly ready?: boolean | undefined;
  /** A quiet line under the needs: who is near. */
  readonly note?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly spot?: string | undefined;
}

export function ExpeditionCard(props: ExpeditionCardProps) {
  const { card: id, say, crew = NOBODY, ready, note, onPress, spot } = props;
  const card = CARDS[id];
  if (card.kind !== 'expedition') return null;
  return (
    <Pressable
      className={`parchment ${css.card}`}
      label={cardLabel(id, { note }, say)}
      onPress={onPress}
      spot={spot}
      data={{ 'data-id': `expedition:${id}`, 'data-ready': ready || undefined }}
    >
      <span className={css.plate}>
        <Island needs={card.needs} slice />
      </span>
      <span className={css.body}>
        <span className={css.needs}>
          {metNeeds(card, crew).map(({ symbol, met }, at) => (
            <span key={at} data-met={met}>
              <SymbolIcon symbol={met === 'any' ? 'any' : symbol} />
            </span>
          ))}
        </span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      <span className={css.gain}>
        <span>
          <Icon name="points" size={18} />
          {card.points}
        </span>
        <span>
          <Icon name="coin" size={18} />
          {card.coins}
        </span>
      </span>
    </Pressable>
  );
}
