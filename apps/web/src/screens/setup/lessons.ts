/** Which lessons are about what is chosen for a table. */
import type { OptionValue } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import type { GameManifest, ListedLesson } from '@broadside/shelf/web';
import { modulesOf, optionsOf } from './fit.ts';
import type { Plan } from './plan.ts';

type Taught = Pick<GameManifest, 'lessons'> | undefined;

const listOf = (game: Taught): readonly ListedLesson[] => game?.lessons?.list ?? [];

export const lessonOnModule = (game: Taught, module: string): ListedLesson | undefined =>
  listOf(game).find((lesson) => lesson.for?.modules?.includes(module));

export const lessonOnValue = (game: Taught, option: string, value: OptionValue): ListedLesson | undefined =>
  listOf(game).find((lesson) => lesson.for?.options?.[option]?.includes(value));

/** A lesson, and the key of the words for what it was found by. */
export interface Subject {
  readonly lesson: ListedLesson;
  readonly about: { readonly module: string } | { readonly option: string; readonly value: OptionValue };
}

/** All that is to be learnt for this plan, in the order of the lessons; what is played names a lesson before its cards do. */
export function subjectsOf(game: Taught, entry: GameProgram, plan: Plan): readonly Subject[] {
  const { modules: _, ...options } = optionsOf(entry, plan);
  const found: Subject[] = [];
  const add = (lesson: ListedLesson | undefined, about: Subject['about']): void => {
    if (lesson && !found.some((one) => one.lesson.id === lesson.id)) found.push({ lesson, about });
  };
  for (const [option, value] of Object.entries(options) as [string, OptionValue][])
    add(lessonOnValue(game, option, value), { option, value });
  for (const { module, on } of modulesOf(entry, plan)) if (on) add(lessonOnModule(game, module), { module });
  const place = ({ lesson }: Subject): number => listOf(game).indexOf(lesson);
  return found.toSorted((a, b) => place(a) - place(b));
}
