/** A crew card opened: everything in words, what playing it changes, and the verbs. */
import { Button, Sheet } from '@broadside/kit';
import { type CardId, crewKind } from '../../cards/table.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { CrewBust, ROMAN, Sign } from '../art/index.ts';
import { cardName, choiceOf, verb } from '../buttons.ts';
import { CrewWords, LevelDots } from '../card/index.ts';
import type { Props } from '../props.ts';
import { marksOf, sailsToRaise } from '../sails.ts';
import css from './CardSheet.module.css';
import { Gains } from './Levels.tsx';
import { type CrewProps, deedsOf } from './Member.tsx';

interface OpenedProps extends CrewProps {
  readonly card: CardId;
  readonly onClose: () => void;
}

const HIGHEST = 4;

function Title({ card, seat, ...props }: CrewProps & { readonly card: CardId }) {
  const { level, where } = props.view.players[seat].crew[card];
  const { say } = props;
  return (
    <span className={css.title}>
      <span className={css.bust}>
        <CrewBust kind={crewKind(card)} level={level} />
      </span>
      <span>
        {cardName(props, card)}
        <small>
          <LevelDots level={level} />{' '}
          {level === HIGHEST ? say('dead-reckoning.when.highest') : say('dead-reckoning.when.level', { level })}
          {(where === 'hand' || where === 'play') && `, ${say(`dead-reckoning.when.${where}`)}`}
        </small>
      </span>
    </span>
  );
}

/** What counts from the moment the card lies on the table: "cannons 2 → 4, sails to raise 2 → 3". */
function changesOf({ view, seat, say }: CrewProps, card: CardId): string | undefined {
  const player = view.players[seat];
  const { sails, cannons } = marksOf(player.crew[card], card);
  const raised = view.turn.raised ? 0 : sails;
  const from = raised > 0 ? sailsToRaise(view, seat, []) : 0;
  const words = [
    ...(cannons > 0
      ? [say('dead-reckoning.when.cannons', { from: player.cannonsLeft, to: player.cannonsLeft + cannons })]
      : []),
    ...(raised > 0 ? [say('dead-reckoning.when.sails', { from, to: from + raised })] : []),
  ];
  return words.length === 0 ? undefined : say('dead-reckoning.when.now', { changes: words.join(', ') });
}

/** On a card its name is said already. */
function deedWords(props: Props, seat: number, action: DeadReckoningAction): string {
  if (action.type === 'play') return props.say('dead-reckoning.action.play', { card: cardName(props, action.card) });
  if (action.type === 'level') {
    const { level } = props.view.players[seat].crew[action.card];
    return `${props.say('dead-reckoning.when.raise')}: ${ROMAN[level]} → ${ROMAN[level + 1]}`;
  }
  return verb(props, seat, action);
}

function Verbs({ card, onClose, ...props }: OpenedProps) {
  const { seat, say, play } = props;
  return (
    <>
      <Button data-id="back" onClick={onClose}>
        {say('dead-reckoning.when.back')}
      </Button>
      {deedsOf(props, card).map((action, at) => (
        <Button
          key={choiceOf(props, seat, action).key}
          data-id={choiceOf(props, seat, action).key}
          data-first={at === 0 ? '' : undefined}
          tone="primary"
          className={css.verb}
          onClick={() => {
            onClose();
            play(action);
          }}
        >
          {deedWords(props, seat, action)}
        </Button>
      ))}
    </>
  );
}

export function CardSheet(props: OpenedProps) {
  const { card, seat, view, say, onClose } = props;
  const { level, sleeves, used, fired } = view.players[seat].crew[card];
  const deeds = deedsOf(props, card);
  const changes = deeds.some(({ type }) => type === 'play') ? changesOf(props, card) : undefined;
  return (
    <Sheet
      open
      data-id={`crew:${card}`}
      title={<Title {...props} />}
      onClose={onClose}
      foot={<Verbs {...props} />}
      className={css.sheet}
    >
      <CrewWords say={say} card={card} level={level} sleeves={sleeves} used={used} fired={fired} />
      {changes !== undefined && (
        <p className={css.note}>
          <Sign name="hand" size={20} />
          {changes}
        </p>
      )}
      {deeds.some(({ type }) => type === 'level') && (
        <div className={css.note}>
          <Sign name="level" size={20} />
          <Gains say={say} card={card} level={level} />
        </div>
      )}
    </Sheet>
  );
}
