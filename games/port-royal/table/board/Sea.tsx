/** The sea: what the harbour allows, the two piles, and the cards that lie at their berths. */
import { CompassRose, Pile, Rhumbs } from '@broadside/kit';
import { MiniCard, PortRoyalCard } from '../card/index.ts';
import type { BoardProps } from '../props.ts';
import { DECK, DISCARD } from '../scene/spots.ts';
import { Counter } from './Counter.tsx';
import { Harbour } from './Harbour.tsx';
import css from './Sea.module.css';

type Props = BoardProps & { readonly onDiscard: () => void };

function Piles({ view, say, onDiscard }: Props) {
  const top = view.discarded.at(-1);
  return (
    <div className={css.piles}>
      <Pile
        count={view.deck}
        label={say('port-royal.table.deck')}
        top={<PortRoyalCard card={undefined} say={say} />}
        data-id="deck"
        spot={DECK}
        className={css.deck}
      />
      <Pile
        count={view.discard}
        label={say('port-royal.table.discard')}
        top={top === undefined ? undefined : <MiniCard card={top} say={say} />}
        data-id="discard"
        spot={DISCARD}
        onClick={view.discard > 0 ? onDiscard : undefined}
        className={css.discard}
      />
    </div>
  );
}

export function Sea(props: Props) {
  return (
    <section className={css.sea} aria-label={props.say('port-royal.table.sea')}>
      <div className={css.chart} aria-hidden="true">
        <Rhumbs />
        <div className={css.rose}>
          <CompassRose />
        </div>
      </div>
      <Counter {...props} />
      <div className={css.water}>
        <Piles {...props} />
        <Harbour {...props} />
      </div>
    </section>
  );
}
