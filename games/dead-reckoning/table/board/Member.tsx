/** One card of the hand: a tap opens it, and only its sheet plays it. */
import type { CardId } from '../../cards/table.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { legalOf } from '../buttons.ts';
import { CrewSlip } from '../card/index.ts';
import type { Props } from '../props.ts';
import css from './Crew.module.css';

export interface CrewProps extends Props {
  readonly seat: number;
}

/** An element that takes an advancement into its sleeve. */
export const crewDrop = (card: CardId): string => `crew:${card}`;

/** What can be done with a card: played, raised a level, its abilities, its flag. */
export const deedsOf = ({ legal }: Pick<Props, 'legal'>, card: CardId): DeadReckoningAction[] =>
  (legal as readonly DeadReckoningAction[]).filter((action) => {
    switch (action.type) {
      case 'play':
      case 'level':
      case 'use':
      case 'flag':
        return action.card === card;
      default:
        return false;
    }
  });

/** The advancement goes into this card. */
export const sleeving = (props: Pick<Props, 'legal'>, card: CardId, crew: CardId) =>
  legalOf(props, 'sleeve').find((action) => action.card === card && action.crew === crew);

interface MemberProps extends CrewProps {
  readonly card: CardId;
  readonly onOpen: (card: CardId) => void;
}

export function Member({ card, onOpen, ...props }: MemberProps) {
  const { level, sleeves, used, fired } = props.view.players[props.seat].crew[card];
  return (
    <CrewSlip
      say={props.say}
      card={card}
      level={level}
      sleeves={sleeves}
      used={used}
      fired={fired}
      state="hand"
      pickable={deedsOf(props, card).length > 0}
      data-id={`hand:${card}`}
      opens
      onPress={() => onOpen(card)}
      className={css.card}
    />
  );
}

interface FittedProps extends CrewProps {
  readonly card: CardId;
  /** The advancement that is about to be sleeved. */
  readonly fitting: CardId;
  readonly onOpen: (card: CardId) => void;
}

/** DR-SLEEVE-1: a card in play with the advancement as it would lie in its sleeve; a tap sleeves it. */
export function Fitted({ card, fitting, onOpen, ...props }: FittedProps) {
  const { level, sleeves, used, fired } = props.view.players[props.seat].crew[card];
  const action = sleeving(props, fitting, card);
  return (
    <span className={css.member} data-drop={crewDrop(card)}>
      <CrewSlip
        say={props.say}
        card={card}
        level={level}
        sleeves={sleeves}
        used={used}
        fired={fired}
        state="play"
        preview={action && fitting}
        pickable={action !== undefined}
        data-id={`${action === undefined ? 'play' : 'sleeve'}:${card}`}
        opens={action === undefined}
        onPress={() => (action === undefined ? onOpen(card) : props.play(action))}
        className={css.card}
      />
    </span>
  );
}
