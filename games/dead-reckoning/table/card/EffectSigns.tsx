/** What a card does: groups between green bars, alternatives joined by "or", each group ready, used or counted. */
import { cx } from '@broadside/kit';
import { Fragment } from 'react';
import type { Group } from '../../cards/effects.ts';
import type { TableSay } from '../../text/table.ts';
import { Sign } from '../art/index.ts';
import type { EffectSignsProps } from './props.ts';
import css from './signs.module.css';
import { type GroupState, gunsBefore, isScoring, stateOf } from './state.ts';
import { Symbols } from './symbols.tsx';
import { effectLine, groupsLine } from './words.ts';

const Pip = ({ state }: { readonly state: GroupState }) => {
  if (state === 'counted') return null;
  if (state === 'ready') return <span className={css.ready} />;
  return (
    <span className={css.done}>
      <Sign name="used" size="100%" />
    </span>
  );
};

interface GroupSignsProps {
  readonly group: Group;
  readonly state: GroupState;
  readonly say: TableSay;
  readonly words: boolean;
  readonly plain: boolean;
}

const GroupSigns = ({ group, state, say, words, plain }: GroupSignsProps) => (
  <span className={cx(css.group, group.some(isScoring) && css.scoring)} data-state={plain ? undefined : state}>
    {!plain && <Pip state={state} />}
    <span className={css.alternatives}>
      {group.map((effect, at) => (
        <Fragment key={at}>
          {at > 0 && <span className={css.or}>{say('dead-reckoning.face.or')}</span>}
          <span className={css.effect}>
            <span className={css.symbols}>
              <Symbols effect={effect} />
            </span>
            {words && <span className={css.words}>{effectLine(effect, say)}</span>}
          </span>
        </Fragment>
      ))}
    </span>
  </span>
);

export function EffectSigns(props: EffectSignsProps) {
  const { groups, say, used = 0, fired = 0, words = false, plain = false, label, className } = props;
  const read = label ?? groupsLine(groups, { plain, used, fired }, say);
  const named = read === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': read } as const);
  return (
    <span className={cx(css.groups, groups.length > 1 && css.several, className)} {...named}>
      {groups.map((group, at) => (
        <GroupSigns
          key={at}
          group={group}
          state={stateOf(group, at, used, fired - gunsBefore(groups, at))}
          say={say}
          words={words}
          plain={plain}
        />
      ))}
    </span>
  );
}
