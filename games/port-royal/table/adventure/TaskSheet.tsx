/** One task with every word: who has what, what it gives, how it is paid, and the page it came from. */
import type { Action } from '@broadside/kernel';
import { ActionBar, type Choice, Icon, SeatEmblem, Sheet } from '@broadside/kit';
import { taskOf } from '../../cards/tasks.ts';
import type { Story } from '../../story/types.ts';
import { taskRewards } from '../../text/adventure.ts';
import { pageOf } from '../campaign/story.ts';
import { type ChapterPlate, Needs, StoryPage, TaskCard, taskSigns } from '../card/index.ts';
import { allowed } from '../choices/buttons.ts';
import { taskChoices } from '../choices/tasks.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import type { Laid } from './props.ts';
import { cardState, isLast, type Quest, questOf } from './quest.ts';
import css from './TaskSheet.module.css';
import { QuestSign } from './Tasks.tsx';
import { faceOf, lineWords, nextWords, stateWords } from './taskFaces.ts';

type Props = Laid & { readonly task: number; readonly story: Story | undefined; readonly onClose: () => void };

/** Each thing with its own number, for one player. */
function Has(props: Props & { quest: Quest }) {
  const { task, quest, nameOf } = props;
  const { seat, lines, state } = quest;
  const signs = taskSigns(taskOf(task)).slice(-lines.length);
  return (
    <li data-quest={state}>
      <SeatEmblem seat={seat} size={26} />
      <span className={css.who}>
        <b>{nameOf(seat)}</b>
        <small>{stateWords(props, quest)}</small>
      </span>
      <span className={css.lines}>
        {state !== 'done' &&
          lines.map((line, at) => (
            <span key={line.what} className={css.thing} data-met={line.own >= line.needed || undefined}>
              <span className="sr">{lineWords(props, line)}</span>
              <Needs needs={[{ sign: signs[at].sign, count: 1 }]} />
              <b aria-hidden="true">
                {Math.min(line.own, line.needed)}/{line.needed}
              </b>
            </span>
          ))}
      </span>
      <span className={css.sign} aria-hidden="true">
        <QuestSign quest={quest} />
      </span>
    </li>
  );
}

/** Every way to pay for it now, or why it cannot be done. */
export function choicesForTask(props: Laid, task: number): readonly Choice[] {
  const { viewer, view } = props;
  if (typeof viewer !== 'number' || view.outcome) return [];
  const open = taskChoices(props, viewer).filter(({ key }) => key.startsWith(`task:${task}:`));
  if (open.length > 0) return open;
  const why = allowed(props, viewer, { type: 'task', task, cards: [] });
  const label = props.say('port-royal.action.task', { task });
  return why.reason === undefined
    ? []
    : [{ key: `task:${task}`, label, icon: CHOICE_ICONS.task, tone: 'gold', ...why }];
}

/** Where the story will go, as question marks: nothing is given away. */
function Next(props: Props) {
  const { task, adventure } = props;
  const words = nextWords(props, task);
  if (words === undefined) return null;
  const { next } = taskOf(task);
  return (
    <section aria-label={props.say('port-royal.table.adventure.task.next')}>
      <h3>{props.say('port-royal.table.adventure.task.next')}</h3>
      {isLast(props, task) && (
        <p className={css.glass}>
          <Icon name="hourglass" size={18} />
          <b>{props.say('port-royal.table.adventure.month.ends', { turns: adventure.events })}</b>
        </p>
      )}
      <p>{words}</p>
      {isLast(props, task) && next !== 'end' && 'success' in next && (
        <p className={css.ways} aria-hidden="true">
          <span data-done>{props.say('port-royal.table.adventure.task.success')}</span>
          <span>{props.say('port-royal.table.adventure.task.failure')}</span>
        </p>
      )}
    </section>
  );
}

function Page({ task, story, say }: Props) {
  const card = story && pageOf(story, task);
  return (
    card && (
      <StoryPage
        say={say}
        plate={taskOf(task).chapter as ChapterPlate}
        number={task}
        title={card.title}
        paragraphs={card.text}
      />
    )
  );
}

export function TaskSheet(props: Props) {
  const { view, adventure, task, story, say, play, onClose } = props;
  const choices = choicesForTask(props, task);
  const playAndClose = (action: Action): void => {
    onClose();
    play(action);
  };
  return (
    <Sheet
      open
      wide
      title={props.say('port-royal.table.adventure.task', { number: task })}
      onClose={onClose}
      {...(choices.length > 0 ? { foot: <ActionBar choices={choices} onPlay={playAndClose} /> } : {})}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled with the keyboard. */}
      <div className={css.task} tabIndex={0}>
        <TaskCard
          {...faceOf(props, task, story)}
          standing={[]}
          task={task}
          say={say}
          size="sheet"
          state={cardState(props, task)}
        />
        <div className={css.facts}>
          <section aria-label={props.say('port-royal.table.adventure.task.who')}>
            <h3>{props.say('port-royal.table.adventure.task.who')}</h3>
            <ul className={css.has}>
              {view.players.map((_, seat) => (
                <Has key={seat} {...props} quest={questOf(view, adventure, seat, task)} />
              ))}
            </ul>
          </section>
          <section aria-label={props.say('port-royal.table.adventure.task.reward')}>
            <h3>{props.say('port-royal.table.adventure.task.reward')}</h3>
            <p>{taskRewards(task, say)}</p>
          </section>
          <Next {...props} />
        </div>
        <div className={css.story}>
          <Page {...props} />
        </div>
      </div>
    </Sheet>
  );
}
