/** The berths of the harbour, and the place where the next card is turned up. */

import { Icon, percent, Zone } from '@broadside/kit';
import type { CSSProperties } from 'react';
import { GAMBLER_CARDS } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import { judge } from '../../text/index.ts';
import { nextCard } from '../outlook/odds.ts';
import type { BoardProps } from '../props.ts';
import { cardsAtEdge } from '../scene/scene.ts';
import { edge } from '../scene/spots.ts';
import { Berth, EdgeCard, EmptyBerth } from './Berth.tsx';
import { type Fit, fitCards, GAP, heightOf, useRoom } from './fit.ts';
import css from './Harbour.module.css';
import { placesIn, useMemory } from './memory.ts';

const KEY = 'port-royal.table';

type Props = BoardProps;

/** The empty place: pressing it reveals the next card, if that is allowed. */
function NextCard({ view, legal, odds, say, play, at }: Props & { at: number }) {
  const face = (
    <>
      <Icon name="reveal" size={34} />
      <span>{say(`${KEY}.${view.deck + view.discard > 0 ? 'nextCard' : 'noCard'}`)}</span>
    </>
  );
  const draw = legal.find(({ type }) => type === 'draw');
  if (!draw)
    return (
      <div className={css.next} data-spot={edge(at)}>
        {face}
      </div>
    );
  const bust = odds ? nextCard(view)?.bust : undefined;
  const risk = bust === undefined ? '' : `, ${say(`${KEY}.choice.bust`, { percent: percent(bust) })}`;
  return (
    <button
      type="button"
      data-id="next-card"
      className={css.next}
      data-spot={edge(at)}
      aria-label={say('port-royal.action.draw') + risk}
      onClick={() => play(draw)}
    >
      {face}
    </button>
  );
}

/** Whatever is asked on top of it, phase 1 lies at the bottom of the flow. */
const isRevealing = ({ flow }: View): boolean => flow[0]?.step === 'discover';

/** A Gambler's cards come one after another, so there is a place for the next one beside them (PR-GAMB-2). */
const isGambling = ({ flow }: View): boolean => {
  const [phase] = flow;
  return phase?.step === 'discover' && phase.gamblers > 0;
};

function Edge(props: Props & { fit: Fit | undefined }) {
  const { view } = props;
  const cards = cardsAtEdge(view);
  const next = isRevealing(view) && (cards.length === 0 || (isGambling(view) && cards.length < GAMBLER_CARDS));
  return (
    <>
      {cards.map((card, at) => (
        <EdgeCard key={at} {...props} card={card} at={at} />
      ))}
      {next && <NextCard {...props} at={cards.length} />}
    </>
  );
}

/** All rows are there from the start: nothing moves when a card comes or goes. */
const gridOf = (fit: Fit, slots: number): CSSProperties =>
  ({
    '--card-w': `${fit.width}px`,
    gap: `${GAP.below}px ${GAP.beside}px`,
    gridTemplateColumns: `repeat(${fit.columns}, ${fit.width}px)`,
    gridTemplateRows: `repeat(${Math.ceil(slots / fit.columns)}, ${heightOf(fit)}px)`,
  }) as CSSProperties;

/** What an empty harbour says: who has won, once the match is over. */
function emptyWords({ view, say, nameOf }: Props): string {
  return view.outcome ? judge(view.outcome, say, nameOf) : say(`${KEY}.harbour.empty`);
}

export function Harbour(props: Props) {
  const { view, say } = props;
  const [ref, room] = useRoom<HTMLDivElement>();
  const { berths, slots, newest } = useMemory(view);
  const revealing = isRevealing(view) || cardsAtEdge(view).length > 0;
  const fit = room && fitCards(slots, room);
  return (
    <Zone
      rove
      data-id="harbour"
      label={say(`${KEY}.harbour.cards`, { cards: view.harbour.length })}
      className={css.harbour}
    >
      <div ref={ref} className={css.berths} style={fit && gridOf(fit, slots)}>
        {placesIn(berths, view.harbour).map((at, place) =>
          at === undefined ? (
            <EmptyBerth key={place} />
          ) : (
            <Berth key={place} {...props} card={view.harbour[at]} at={at} fit={fit} isNew={at === newest} />
          ),
        )}
        <Edge {...props} fit={fit} />
        {view.harbour.length === 0 && !revealing && <p className={css.empty}>{emptyWords(props)}</p>}
      </div>
    </Zone>
  );
}
