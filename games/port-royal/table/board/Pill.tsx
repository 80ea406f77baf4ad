/** Under a card of the harbour: what taking it does to the purse, or how many coins are missing. */
import type { Seat } from '@broadside/kernel';
import { Icon } from '@broadside/kit';
import type { CardId } from '../../cards/table.ts';
import { gainOf, shortBy, signed } from '../outlook/reach.ts';
import type { BoardProps } from '../props.ts';
import css from './Pill.module.css';

interface Props extends BoardProps {
  readonly card: CardId;
  readonly seat: Seat;
  readonly chosen: boolean;
}

/** The card itself says the same in words. */
export function Pill({ view, card, seat, chosen, say }: Props) {
  const short = shortBy(view, seat, card);
  return (
    <span className={css.pill} data-short={short > 0 || undefined} data-chosen={chosen || undefined} aria-hidden="true">
      {short > 0 ? (
        say('port-royal.face.short', { coins: short })
      ) : (
        <>
          {signed(gainOf(view, seat, card))}
          <Icon name="coin" size={16} />
        </>
      )}
    </span>
  );
}
