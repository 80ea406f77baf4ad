/** Guided matches on this device: how one is begun, and what its host needs to know of the lesson. */
import {
  type Action,
  type AnyLesson,
  type AnyMatch,
  BadInput,
  beginLesson,
  prescribed,
  progressOf,
  type Seat,
} from '@broadside/kernel';
import { fetchGame } from '@broadside/shelf';
import type { LocalLesson, LocalSeat, LocalSettings } from './api.ts';
import { type Desk, gameOf, savedOf, tame } from './clerk.ts';
import type { Head } from './saves.ts';

const SETTINGS: LocalSettings = { undo: 'free', odds: true, shuffle: false };

async function lessonNamed(game: string, id: string): Promise<AnyLesson | undefined> {
  const lessons = await (await fetchGame(game))?.lessons?.();
  return lessons?.default.find((lesson) => lesson.id === id);
}

/** What guides a match that is kept here; undefined if nothing does any more. */
export const lessonOf = async ({ header, lesson }: Head): Promise<AnyLesson | undefined> =>
  lesson === undefined ? undefined : lessonNamed(header.game, lesson);

/** Begins a match with all that the lesson prescribes and gives its id; the others are the weakest bots. */
export async function startLesson(desk: Desk, { game, lesson: id, name }: LocalLesson): Promise<string> {
  const entry = await gameOf(game);
  const lesson = await lessonNamed(game, id);
  if (!lesson) throw new BadInput('unknown-lesson', `${game} has no lesson ${JSON.stringify(id)}`);
  const match = beginLesson(entry.game, lesson);
  const seats = Array.from({ length: lesson.seats }, (_, seat): LocalSeat => {
    return seat === lesson.learner ? { kind: 'person', name } : { kind: 'bot', bot: entry.bots[0].name };
  });
  const { head, log } = savedOf(desk, match, seats.map(tame), SETTINGS);
  await desk.saves.begin({ head: { ...head, lesson: id }, log });
  return head.id;
}

/** A lesson beside its match, for as long as it lasts. */
export class Tutor {
  readonly lesson: AnyLesson;
  private read = 0;

  constructor(lesson: AnyLesson) {
    this.lesson = lesson;
  }

  hear(read: number): void {
    this.read = Math.max(this.read, read);
  }

  /** Something is still to be read before anybody goes on. */
  isTelling({ log }: AnyMatch): boolean {
    const progress = progressOf(this.lesson, log, this.read);
    return progress.at === 'step' && this.lesson.steps[progress.step].kind === 'tell';
  }

  moveOf(match: AnyMatch, seat: Seat): Action | undefined {
    return prescribed(this.lesson, match.log, seat, match.legal(seat));
  }
}
