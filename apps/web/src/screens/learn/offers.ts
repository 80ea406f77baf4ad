/** Who has been offered the lessons of a game on this device, or has taken one: nobody is asked twice. And which are finished. */
import type { GameManifest, ListedLesson } from '@broadside/shelf/web';
import { keep, kept } from '../../keep.ts';

/** Those about the game as such, one leading to the next; the others are offered where what they are about is chosen. */
export const lessonsInARow = ({ lessons }: Pick<GameManifest, 'lessons'>): readonly ListedLesson[] =>
  (lessons?.list ?? []).filter((lesson) => lesson.for === undefined);

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const isTaught = (game: string): boolean => (kept('taught', isList) ?? []).includes(game);

export function noteTaught(game: string): void {
  const games = kept('taught', isList) ?? [];
  if (!games.includes(game)) keep('taught', [...games, game]);
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export function noteFinished(game: string, lesson: string): void {
  const lessons = kept('lessons', isList) ?? [];
  if (!lessons.includes(nameOf(game, lesson))) keep('lessons', [...lessons, nameOf(game, lesson)]);
}

/** Where to go on among those in a row: the first that was not finished here, from the beginning if all were. */
export function lessonDue(game: GameManifest): number {
  const finished = kept('lessons', isList) ?? [];
  return Math.max(
    0,
    lessonsInARow(game).findIndex(({ id }) => !finished.includes(nameOf(game.id, id))),
  );
}

export const learnHref = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;
