/** Cards played this turn as rows of words: what each still can do stands on a button of its own. */
import { Button } from '@broadside/kit';
import { type CardId, crewKind } from '../../cards/table.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { effectAt } from '../../text/effects.ts';
import { effectInList } from '../../text/lines.ts';
import { capital } from '../../text/words.ts';
import { CrewBust, ROMAN } from '../art/index.ts';
import { cardName, choiceOf, verb } from '../buttons.ts';
import { AbilitySign, AbilityWords, crewLabel, partsOf } from '../card/index.ts';
import { type CrewProps, crewDrop, deedsOf } from './Member.tsx';
import css from './Played.module.css';

interface RowProps extends CrewProps {
  readonly card: CardId;
  readonly onOpen: (card: CardId) => void;
}

/** The row says whose ability it is. */
function wordsOf(props: CrewProps, action: DeadReckoningAction): string {
  if (action.type !== 'use') return verb(props, props.seat, action);
  const effect = effectAt(action.card, props.view.players[props.seat].crew[action.card], action.ability);
  return effect ? capital(effectInList(props.say, effect)) : verb(props, props.seat, action);
}

export function PlayedRow({ card, onOpen, ...props }: RowProps) {
  const { say, seat, view, play } = props;
  const crew = view.players[seat].crew[card];
  const face = { ...crew, card, say };
  const { own, sleeve } = partsOf(face);
  const abilities = [...own, ...sleeve.flatMap((part) => part.abilities)];
  const deeds = deedsOf(props, card);
  return (
    <li className={css.row} data-drop={crewDrop(card)}>
      <button
        type="button"
        data-id={`play:${card}`}
        className={css.open}
        aria-label={crewLabel(face)}
        onClick={() => onOpen(card)}
      >
        <span className={css.bust}>
          <CrewBust kind={crewKind(card)} level={crew.level} />
        </span>
        <span className={css.words}>
          <b className={css.name}>
            {cardName(props, card)} {ROMAN[crew.level]}
          </b>
          <span className={css.does}>
            {abilities.map((ability, at) => (
              <span key={at} className={css.ability}>
                <AbilitySign ability={ability} />
                <AbilityWords ability={ability} say={say} />
              </span>
            ))}
          </span>
        </span>
      </button>
      {deeds.length > 0 && (
        <span className={css.deeds}>
          {deeds.map((action) => (
            <Button
              key={choiceOf(props, seat, action).key}
              data-id={choiceOf(props, seat, action).key}
              onClick={() => play(action)}
            >
              {wordsOf(props, action)}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
