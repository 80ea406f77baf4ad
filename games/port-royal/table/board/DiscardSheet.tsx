/** The discard pile, as far as the table lets one look (PR-OPT-11). */
import { Sheet } from '@broadside/kit';
import { type CardId, isPerson, isShip } from '../../cards/table.ts';
import { MiniCard } from '../card/index.ts';
import type { BoardProps } from '../props.ts';
import { groups } from './crew.ts';
import css from './DiscardSheet.module.css';

const KEY = 'port-royal.table.discard';

type Props = BoardProps & { readonly onClose: () => void };

function Part({ title, cards, say, inspect }: Props & { title: string; cards: readonly CardId[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>
        {title} <small>{cards.length}</small>
      </h3>
      <div className={css.cards}>
        {groups(cards).map(({ card, count }) => (
          <MiniCard key={card} card={card} count={count} say={say} onPress={() => inspect(card)} />
        ))}
      </div>
    </section>
  );
}

export function DiscardSheet(props: Props) {
  const { view, say, onClose } = props;
  const part = (test: (card: CardId) => boolean): CardId[] => view.discarded.filter(test);
  const isOther = (card: CardId): boolean => isShip[card] === 0 && isPerson[card] === 0;
  return (
    <Sheet open wide title={say(`${KEY}.title`)} onClose={onClose}>
      <div className={css.pile}>
        <p className="quiet">
          {say(view.options.discardPile === 'open' ? `${KEY}.open` : `${KEY}.topOnly`, { cards: view.discard })}
        </p>
        <Part {...props} title={say(`${KEY}.ships`)} cards={part((card) => isShip[card] === 1)} />
        <Part {...props} title={say(`${KEY}.persons`)} cards={part((card) => isPerson[card] === 1)} />
        <Part {...props} title={say(`${KEY}.others`)} cards={part(isOther)} />
      </div>
    </Sheet>
  );
}
