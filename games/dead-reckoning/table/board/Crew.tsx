/** The crew: cards in play with their abilities, the hand, and advancements set aside. */
import { cx, Sheet } from '@broadside/kit';
import { useState } from 'react';
import { type CardId, NO_CARD, rowCard } from '../../cards/table.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import type { PlayerView } from '../../rules/view.ts';
import { AdvancementCard, CrewCard } from '../card/index.ts';
import { cardName, choiceOf, legalOf, type Props, told, verb } from '../parts.ts';
import { area, crew } from '../spots.ts';
import css from './Crew.module.css';

interface CrewProps extends Props {
  readonly seat: number;
}

/** What can be done with a card in play: its abilities, its flag. */
export const deedsOf = (props: Pick<Props, 'legal'>, card: CardId): DeadReckoningAction[] =>
  (props.legal as readonly DeadReckoningAction[]).filter(
    (action) => (action.type === 'use' || action.type === 'flag') && action.card === card,
  );

/** What can be done with a card in hand: it is played, raised a level, or kept when drawn in a battle. */
const handDeeds = (props: Pick<Props, 'legal'>, card: CardId): DeadReckoningAction[] =>
  (props.legal as readonly DeadReckoningAction[]).filter(
    (action) => (action.type === 'play' || action.type === 'level') && action.card === card,
  );

function Member({
  card,
  where,
  onOpen,
  ...props
}: CrewProps & {
  readonly card: CardId;
  readonly where: 'hand' | 'play';
  readonly onOpen: (card: CardId) => void;
}) {
  const { level, sleeves, used, fired } = props.view.players[props.seat].crew[card];
  const deeds = where === 'hand' ? handDeeds(props, card) : deedsOf(props, card);
  // One thing to do is done by a tap; a choice, or nothing, opens the card.
  const press = (): void => {
    if (deeds.length === 1 && deeds[0].type !== 'level') props.play(deeds[0]);
    else onOpen(card);
  };
  return (
    <CrewCard
      say={props.say}
      card={card}
      level={level}
      sleeves={sleeves}
      used={used}
      fired={fired}
      size="S"
      state={where}
      pickable={deeds.length > 0}
      onPress={press}
      spot={`card:${props.seat}:${card}`}
    />
  );
}

/** A card at full size, with everything that can be done with it. */
function Opened({ card, onClose, ...props }: CrewProps & { readonly card: CardId; readonly onClose: () => void }) {
  const { level, sleeves, used, fired } = props.view.players[props.seat].crew[card];
  const deeds = [...handDeeds(props, card), ...deedsOf(props, card)];
  return (
    <Sheet open title={cardName(props, card)} onClose={onClose}>
      <div className={css.opened}>
        <CrewCard say={props.say} card={card} level={level} sleeves={sleeves} used={used} fired={fired} size="L" />
        <div className={css.deeds}>
          {deeds.map((action) => (
            <button
              key={choiceOf(props, props.seat, action).key}
              type="button"
              onClick={() => {
                onClose();
                props.play(action);
              }}
            >
              {verb(props, props.seat, action)}
            </button>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Aside({ player, ...props }: CrewProps & { readonly player: PlayerView }) {
  if (player.aside.length === 0) return null;
  return (
    <span className={css.aside}>
      {told(props, 'aside')}
      {player.aside.map((card, at) => (
        <button key={at} type="button" onClick={() => props.inspect(card)} aria-label={cardName(props, card)}>
          <AdvancementCard say={props.say} card={card} size="S" />
        </button>
      ))}
    </span>
  );
}

export function Crew(props: CrewProps) {
  const [opened, open] = useState<CardId>();
  const player = props.view.players[props.seat];
  const hand = player.hand ?? [];
  return (
    <div className={css.crew} data-spot={area(props.seat)}>
      <section className={cx(css.group, css.played)} aria-label={told(props, 'played')}>
        <h3>
          {told(props, 'played')}
          <Aside {...props} player={player} />
        </h3>
        <div className={css.fan} data-spot={crew(props.seat)}>
          {player.play.map((card) => (
            <Member key={card} {...props} card={card} where="play" onOpen={open} />
          ))}
        </div>
      </section>
      <section className={css.group} aria-label={told(props, 'hand')}>
        <h3>
          {told(props, 'hand')}
          <small>{told(props, 'hand.of', { cards: player.handSize, limit: player.handLimit })}</small>
          <small>{told(props, 'piles', { deck: player.deckSize, discard: player.discard.length })}</small>
        </h3>
        <div className={css.fan}>
          {hand.map((card) => (
            <Member key={card} {...props} card={card} where="hand" onOpen={open} />
          ))}
        </div>
      </section>
      {opened !== undefined && <Opened {...props} card={opened} onClose={() => open(undefined)} />}
    </div>
  );
}

/** The cards in play that can take a set-aside advancement, with the sleeves it would fill. */
export const fitsOf = (props: Pick<Props, 'legal'>, card: CardId): CardId[] =>
  legalOf(props, 'sleeve').flatMap((action) => (action.card === card ? [action.crew] : []));

export const slotOf = (card: CardId): number => (card === NO_CARD ? -1 : rowCard(card).slot);
