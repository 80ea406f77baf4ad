/** The table in a few lines, who will sit at it, and the button that opens it: always in sight. */
import { Button, ChartFrame, ClauseLink, Icon, SeatEmblem } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import { type Say, useSay } from '../../text/say.ts';
import { isCampaign, modulesOf, optionsOf } from './fit.ts';
import type { Plan } from './plan.ts';
import type { Likeness } from './presets.ts';
import style from './Summary.module.css';

/** Why a table cannot be set, with the rule that says so, and what would help. */
export interface Obstacle {
  readonly text: string;
  readonly clause?: string | undefined;
  readonly help?: { readonly words: string; readonly plan: Plan } | undefined;
}

function Why({ text, clause, help, onPlan }: Obstacle & { readonly onPlan: (plan: Plan) => void }) {
  const say = useSay();
  return (
    <div className={style.why} role="alert">
      <Icon name="warning" size={18} />
      <span>
        {text} {clause !== undefined && <ClauseLink clause={clause} words={say('web.setup.rule')} />}
      </span>
      {help && (
        <Button data-id="help" onClick={() => onPlan(help.plan)}>
          {help.words}
        </Button>
      )}
    </div>
  );
}

interface PlannedProps {
  readonly entry: GameProgram;
  readonly plan: Plan;
}

/** "Contracts together · as a campaign · the Gambler". */
function Game({ entry, plan }: PlannedProps) {
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

function Lines({ entry, plan }: PlannedProps) {
  const say = useSay();
  return (
    <div className={style.lines}>
      <h2>{say('web.setup.sum')}</h2>
      <ul>
        <li>
          <Icon name="cards" />
          <Game entry={entry} plan={plan} />
        </li>
        <li>
          <Icon name={plan.place === 'online' ? 'language' : 'device'} />
          <span>{say(`web.setup.${plan.place}`)}</span>
        </li>
      </ul>
    </div>
  );
}

/** "You, 2 friends by link, 1 bot." */
function whoSits({ chairs, listed, place }: Plan, say: Say): string {
  const number = (wanted: string): number => chairs.filter(({ kind }) => kind === wanted).length;
  const open = number('open');
  const who = say('web.setup.who', {
    friends: listed ? 0 : open,
    anyone: listed ? open : 0,
    people: number('person'),
    bots: number('bot'),
  });
  return place === 'online' && open > 0 ? `${who} ${say('web.setup.who.link')}` : who;
}

interface SummaryProps extends PlannedProps {
  readonly likeness: Likeness;
  readonly obstacle: Obstacle | undefined;
  readonly busy: boolean;
  readonly onPlan: (plan: Plan) => void;
  readonly onStart: () => void;
}

export function Summary({ entry, plan, likeness, obstacle, busy, onPlan, onStart }: SummaryProps) {
  const say = useSay();
  const { preset, changed } = likeness;
  const name = say(`web.preset.${preset.kind}`);
  return (
    <ChartFrame className={style.sum ?? ''} inner={style.in ?? ''}>
      <Lines entry={entry} plan={plan} />
      {obstacle ? (
        <Why {...obstacle} onPlan={onPlan} />
      ) : (
        <div className={style.who}>
          <span className={style.seats} aria-hidden="true">
            {plan.chairs.map((chair, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
              <SeatEmblem key={seat} seat={chair.kind === 'open' ? undefined : seat} size={30} />
            ))}
          </span>
          <p data-id="who">{whoSits(plan, say)}</p>
        </div>
      )}
      <Button
        data-id="start"
        tone="primary"
        size="big"
        icon="flag"
        block
        className={style.start ?? ''}
        disabled={busy || obstacle !== undefined}
        onClick={onStart}
      >
        {say(plan.place === 'online' ? 'web.setup.open' : 'web.setup.start')}
        <small>{changed.length === 0 ? name : say('web.setup.sum.changed', { name })}</small>
      </Button>
    </ChartFrame>
  );
}
