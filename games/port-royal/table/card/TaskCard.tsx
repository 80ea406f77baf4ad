/** A task of the Adventure: its number, what it asks for, what the first and what everybody gets. */
import { SeatEmblem } from '@broadside/kit';
import { TASKS } from '../../cards/tasks.ts';
import { Vignette } from '../art/scene/chapters.tsx';
import { Gain, Needs, Standings, Steps } from './BigFields.tsx';
import { BigShell } from './BigShell.tsx';
import frame from './big.module.css';
import type { TaskCardProps } from './big.ts';
import { bigLabel } from './bigLabel.ts';
import css from './fields.module.css';
import { taskActiveOnly, taskAtOnce, taskSigns, taskSteps } from './needs.ts';

/** Tasks of one chapter show three parts of its plate in turn. */
const SIDES = ['left', 'middle', 'right'] as const;

export function TaskCard(props: TaskCardProps) {
  const { task: number, say, title, flavour, about, size = 'row', state = 'open', note, onPress, spot } = props;
  const { markers = [], steps, standing = [] } = props;
  const task = TASKS.find((one) => one.number === number);
  if (task === undefined) return null;
  const { first, crowns } = task;
  const tags = [
    ...(taskAtOnce(task) ? [say('port-royal.big.atOnce')] : []),
    ...(taskActiveOnly(task) ? [say('port-royal.big.activeOnly')] : []),
  ];
  const spoken = [
    ...tags,
    say('port-royal.big.say.task', { number }),
    say('port-royal.big.say.first', { coins: first.coins ?? 0, crowns: first.crowns ?? 0 }),
    say('port-royal.big.say.each', { crowns }),
  ];
  const gives = (first.coins ?? 0) + (first.crowns ?? 0) > 0;
  return (
    <BigShell
      label={bigLabel(props, spoken, say)}
      size={size}
      state={state}
      picture={<Vignette plate={task.chapter} side={size === 'sheet' ? 'middle' : SIDES[number % SIDES.length]} />}
      badge={<span className={css.number}>{number}</span>}
      title={title}
      tags={tags}
      about={about}
      note={note}
      onPress={onPress}
      spot={spot}
      className={frame.task}
    >
      {flavour !== undefined && <span className={frame.flavour}>{flavour}</span>}
      <span className={css.line}>
        <Needs needs={taskSigns(task)} />
        <Standings standing={standing} />
      </span>
      <span className={css.line}>
        {gives && (
          <span className={css.gain} data-gone={markers.length > 0 || undefined}>
            <span className={css.who}>{say('port-royal.big.first')}</span>
            <Gain {...first} />
          </span>
        )}
        {crowns > 0 && (
          <span className={css.gain}>
            <span className={css.who}>{say('port-royal.big.each')}</span>
            <Gain crowns={crowns} />
          </span>
        )}
        <span className={css.marks}>
          <Steps count={taskSteps(task)} on={steps} />
          {markers.map(({ seat }) => (
            <SeatEmblem key={seat} seat={seat} size={23} />
          ))}
          {markers.length === 0 && <span className={css.free} />}
        </span>
      </span>
    </BigShell>
  );
}
