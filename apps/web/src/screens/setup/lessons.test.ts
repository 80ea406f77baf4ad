/** Lessons are one tap away from where what they are about is chosen, for every game that has such lessons. */
import { type GameProgram, shelf } from '@broadside/shelf';
import { type ListedLesson, webShelf } from '@broadside/shelf/web';
import { describe, expect, it } from 'vitest';
import { subjectsOf } from './lessons.ts';
import { USUAL_LEVEL } from './levels.ts';
import { defaultPlan, type Plan } from './plan.ts';

interface Case {
  readonly entry: GameProgram;
  readonly lesson: ListedLesson;
}

const cases = shelf.flatMap((entry): Case[] =>
  (webShelf.find(({ id }) => id === entry.game.id)?.lessons?.list ?? []).map((lesson) => ({ entry, lesson })),
);
const about = cases.filter(({ lesson }) => lesson.for !== undefined);

const planOf = ({ entry }: Case, rest: Partial<Plan>): Plan => ({
  ...defaultPlan(entry.game.id, 'device', USUAL_LEVEL),
  ...rest,
});

const foundFor = ({ entry }: Case, plan: Plan): readonly string[] =>
  subjectsOf(
    webShelf.find(({ id }) => id === entry.game.id),
    entry,
    plan,
  ).map(({ lesson }) => lesson.id);

it('some lesson is about something that is chosen', () => {
  expect(about.length).toBeGreaterThan(0);
});

it('a table as usual has nothing more to be learnt', () => {
  for (const one of cases) expect(foundFor(one, planOf(one, {}))).toEqual([]);
});

describe.each(about.map((one) => ({ ...one, id: one.lesson.id })))('the lesson $id', (one) => {
  const { modules = [], options = {} } = one.lesson.for ?? {};

  it('is found by every module it is about', () => {
    for (const module of modules) expect(foundFor(one, planOf(one, { modules: [module] }))).toContain(one.lesson.id);
  });

  it('is found by every value it is about, once', () => {
    for (const [option, values] of Object.entries(options))
      for (const value of values) {
        const found = foundFor(one, planOf(one, { options: { [option]: value } }));
        expect(found.filter((id) => id === one.lesson.id)).toEqual([one.lesson.id]);
      }
  });
});
