/** Who is to sit where. */
import { Field, SeatEmblem, Segmented, Select, Switch } from '@broadside/kit';
import { webGame } from '../../gameUIs.ts';
import { LevelMore } from '../../levels/Later.tsx';
import { botName } from '../../names.ts';
import { useSession } from '../../session.tsx';
import { type Say, useSay } from '../../text/say.ts';
import { type BotName, type Level, levelIn, levelsOf, USUAL_LEVEL } from './levels.ts';
import { type Chair, type Plan, withChair, withChairs } from './plan.ts';
import style from './Setup.module.css';

interface ChairProps {
  readonly plan: Plan;
  readonly seat: number;
  readonly onChair: (chair: Chair) => void;
}

function chairName(chair: Chair, seat: number, me: string, say: Say): string {
  switch (chair.kind) {
    case 'me':
      return me || say('web.setup.seat.me');
    case 'open':
      return say('web.setup.open.name');
    case 'person':
      return chair.name || say('web.crew.player', { n: seat + 1 });
    case 'bot':
      return botName(seat, say);
  }
}

function chairNote(chair: Chair, { listed }: Plan, say: Say): string | undefined {
  switch (chair.kind) {
    case 'me':
      return say('web.setup.me.about');
    case 'open':
      return say(listed ? 'web.setup.open.listed' : 'web.setup.open.private');
    case 'person':
      return undefined;
    case 'bot':
      return say(`web.bot.${levelIn(chair.bot)}.about`);
  }
}

function freshChair(kind: string): Chair {
  switch (kind) {
    case 'open':
      return { kind: 'open' };
    case 'person':
      return { kind: 'person', name: '' };
    default:
      return { kind: 'bot', bot: USUAL_LEVEL };
  }
}

function More({ plan, seat, onChair }: ChairProps) {
  const say = useSay();
  const chair = plan.chairs[seat];
  if (chair?.kind === 'person')
    return (
      <Field
        className={style.level ?? ''}
        label={say('web.setup.person.name', { n: seat + 1 })}
        hideLabel
        placeholder={say('web.crew.player', { n: seat + 1 })}
        maxLength={24}
        autoComplete="off"
        value={chair.name}
        onChange={(event) => onChair({ kind: 'person', name: event.target.value })}
      />
    );
  if (chair?.kind !== 'bot') return null;
  return (
    <>
      <Select
        className={style.level ?? ''}
        data-id={`level:${seat}`}
        label={say('web.setup.level', { name: botName(seat, say) })}
        hideLabel
        value={levelIn(chair.bot)}
        options={levelsOf(webGame(plan.game)).map((value) => ({ value, label: say(`web.bot.${value}`) }))}
        onChange={(bot) => onChair({ kind: 'bot', bot: bot as Level })}
      />
      <LevelMore
        className={style.level}
        game={plan.game}
        bot={chair.bot}
        mark={`style:${seat}`}
        onBot={(bot) => onChair({ kind: 'bot', bot: bot as BotName })}
      />
    </>
  );
}

function ChairRow(props: ChairProps) {
  const { plan, seat, onChair } = props;
  const say = useSay();
  const { name } = useSession();
  const chair = plan.chairs[seat];
  const kinds = plan.place === 'online' ? (['open', 'bot'] as const) : (['person', 'bot'] as const);
  return (
    <div className={style.seat}>
      <SeatEmblem seat={seat} size={40} />
      <div>
        <b>{chairName(chair, seat, name, say)}</b>
        <span className="small quiet">{chairNote(chair, plan, say)}</span>
      </div>
      {chair.kind !== 'me' && (
        <Select
          data-id={`seat:${seat}`}
          label={say('web.setup.seat', { n: seat + 1 })}
          hideLabel
          value={chair.kind}
          options={kinds.map((value) => ({ value, label: say(`web.setup.seat.${value}`) }))}
          onChange={(kind) => onChair(freshChair(kind))}
        />
      )}
      <More {...props} />
    </div>
  );
}

interface SeatsProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly seats: { readonly min: number; readonly max: number };
}

export function Seats({ plan, onPlan, seats: { min, max } }: SeatsProps) {
  const say = useSay();
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
    <>
      <Segmented
        data-id="seats"
        label={say('web.setup.seats.count')}
        block
        value={plan.chairs.length}
        options={counts.map((value) => ({ value, label: value }))}
        onChange={(wanted) => onPlan(withChairs(plan, wanted, USUAL_LEVEL))}
      />
      <div className={style.seats}>
        {plan.chairs.map((_, seat) => (
          <ChairRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
            key={seat}
            plan={plan}
            seat={seat}
            onChair={(chair) => onPlan(withChair(plan, seat, chair))}
          />
        ))}
      </div>
      {plan.chairs.some(({ kind }) => kind === 'open') && <p className={style.note}>{say('web.setup.early')}</p>}
      {plan.chairs.length > 1 && (
        <div className={style.switches}>
          <Switch
            data-id="shuffle"
            label={say('web.setup.shuffle')}
            hint={say('web.setup.shuffle.about')}
            checked={plan.shuffle}
            onChange={(shuffle) => onPlan({ ...plan, shuffle })}
          />
        </div>
      )}
    </>
  );
}
