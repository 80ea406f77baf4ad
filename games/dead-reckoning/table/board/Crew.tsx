/** The crew: advancements set aside, cards in play with their abilities, and the hand. */
import { cx, frameOf, type Marked } from '@broadside/kit';
import { type ReactNode, useState } from 'react';
import type { CardId } from '../../cards/table.ts';
import { t } from '../../text/table.ts';
import { cardName, legalOf } from '../buttons.ts';
import { RowMini } from '../card/index.ts';
import { useDrag } from '../drag.ts';
import type { Props } from '../props.ts';
import { crew } from '../spots.ts';
import { CardSheet } from './CardSheet.tsx';
import css from './Crew.module.css';
import { Levels } from './Levels.tsx';
import { type CrewProps, crewDrop, Fitted, Member, sleeving } from './Member.tsx';
import { PlayedRow } from './Played.tsx';

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
    <div data-id="aside" className={css.aside}>
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
      <div className={css.body} data-spot={spot}>
        {children}
      </div>
    </section>
  );
}

/** Which part of the crew is shown: on a phone one at a time. */
export type CrewPart = 'hand' | 'played';

interface CrewBoardProps extends CrewProps {
  readonly parts: readonly CrewPart[];
}

function Played({
  onOpen,
  fit,
  ...props
}: CrewProps & { readonly onOpen: (card: CardId) => void; readonly fit: Fitting }) {
  const { play } = props.view.players[props.seat];
  const { fitting } = fit;
  return (
    <Group data-id="played" title={t(props, 'played')} spot={crew(props.seat)} empty={play.length === 0}>
      {play.length === 0 && <p>{t(props, 'played.none')}</p>}
      {fitting === undefined ? (
        <ul className={css.rows}>
          {play.map((card) => (
            <PlayedRow key={card} {...props} card={card} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <div className={css.fan} data-cards={play.length}>
          {play.map((card) => (
            <Fitted key={card} {...props} card={card} fitting={fitting} onOpen={onOpen} />
          ))}
        </div>
      )}
    </Group>
  );
}

function Hand({ onOpen, ...props }: CrewProps & { readonly onOpen: (card: CardId) => void }) {
  const player = props.view.players[props.seat];
  const hand = player.hand ?? [];
  return (
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
      {frameOf(props.view)?.step === 'levelUp' && legalOf(props, 'level').length > 0 ? (
        <Levels {...props} />
      ) : (
        <div className={css.fan} data-cards={hand.length}>
          {hand.map((card) => (
            <Member key={card} {...props} card={card} onOpen={onOpen} />
          ))}
        </div>
      )}
    </Group>
  );
}

export function Crew({ parts, ...props }: CrewBoardProps) {
  const [opened, open] = useState<CardId>();
  const fit = useFitting(props);
  return (
    <div className={css.crew}>
      {parts.includes('played') && (
        <>
          <Aside {...props} {...fit} />
          <Played {...props} fit={fit} onOpen={open} />
        </>
      )}
      {parts.includes('hand') && <Hand {...props} onOpen={open} />}
      {opened !== undefined && <CardSheet {...props} card={opened} onClose={() => open(undefined)} />}
      {fit.held && (
        <span className={css.ghost} style={{ left: fit.held.x, top: fit.held.y }}>
          <RowMini say={props.say} card={fit.held.what} />
        </span>
      )}
    </div>
  );
}
