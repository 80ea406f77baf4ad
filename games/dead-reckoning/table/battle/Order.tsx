/** The five steps of resolving, the present one lit. */
import { cx } from '@broadside/kit';
import { tBattle } from '../../text/table.ts';
import { Sign, type SignName } from '../art/index.ts';
import type { Props } from '../props.ts';
import css from './Battle.module.css';
import { PHASES, type Phase, stepNumber } from './model.ts';

export const STEP_SIGNS: Readonly<Record<(typeof PHASES)[number], SignName>> = {
  explosions: 'explosion',
  abilities: 'hand',
  loot: 'loot',
  damage: 'damage',
  strength: 'strength',
};

export function Order({ phase, ...props }: Pick<Props, 'say'> & { readonly phase: Phase }) {
  const now = stepNumber(phase);
  return (
    <ol className={css.order} aria-label={tBattle(props, 'order')}>
      {PHASES.map((step, at) => {
        const name = tBattle(props, `step.${step}`);
        const done = at < now;
        return (
          <li
            key={step}
            className={cx(done && css.done, at === now && css.now)}
            aria-current={at === now ? 'step' : undefined}
            aria-label={done ? tBattle(props, 'step.done', { step: name }) : name}
          >
            <Sign name={done ? 'used' : STEP_SIGNS[step]} size={20} />
            <span>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
