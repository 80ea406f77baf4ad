/** Together: how much of the goal is reached, how many turns are left, what would be won, and how likely it is. */
import { Fig, Meter, percent } from '@broadside/kit';
import type { ContractsView } from '../../rules/extra.ts';
import { titleName } from '../../text/contracts.ts';
import { prospectOf } from '../outlook/prospect.ts';
import type { BoardProps } from '../props.ts';
import { POINTS, TIME } from '../scene/spots.ts';
import css from './Team.module.css';

const KEY = 'port-royal.table.team';

type Props = BoardProps & { readonly contracts: ContractsView };

/** A guess at a glance; it stands where odds may be shown. */
export function Chance({ view, odds, say, chance }: BoardProps & { readonly chance: number | undefined }) {
  if (chance === undefined || !odds || view.outcome) return null;
  const words = say(`${KEY}.chance`, { percent: percent(chance) });
  return (
    <span className={css.chance} title={say(`${KEY}.chance.about`)}>
      <Meter value={chance} label={words} tone={chance < 0.34 ? 'wax' : 'leaf'} className={css.meter ?? ''} />
      <span aria-hidden="true">
        <span className={css.word}>{say(`${KEY}.chances`)} </span>
        {say(`${KEY}.percent`, { percent: percent(chance) })}
      </span>
    </span>
  );
}

export function Team(props: Props) {
  const { contracts, say } = props;
  const { open, done, points } = contracts;
  const time = contracts.time ?? 0;
  const fulfilled = done.filter((seats) => seats.length > 0).length;
  return (
    <section data-id="team" className={css.team} aria-label={say(KEY)}>
      <b className={css.goal}>{say(`${KEY}.goal`, { done: fulfilled, all: open.length })}</b>
      <span className={css.time} data-id="time" data-few={time <= 3 || undefined} data-spot={TIME}>
        <Fig icon="hourglass" value={say(`${KEY}.turns`, { turns: time })} label={say(`${KEY}.time`)} size={18} />
      </span>
      <span
        className={css.points}
        data-id="points-deck"
        data-spot={POINTS}
        title={say(`${KEY}.title`, { title: titleName(points, say) })}
      >
        <Fig icon="points" value={points} label={say(`${KEY}.points`)} size={18} />
        <span className={css.title}>{titleName(points, say)}</span>
      </span>
      <Chance {...props} chance={prospectOf(props.view, contracts)} />
    </section>
  );
}
