/** DR-LEVEL: every card that may rise, what it does now and what the next level brings. */
import { Button } from '@broadside/kit';
import { crewEffects, crewKind } from '../../cards/table.ts';
import { CrewBust, ROMAN } from '../art/index.ts';
import { cardName, legalOf } from '../buttons.ts';
import { gainWords, groupsInShort, type LevelStep } from '../gains.ts';
import type { Props } from '../props.ts';
import css from './Levels.module.css';

export const Gains = ({ say, card, level }: LevelStep) => (
  <p className={css.gains}>
    <b>{say('dead-reckoning.when.rises', { level: level + 1 })}:</b> {gainWords({ say, card, level })}
  </p>
);

interface LevelsProps extends Props {
  readonly seat: number;
  readonly onDone?: () => void;
}

export function Levels({ seat, onDone, ...props }: LevelsProps) {
  const { say, view, play } = props;
  return (
    <ul className={css.levels} data-id="levels">
      {legalOf(props, 'level').map((action) => {
        const { card } = action;
        const { level } = view.players[seat].crew[card];
        return (
          <li key={card} data-id={`rise:${card}`}>
            <span className={css.bust}>
              <CrewBust kind={crewKind(card)} level={level} />
            </span>
            <span className={css.words}>
              <b className={css.name}>
                {cardName(props, card)} <i>{ROMAN[level]}</i> → <i className={css.next}>{ROMAN[level + 1]}</i>
              </b>
              <small>{say('dead-reckoning.when.gains', { what: groupsInShort(say, crewEffects(card, level)) })}</small>
              <Gains say={say} card={card} level={level} />
            </span>
            <Button
              data-id={`level.${card}`}
              tone="primary"
              onClick={() => {
                onDone?.();
                play(action);
              }}
            >
              {say('dead-reckoning.when.raise')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
