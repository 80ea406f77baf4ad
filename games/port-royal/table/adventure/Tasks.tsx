/** The tasks in play from left to right: what they ask for, what I still need, how far the others are. */
import { Icon, SeatEmblem, Zone } from '@broadside/kit';
import { taskOf } from '../../cards/tasks.ts';
import type { Story } from '../../story/types.ts';
import { taskRewards } from '../../text/adventure.ts';
import { bigLabel } from '../card/bigLabel.ts';
import { Gain, Needs, taskSigns } from '../card/index.ts';
import { bottomOf, rivalsOf } from '../outlook/reach.ts';
import type { Laid } from './props.ts';
import { cardState, isLast, type Quest, questOf } from './quest.ts';
import css from './Tasks.module.css';
import { faceOf, stateWords } from './taskFaces.ts';

type Props = Laid & { readonly story: Story | undefined; readonly onTask: (task: number) => void };
type ChipProps = Props & { readonly number: number };

/** A player's state in a sign: done, ready, a step made, waiting for the moment, so much of it there, no marker. */
export function QuestSign({ quest: { state, have, need } }: { readonly quest: Quest }) {
  switch (state) {
    case 'done':
      return <Icon name="check" size={15} />;
    case 'ready':
      return <b>!</b>;
    case 'parked':
      return <b>½</b>;
    case 'waits':
      return <b>…</b>;
    case 'open':
      return (
        <b>
          {have}/{need}
        </b>
      );
    case 'out':
      return <Icon name="lock" size={14} />;
  }
}

function Others({ view, adventure, number }: ChipProps) {
  const rivals = rivalsOf(view);
  if (rivals.length === 0) return null;
  return (
    <span className={css.others}>
      {rivals.map((seat) => {
        const quest = questOf(view, adventure, seat, number);
        return (
          <span key={seat} data-quest={quest.state}>
            <SeatEmblem seat={seat} size={15} />
            <QuestSign quest={quest} />
          </span>
        );
      })}
    </span>
  );
}

function Rewards({ adventure, number }: ChipProps) {
  const { first, crowns } = taskOf(number);
  const taken = adventure.done[adventure.tasks.indexOf(number)].length > 0;
  return (
    <span className={css.rewards}>
      {!taken && (
        <span className={css.first}>
          <Gain {...first} />
        </span>
      )}
      <Gain crowns={crowns} />
    </span>
  );
}

/** The hourglass runs for the last task alone. */
function Glass(props: ChipProps) {
  const { adventure, number } = props;
  if (!isLast(props, number)) return null;
  return (
    <span className={css.glass}>
      <Icon name="hourglass" size={14} />
      {adventure.events}
    </span>
  );
}

function labelOf(props: ChipProps): string {
  const { view, adventure, number, say, nameOf } = props;
  const stands = view.players.map((_, seat) =>
    props.say('port-royal.table.adventure.task.of', {
      name: nameOf(seat),
      state: stateWords(props, questOf(view, adventure, seat, number)),
    }),
  );
  const ends = isLast(props, number)
    ? [props.say('port-royal.table.adventure.month.ends', { turns: adventure.events })]
    : [];
  const { title, about } = faceOf(props, number, props.story);
  const named = props.say('port-royal.table.adventure.task.titled', { number, title });
  return bigLabel(
    { title: named, about, state: cardState(props, number) },
    [taskRewards(number, say), ...stands, ...ends],
    say,
  );
}

function Chip(props: ChipProps) {
  const { view, adventure, number, say, story, onTask } = props;
  const state = cardState(props, number);
  const mine = questOf(view, adventure, bottomOf(view), number);
  return (
    <button
      type="button"
      className={`parchment ${css.chip}`}
      data-id={`task:${number}`}
      data-state={state}
      data-last={isLast(props, number) || undefined}
      aria-label={labelOf(props)}
      onClick={() => onTask(number)}
    >
      <span className={css.head}>
        <b className={css.number}>{number}</b>
        <span className={css.title}>{faceOf(props, number, story).title}</span>
        <Glass {...props} />
      </span>
      <span className={css.needs}>
        <Needs needs={taskSigns(taskOf(number))} />
      </span>
      <span className={css.line}>
        <span className={css.mine} data-quest={state === 'ready' ? 'now' : mine.state}>
          {state === 'ready' ? say('port-royal.table.contract.now') : <QuestSign quest={mine} />}
        </span>
        <Others {...props} />
        <Rewards {...props} />
      </span>
    </button>
  );
}

export function Tasks(props: Props) {
  const { tasks } = props.adventure;
  if (tasks.length === 0) return null;
  return (
    <Zone rove data-id="tasks" label={props.say('port-royal.table.adventure.tasks')} className={css.zone}>
      <div className={css.row} data-many={tasks.length}>
        {tasks.map((number) => (
          <Chip key={number} {...props} number={number} />
        ))}
      </div>
    </Zone>
  );
}
