/** The table in two lines, and the button that opens it. */
import { ChartFrame, ClauseLink, Icon } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import type { ReactNode } from 'react';
import { useSay } from '../../text/say.ts';
import { isCampaign, modulesOf, optionsOf } from './fit.ts';
import type { Plan } from './plan.ts';
import style from './Setup.module.css';

/** Why a table cannot be set, with the rule that says so. */
export interface Obstacle {
  readonly text: string;
  readonly clause?: string;
}

export function Why({ text, clause }: Obstacle) {
  return (
    <p className={style.why} role="alert">
      <Icon name="warning" size={18} />
      <span>
        {text} {clause !== undefined && <ClauseLink clause={clause} />}
      </span>
    </p>
  );
}

interface SummaryProps {
  readonly entry: GameProgram;
  readonly plan: Plan;
  /** The button, and what stands in its way. */
  readonly children: ReactNode;
}

/** "Contracts together · as a campaign · the Gambler". */
function Game({ entry, plan }: Pick<SummaryProps, 'entry' | 'plan'>) {
  const say = useSay();
  const { game, guide } = entry;
  const { headline } = guide;
  const modules = modulesOf(entry, plan).filter(({ on }) => on);
  return (
    <span>
      {headline === undefined
        ? say(`shelf.${game.id}.name`)
        : say(`${game.id}.option.${headline}.value.${optionsOf(entry, plan)[headline]}`)}
      {isCampaign(entry, plan) && ` · ${say('web.setup.sum.campaign')}`}
      {modules.map(({ module }) => ` · ${say(`${game.id}.module.${module}`)}`)}
    </span>
  );
}

export function Summary({ entry, plan, children }: SummaryProps) {
  const say = useSay();
  const number = (...kinds: readonly string[]): number => plan.chairs.filter(({ kind }) => kinds.includes(kind)).length;
  return (
    <ChartFrame className={style.sum ?? ''} inner={style.sumIn ?? ''}>
      <h2>{say('web.setup.sum')}</h2>
      <ul>
        <li>
          <Icon name="cards" />
          <Game entry={entry} plan={plan} />
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
      <div className={style.goHere}>{children}</div>
    </ChartFrame>
  );
}
