/** The way to the lesson about something that is chosen here: one tap. */
import { Button } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import type { ListedLesson } from '@broadside/shelf/web';
import { webGame } from '../../gameUIs.ts';
import { useSay } from '../../text/say.ts';
import { learnHref } from '../learn/offers.ts';
import { type Subject, subjectsOf } from './lessons.ts';
import style from './Presets.module.css';
import type { Plan } from './plan.ts';

interface LearnLinkProps {
  readonly game: string;
  readonly lesson: ListedLesson | undefined;
  /** Where its name does not stand beside it. */
  readonly name?: string;
}

export function LearnLink({ game, lesson, name }: LearnLinkProps) {
  const say = useSay();
  if (lesson === undefined) return null;
  const { id, minutes } = lesson;
  const words = say('web.learn', { minutes });
  return (
    <Button data-id={`learn:${id}`} tone="ghost" icon="wheel" href={learnHref(game, id)}>
      {name === undefined ? words : `${name} · ${words}`}
    </Button>
  );
}

/** Below the presets, which choose expansions without naming their cards: whatever the table has that can be learnt. */
export function PlanLessons({ entry, plan }: { readonly entry: GameProgram; readonly plan: Plan }) {
  const say = useSay();
  const { id } = entry.game;
  const subjects = subjectsOf(webGame(id), entry, plan);
  if (subjects.length === 0) return null;
  const nameOf = ({ about }: Subject): string =>
    'module' in about ? say(`${id}.module.${about.module}`) : say(`${id}.option.${about.option}.value.${about.value}`);
  return (
    <div data-id="lessons" className={style.lessons}>
      {subjects.map((subject) => (
        <LearnLink key={subject.lesson.id} game={id} lesson={subject.lesson} name={nameOf(subject)} />
      ))}
    </div>
  );
}
