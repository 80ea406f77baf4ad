/** The manners of a table: who may come, who may watch, what may be taken back, who waits for whom. */
import { Icon, type IconName, Segmented, Switch } from '@broadside/kit';
import { useSay } from '../../text/say.ts';
import { ABSENCES, type Plan } from './plan.ts';
import style from './Setup.module.css';

interface MannerProps {
  readonly 'data-id': 'listed' | 'absence' | 'watchers' | 'undo';
  readonly icon: IconName;
  readonly title: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint: string;
  readonly onChange: (value: string) => void;
}

function Manner({ icon, title, hint, ...choice }: MannerProps) {
  return (
    <div className={style.opt}>
      <h4>
        <Icon name={icon} />
        {title}
      </h4>
      <Segmented label={title} block {...choice} />
      <p className={style.hint}>{hint}</p>
    </div>
  );
}

const YES_NO = ['no', 'yes'] as const;
const UNDOS = ['never', 'free'] as const;

interface MannersProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

export function Manners({ plan, onPlan }: MannersProps) {
  const say = useSay();
  const yes = (on: boolean): string => (on ? 'yes' : 'no');
  const online = plan.place === 'online';
  return (
    <>
      {online && (
        <>
          <Manner
            data-id="listed"
            icon="key"
            title={say('web.setup.listed')}
            value={yes(plan.listed)}
            options={YES_NO.map((value) => ({ value, label: say(`web.setup.listed.${value}`) }))}
            hint={say(plan.listed ? 'web.setup.listed.about' : 'web.setup.listed.private')}
            onChange={(value) => onPlan({ ...plan, listed: value === 'yes' })}
          />
          <Manner
            data-id="absence"
            icon="clock"
            title={say('web.setup.absence')}
            value={String(plan.absence)}
            options={ABSENCES.map((value) => ({ value: String(value), label: say(`web.setup.absence.${value}`) }))}
            hint={say(plan.absence === null ? 'web.setup.absence.never' : 'web.setup.absence.about')}
            onChange={(value) => onPlan({ ...plan, absence: value === 'null' ? null : Number(value) })}
          />
          <Manner
            data-id="watchers"
            icon="eye"
            title={say('web.setup.watchers')}
            value={yes(plan.watchers)}
            options={YES_NO.map((value) => ({ value, label: say(`web.setup.watchers.${value}`) }))}
            hint={say('web.setup.watchers.about')}
            onChange={(value) => onPlan({ ...plan, watchers: value === 'yes' })}
          />
        </>
      )}
      <Manner
        data-id="undo"
        icon="undo"
        title={say('web.setup.undo')}
        value={plan.undo}
        options={UNDOS.map((value) => ({ value, label: say(`web.setup.undo.${value}`) }))}
        hint={say(plan.undo === 'free' ? 'web.setup.undo.about' : 'web.setup.undo.none')}
        onChange={(value) => onPlan({ ...plan, undo: value === 'free' ? 'free' : 'never' })}
      />
      <div className={style.switches}>
        <Switch
          data-id="odds"
          label={say('web.setup.odds')}
          hint={say('web.setup.odds.about')}
          checked={plan.odds}
          onChange={(odds) => onPlan({ ...plan, odds })}
        />
        {online && (
          <Switch
            data-id="hints"
            label={say('web.setup.hints')}
            hint={say('web.setup.hints.about')}
            checked={plan.hints === true}
            onChange={(hints) => onPlan({ ...plan, hints })}
          />
        )}
        {!online && (
          <Switch
            data-id="teach"
            label={say('web.setup.teach')}
            hint={say(plan.undo === 'free' ? 'web.setup.teach.about' : 'web.setup.teach.undo')}
            checked={plan.teach === true && plan.undo === 'free'}
            disabled={plan.undo !== 'free'}
            onChange={(teach) => onPlan({ ...plan, teach })}
          />
        )}
      </div>
    </>
  );
}
