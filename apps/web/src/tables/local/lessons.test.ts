import { type AnyLesson, type DoStep, fits, type LessonStep, progressOf, readAfter } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { MemorySaves } from './saves.ts';
import { TestWindow, until } from './testing.ts';

const taught = shelf.flatMap(({ game, lessons }) => (lessons ? [{ game: game.id, lessons }] : []));

/** Goes on as the lesson says until it is finished, or so many steps have been made by the learner. */
async function follow(table: Table, lesson: AnyLesson, most = Number.POSITIVE_INFINITY): Promise<number> {
  let read = 0;
  for (let made = 0; made < most; made++) {
    const stepAt = (): LessonStep | 'free' => {
      const progress = progressOf(lesson, table.snapshot().log, read);
      return progress.at === 'step' ? lesson.steps[progress.step] : 'free';
    };
    const mine = (): boolean => {
      const step = stepAt();
      const { update, pending } = table.snapshot();
      if (step === 'free' || step.kind === 'tell') return true;
      return step.kind === 'do' && pending === undefined && update?.toAct.includes(lesson.learner) === true;
    };
    await until(table, mine);
    const step = stepAt();
    if (step === 'free') return read;
    if (step.kind === 'tell') {
      read = readAfter(lesson, lesson.steps.indexOf(step));
      table.lesson?.read(read);
    } else {
      const before = table.snapshot().log.length;
      const wanted = (step as DoStep).wants[0];
      const action = table.snapshot().update?.legal.find((one) => fits(one, wanted));
      if (!action) throw new Error(`${step.say} cannot be done`);
      table.play(action);
      await until(table, ({ log }) => log.length > before);
    }
  }
  return read;
}

async function begun(window: TestWindow) {
  const [{ game, lessons }] = taught;
  const [lesson] = (await lessons()).default;
  const id = await window.client.call('lesson', { game, lesson: lesson.id, name: 'Ada' });
  const table = window.open(id);
  await until(table, ({ phase }) => phase === 'playing');
  return { id, table, lesson };
}

describe.each(taught)('a guided match of $game', ({ game, lessons }) => {
  it('is played to the end of its lesson, whatever the others would rather do', async () => {
    for (const lesson of (await lessons()).default) {
      const window = new TestWindow();
      const table = window.open(await window.client.call('lesson', { game, lesson: lesson.id, name: 'Ada' }));
      await until(table, ({ phase }) => phase === 'playing');
      expect(table.snapshot()).toMatchObject({ lesson: lesson.id, update: { viewer: lesson.learner } });
      const read = await follow(table, lesson);
      expect(progressOf(lesson, table.snapshot().log, read)).toEqual({ at: 'free', finished: true });
    }
  });
});

describe('a guided match', () => {
  it('waits with the moves of the others until what is said before them was read', async () => {
    const { table, lesson } = await begun(new TestWindow());
    const waits = lesson.steps.findIndex(({ kind }, at) => kind === 'tell' && lesson.steps[at + 1]?.kind === 'rival');
    const before = lesson.steps.slice(0, waits).filter(({ kind }) => kind !== 'rival').length;
    await follow(table, lesson, before);
    const { length } = table.snapshot().log;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(table.snapshot().log).toHaveLength(length);
    table.lesson?.read(readAfter(lesson, waits));
    await until(table, ({ log }) => log.length > length);
  });

  it('is still guided when it is opened again, and not any more when the lesson was left', async () => {
    const saves = new MemorySaves();
    const { id, table, lesson } = await begun(new TestWindow(saves));
    await follow(table, lesson, 3);
    table.close();
    const again = new TestWindow(saves).open(id);
    await until(again, ({ phase }) => phase === 'playing');
    expect(again.snapshot().lesson).toBe(lesson.id);
    again.lesson?.leave();
    await until(again, (state) => state.lesson === undefined);
    again.close();
    expect((await saves.read(id))?.head.lesson).toBeUndefined();
    const free = new TestWindow(saves).open(id);
    await until(free, ({ phase }) => phase === 'playing');
    expect(free.snapshot().lesson).toBeUndefined();
  });

  it('cannot be begun from a lesson that is not there', async () => {
    const window = new TestWindow();
    const wanted = { game: taught[0].game, lesson: 'none', name: 'Ada' };
    await expect(window.client.call('lesson', wanted)).rejects.toMatchObject({ wire: { code: 'unknown-lesson' } });
  });
});
