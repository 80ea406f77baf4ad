/** What is played: everything the box holds, a card each. */
import type { OptionValue } from '@broadside/kernel';
import { Button, ClauseLink, cx, Icon, Switch } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import { useId } from 'react';
import { webGame } from '../../gameUIs.ts';
import { useGameSay, useSay } from '../../text/say.ts';
import { isCampaign, type ModuleState, modulesOf, seatsFor, withPlay } from './fit.ts';
import { LearnLink } from './LearnLink.tsx';
import { lessonOnModule, lessonOnValue } from './lessons.ts';
import { USUAL_LEVEL } from './levels.ts';
import style from './Plays.module.css';
import type { Plan } from './plan.ts';
import { wayTo } from './wayOut.ts';

export interface PlanProps {
  readonly entry: GameProgram;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

interface PlayProps extends PlanProps {
  readonly headline: string;
  readonly value: OptionValue;
  readonly group: string;
}

const chosenIn = ({ entry, plan }: Pick<PlanProps, 'entry' | 'plan'>, headline: string): OptionValue =>
  plan.options[headline] ?? entry.game.options[headline].default;

function Play({ entry, plan, onPlan, headline, value, group }: PlayProps) {
  const say = useSay();
  const { game } = entry;
  const counts = seatsFor(entry, { options: { [headline]: value } });
  const chosen = chosenIn({ entry, plan }, headline) === value;
  const about = useId();
  return (
    <label className={style.play} data-play={String(value)}>
      <input
        type="radio"
        data-id={value}
        className={style.input}
        name={group}
        checked={chosen}
        aria-describedby={about}
        onChange={() => onPlan(withPlay(entry, plan, headline, value, USUAL_LEVEL))}
      />
      <span className={style.face}>
        <b>{say(`${game.id}.option.${headline}.value.${value}`)}</b>
        <span id={about} className={style.about}>
          {say(`${game.id}.guide.${headline}.${value}`)}
        </span>
        <span className={style.count}>
          <Icon name={counts.includes(1) ? 'person' : 'people'} size={16} />
          {say('web.game.players', { min: Math.min(...counts), max: Math.max(...counts) })}
        </span>
      </span>
    </label>
  );
}

function CampaignSwitch({ entry, plan, onPlan }: PlanProps) {
  const say = useSay();
  if (!isCampaign(entry, { ...plan, campaign: true })) return null;
  return (
    <div className={style.campaign}>
      <Switch
        data-id="campaign"
        label={say('web.setup.campaign')}
        hint={say(plan.campaign ? 'web.setup.campaign.about' : 'web.setup.campaign.off')}
        checked={plan.campaign}
        onChange={(campaign) => onPlan({ ...plan, campaign })}
      />
    </div>
  );
}

export function Plays(props: PlanProps) {
  const { game, guide } = props.entry;
  const { headline } = guide;
  const say = useSay();
  const group = useId();
  if (headline === undefined) return null;
  const title = say(`${game.id}.option.${headline}`);
  return (
    <>
      <div role="radiogroup" data-id={headline} aria-label={title} className={style.plays}>
        {game.options[headline].values.map((value) => (
          <Play key={String(value)} {...props} headline={headline} value={value} group={group} />
        ))}
      </div>
      <LearnLink game={game.id} lesson={lessonOnValue(webGame(game.id), headline, chosenIn(props, headline))} />
      <CampaignSwitch {...props} />
    </>
  );
}

/** Why a module cannot be switched, the rule that says so, and what would have to be played instead. */
function WhyNot({ entry, plan, onPlan, state }: PlanProps & { readonly state: ModuleState }) {
  const say = useSay();
  const gameSay = useGameSay();
  const { module, along, reason } = state;
  const clause = along ?? reason?.clause;
  const way = reason && wayTo(entry, plan, module, USUAL_LEVEL);
  const { headline = '' } = entry.guide;
  return (
    <>
      {reason === undefined ? say('web.setup.module.along') : entry.voice.reason(reason, gameSay)}{' '}
      {clause !== undefined && <ClauseLink clause={clause} words={say('web.setup.rule')} />}
      {way?.kind === 'play' && (
        <Button data-id={`instead:${module}`} className={style.instead ?? ''} onClick={() => onPlan(way.plan)}>
          {say('web.setup.fix.play', { play: say(`${entry.game.id}.option.${headline}.value.${way.value}`) })}
        </Button>
      )}
    </>
  );
}

/** Cards that may be shuffled in; what cannot says why. */
export function Modules(props: PlanProps) {
  const { entry, plan, onPlan } = props;
  const say = useSay();
  const set = (module: string, on: boolean): void => {
    const others = plan.modules.filter((one) => one !== module);
    onPlan({ ...plan, modules: on ? [...others, module] : others });
  };
  return (
    <div className={style.modules}>
      {modulesOf(entry, plan).map((state) => {
        const { module, on, along, reason } = state;
        const fixed = along !== undefined || reason !== undefined;
        return (
          <div key={module}>
            <Switch
              data-id={`module:${module}`}
              className={cx(along !== undefined && style.along) || ''}
              label={say(`${entry.game.id}.module.${module}`)}
              hint={say(`${entry.game.id}.module.${module}.about`)}
              checked={on}
              {...(fixed ? { reason: <WhyNot {...props} state={state} /> } : {})}
              onChange={(next) => set(module, next)}
            />
            <LearnLink game={entry.game.id} lesson={lessonOnModule(webGame(entry.game.id), module)} />
          </div>
        );
      })}
    </div>
  );
}
