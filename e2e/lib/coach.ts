/** The coach of a guided match as a learner knows it: what is said, what is lit, what is asked for. */

import { shelf } from '@broadside/shelf';
import { webShelf } from '@broadside/shelf/web';
import type { Page } from '@playwright/test';
import { focused } from './keys.ts';
import { expect } from './test.ts';

export interface Taught {
  readonly game: string;
  readonly lesson: string;
  readonly steps: number;
}

/** All lessons of all games. */
export const LESSONS: readonly Taught[] = (
  await Promise.all(
    shelf.map(async ({ game, lessons }) =>
      ((await lessons?.())?.default ?? []).map(
        ({ id, steps }): Taught => ({ game: game.id, lesson: id, steps: steps.length }),
      ),
    ),
  )
).flat();

/** About a part of a game: offered where that is chosen. */
const isAboutAPart = ({ game, lesson }: Taught): boolean =>
  webShelf.some(({ id, lessons }) => id === game && lessons?.list.some((one) => one.id === lesson && one.for));

/** The lesson that this one leads to. */
export const lessonAfter = (taught: Taught): Taught | undefined => {
  const row = LESSONS.filter((one) => one.game === taught.game && !isAboutAPart(one));
  return isAboutAPart(taught) ? undefined : row[row.indexOf(taught) + 1];
};

export interface CoachStep {
  readonly step: number;
  readonly kind: 'tell' | 'do' | 'rival';
  /** What is lit, by its marks; what is asked for comes first. */
  readonly lit: readonly string[];
  readonly words: string;
}

export type Coached = CoachStep | 'done';

/** Runs in the page: what the coach wants now, unless that is still what it wanted before. */
function coachHere(before: readonly string[]): Coached | 'sheet' | undefined {
  if (document.querySelector('[data-id="lesson-done"]')) return 'done';
  // What a game opens by itself, a page of its story, is read first: the coach does not talk over it.
  if (document.querySelector('dialog:modal:not(:has([data-id="coach"])) [data-first]')) return 'sheet';
  const coach = document.querySelector<HTMLElement>('[data-id="coach"]');
  if (!coach?.checkVisibility({ opacityProperty: true })) return undefined;
  const { step = '', kind = '', lit = '' } = coach.dataset;
  if (before.includes(`${step} ${lit}`) || kind === 'rival') return undefined;
  const marks = lit === '' ? [] : lit.split(' ');
  const asked =
    kind === 'do' ? document.querySelector<HTMLElement>(`[data-id="${CSS.escape(marks[0] ?? '')}"]`) : coach;
  // What has just come under the finger does not answer for a moment.
  if (asked?.dataset.guarded !== undefined || asked?.ariaDisabled === 'true') return undefined;
  return { step: Number(step), kind: kind as 'tell' | 'do', lit: marks, words: coach.innerText };
}

const signOf = ({ step, lit }: CoachStep): string => `${step} ${lit.join(' ')}`;

/** Waits for what comes after these. */
export async function nextWord(page: Page, ...before: readonly CoachStep[]): Promise<Coached> {
  const found = await page.waitForFunction(coachHere, before.map(signOf), { timeout: 20_000 });
  const coached = await found.jsonValue();
  if (!coached) throw new Error('the coach says nothing');
  if (coached !== 'sheet') return coached;
  await page.locator('dialog:modal [data-first]').press('Enter');
  return nextWord(page, ...before);
}

/** With a finger or a mouse: nothing may lie over what is asked for. */
export async function pressAsked(page: Page, { kind, lit }: CoachStep): Promise<void> {
  await page
    .getByTestId(kind === 'tell' ? 'coach-next' : lit[0])
    .filter({ visible: true })
    .first()
    .click();
}

/** With nothing but a keyboard: the focus is there already. */
export async function enterAsked(page: Page, { kind, lit }: CoachStep): Promise<void> {
  await expect.poll(() => focused(page)).toBe(kind === 'tell' ? 'coach-next' : lit[0]);
  await page.keyboard.press('Enter');
}

export async function openLesson(page: Page, { game, lesson }: Pick<Taught, 'game' | 'lesson'>): Promise<void> {
  await page.goto(`/learn/${game}/${lesson}`);
}

interface Following {
  readonly press: (page: Page, step: CoachStep) => Promise<void>;
  /** Looked at before it is done. */
  readonly look?: (step: CoachStep) => Promise<void>;
}

/** Does what the coach says until the lesson is over; gives all that was asked for. */
export async function follow(page: Page, { press, look }: Following): Promise<readonly CoachStep[]> {
  const steps: CoachStep[] = [];
  for (;;) {
    // A sheet is gone a moment before what was pressed in it is seen: the same is not asked for twice.
    const asked = steps.filter(({ step }) => step === steps.at(-1)?.step);
    const next = await nextWord(page, ...asked);
    if (next === 'done') return steps;
    steps.push(next);
    await look?.(next);
    await press(page, next);
  }
}
