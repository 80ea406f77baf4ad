/** One card of the crew, in hand or in play, and the same card opened. */
import { frameOf, Sheet } from '@broadside/kit';
import type { CardId } from '../../cards/table.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { t } from '../../text/table.ts';
import { ROMAN } from '../art/index.ts';
import { cardName, choiceOf, legalOf, verb } from '../buttons.ts';
import { CrewCard } from '../card/index.ts';
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
  readonly where: 'hand' | 'play';
  /** The advancement that is about to be fitted. */
  readonly fitting: CardId | undefined;
  readonly onOpen: (card: CardId) => void;
}

/** One thing to do is done by a tap; a choice, or nothing, opens the card. Before a turn it shows itself one level up. */
export function Member({ card, where, fitting, onOpen, ...props }: MemberProps) {
  const { level, sleeves, used, fired } = props.view.players[props.seat].crew[card];
  const effects = deedsOf(props, card);
  const sleeve = fitting === undefined || where === 'hand' ? undefined : sleeving(props, fitting, card);
  const rises = frameOf(props.view)?.step === 'levelUp' && effects.some(({ type }) => type === 'level');
  const [only] = effects.length === 1 && (rises || effects[0].type !== 'level') ? effects : [sleeve];
  return (
    <span className={css.member} data-drop={where === 'play' ? crewDrop(card) : undefined}>
      <CrewCard
        say={props.say}
        card={card}
        level={rises ? level + 1 : level}
        sleeves={sleeves}
        used={used}
        fired={fired}
        size="S"
        state={where}
        preview={sleeve && fitting}
        pickable={effects.length > 0 || sleeve !== undefined}
        data-id={`${sleeve === undefined ? where : 'sleeve'}:${card}`}
        onPress={() => (only ? props.play(only) : onOpen(card))}
        className={css.card}
      />
      {rises && <small className={css.rise}>{`${ROMAN[level]} → ${ROMAN[level + 1]}`}</small>}
    </span>
  );
}

/** A card at full size, as it would be one level up, and with everything that can be done with it. */
export function Opened({
  card,
  onClose,
  ...props
}: CrewProps & { readonly card: CardId; readonly onClose: () => void }) {
  const { level, sleeves, used, fired } = props.view.players[props.seat].crew[card];
  const effects = deedsOf(props, card);
  const rises = effects.some(({ type }) => type === 'level');
  const size = rises ? 'M' : 'L';
  return (
    <Sheet open title={cardName(props, card)} onClose={onClose}>
      <div className={css.opened}>
        <div className={css.levels}>
          <CrewCard say={props.say} card={card} level={level} sleeves={sleeves} used={used} fired={fired} size={size} />
          {rises && (
            <>
              <b>{t(props, 'level.then')}</b>
              <CrewCard
                say={props.say}
                card={card}
                level={level + 1}
                sleeves={sleeves}
                used={0}
                fired={0}
                size={size}
              />
            </>
          )}
        </div>
        <div className={css.deeds}>
          {effects.map((action) => (
            <button
              key={choiceOf(props, props.seat, action).key}
              data-id={choiceOf(props, props.seat, action).key}
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
