/** Looking ahead on wide screens: what could be taken if the active player stopped, or can be taken now. */
import { Fig } from '@broadside/kit';
import { CARDS, type CardId } from '../../cards/table.ts';
import { Pennant } from '../art/index.ts';
import { PersonSign, shortName } from '../card/index.ts';
import { preview } from '../outlook/preview.ts';
import { gainOf, signed } from '../outlook/reach.ts';
import type { BoardProps } from '../props.ts';
import css from './IfStopped.module.css';

function Sign({ card }: { card: CardId }) {
  const face = CARDS[card];
  if ('colour' in face)
    return (
      <span className={css.sign}>
        <Pennant colour={face.colour} />
      </span>
    );
  return 'cost' in face ? (
    <span className={css.sign}>
      <PersonSign card={face} />
    </span>
  ) : null;
}

export function IfStopped({ view, say, nameOf }: BoardProps) {
  const ahead = preview(view);
  if (!ahead) return null;
  const { key, seat, cards, list } = ahead;
  const title = say(`port-royal.table.${key}`, { cards, name: nameOf(view.active) });
  return (
    <section className={css.ahead} data-id="ahead" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {list.map((card) => (
          <li key={card}>
            <Sign card={card} />
            {shortName(card, say)}
            <Fig icon="coin" value={signed(gainOf(view, seat, card))} label={say('port-royal.sheet.coins')} size={17} />
          </li>
        ))}
        {list.length === 0 && <li>{say('port-royal.table.ifStop.none')}</li>}
      </ul>
    </section>
  );
}
