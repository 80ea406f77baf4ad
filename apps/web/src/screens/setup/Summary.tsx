/** The table in two lines, and the button that opens it. */
import { ChartFrame, Icon, useSay } from '@broadside/kit';
import type { ReactNode } from 'react';
import type { Plan } from './plan.ts';
import style from './Setup.module.css';

interface SummaryProps {
  readonly plan: Plan;
  /** Why this table cannot be set. */
  readonly reason: string | undefined;
  readonly children: ReactNode;
}

export function Summary({ plan, reason, children }: SummaryProps) {
  const say = useSay();
  const number = (...kinds: readonly string[]): number => plan.chairs.filter(({ kind }) => kinds.includes(kind)).length;
  return (
    <ChartFrame className={style.sum ?? ''} inner={style.sumIn ?? ''}>
      <h2>{say('web.setup.sum')}</h2>
      <ul>
        <li>
          <Icon name="cards" />
          <span>{say(`shelf.${plan.game}.name`)}</span>
        </li>
        <li>
          <Icon name="people" />
          <span>
            {say('web.setup.sum.seats', {
              count: plan.chairs.length,
              people: number('me', 'person'),
              open: number('open'),
              bots: number('bot'),
            })}
          </span>
        </li>
        <li>
          <Icon name={plan.place === 'online' ? 'language' : 'device'} />
          <span>{say(`web.setup.${plan.place}`)}</span>
        </li>
      </ul>
      {reason !== undefined && (
        <p className={style.why} role="alert">
          <Icon name="warning" size={18} />
          <span>{reason}</span>
        </p>
      )}
      <div className={style.goHere}>{children}</div>
    </ChartFrame>
  );
}
