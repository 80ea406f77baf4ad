/** The crew: advancements set aside, cards in play with their abilities, and the hand. */
import { cx, type Marked } from '@broadside/kit';
import { type ReactNode, useState } from 'react';
import type { CardId } from '../../cards/table.ts';
import { t } from '../../text/table.ts';
import { cardName, legalOf } from '../buttons.ts';
import { RowMini } from '../card/index.ts';
import { useDrag } from '../drag.ts';
import type { Props } from '../props.ts';
import { crew } from '../spots.ts';
import css from './Crew.module.css';
import { type CrewProps, crewDrop, Member, Opened, sleeving } from './Member.tsx';

/** DR-SLEEVE: the advancement that is chosen, the first that fits anywhere before one is. */
function useFitting(props: Props) {
  const [wanted, want] = useState<CardId>();
  const cards = legalOf(props, 'sleeve').map(({ card }) => card);
  const fitting = cards.find((card) => card === wanted) ?? cards[0];
  const { held, grip } = useDrag<CardId>((card, drop) => {
    const action = legalOf(props, 'sleeve').find((one) => one.card === card && crewDrop(one.crew) === drop);
    if (action) props.play(action);
  });
  return { fitting, want, held, grip };
}

type Fitting = ReturnType<typeof useFitting>;

function Aside({ fitting, want, grip, ...props }: CrewProps & Fitting) {
  const { play, aside } = props.view.players[props.seat];
  if (aside.length === 0) return null;
  return (
    <div className={css.aside}>
      <h2>{t(props, 'aside')}</h2>
      {aside.map((card, at) => {
        const fits = play.some((one) => sleeving(props, card, one));
        return (
          <button
            key={at}
            type="button"
            className={cx(fits && css.fits, fits && card === fitting && css.chosen)}
            aria-pressed={fits ? card === fitting : undefined}
            aria-label={cardName(props, card)}
            onClick={() => (fits && card !== fitting ? want(card) : props.inspect(card))}
            {...(fits ? grip(card) : {})}
          >
            <RowMini say={props.say} card={card} />
          </button>
        );
      })}
    </div>
  );
}

interface GroupProps extends Marked {
  readonly title: string;
  readonly notes?: ReactNode;
  readonly spot?: string;
  /** Nothing lies there: small screens leave it out. */
  readonly empty?: boolean;
  readonly children: ReactNode;
}

function Group({ title, notes, spot, empty = false, children, 'data-id': id }: GroupProps) {
  return (
    <section data-id={id} className={cx(css.group, empty && css.empty)} aria-label={title}>
      <h2>
        {title} {notes}
      </h2>
      <div className={css.fan} data-spot={spot}>
        {children}
      </div>
    </section>
  );
}

export function Crew(props: CrewProps) {
  const [opened, open] = useState<CardId>();
  const fit = useFitting(props);
  const { view, seat } = props;
  const player = view.players[seat];
  const hand = player.hand ?? [];
  const member = (card: CardId, where: 'hand' | 'play') => (
    <Member key={card} {...props} card={card} where={where} fitting={fit.fitting} onOpen={open} />
  );
  return (
    <div className={css.crew}>
      <Aside {...props} {...fit} />
      <Group data-id="played" title={t(props, 'played')} spot={crew(seat)} empty={player.play.length === 0}>
        {player.play.map((card) => member(card, 'play'))}
        {player.play.length === 0 && <p>{t(props, 'played.none')}</p>}
      </Group>
      <Group
        data-id="hand"
        title={t(props, 'hand')}
        empty={hand.length === 0}
        notes={
          <>
            <small>{t(props, 'hand.of', { cards: player.handSize, limit: player.handLimit })}</small>{' '}
            <small>{t(props, 'piles', { deck: player.deckSize, discard: player.discard.length })}</small>
          </>
        }
      >
        {hand.map((card) => member(card, 'hand'))}
      </Group>
      {opened !== undefined && <Opened {...props} card={opened} onClose={() => open(undefined)} />}
      {fit.held && (
        <span className={css.ghost} style={{ left: fit.held.x, top: fit.held.y }}>
          <RowMini say={props.say} card={fit.held.what} />
        </span>
      )}
    </div>
  );
}
