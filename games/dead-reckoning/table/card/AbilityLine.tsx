/** An ability in a line: its sign and a few words. */
import { cx } from '@broadside/kit';
import { isCombat } from '../../rules/facade.ts';
import { effectLineShort } from '../../text/lines.ts';
import type { TableSay } from '../../text/table.ts';
import { Sign } from '../art/index.ts';
import type { Ability } from './abilities.ts';
import { briefOf } from './brief.ts';
import css from './slip.module.css';

const isSpent = ({ state }: Ability): boolean => state === 'used' || state === 'fired';

export const AbilitySign = ({ ability }: { readonly ability: Ability }) => (
  <span className={css.sign}>
    <Sign name={isSpent(ability) ? 'used' : briefOf(ability.effect).sign} size="100%" />
  </span>
);

interface WordsProps {
  readonly ability: Ability;
  readonly say: TableSay;
}

/** "Battle: 2 more cubes"; alternatives begin with "or". */
export const AbilityWords = ({ ability, say }: WordsProps) => (
  <span className={cx(css.words, isSpent(ability) && css.spent)}>
    {ability.other && <i className={css.or}>{say('dead-reckoning.face.or')} </i>}
    {isCombat(ability.effect) && <b className={css.battle}>{say('dead-reckoning.line.battle')} </b>}
    {effectLineShort(say, ability.effect)}
  </span>
);
