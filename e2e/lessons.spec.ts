import type { Page } from '@playwright/test';
import {
  type CoachStep,
  enterAsked,
  follow,
  LESSONS,
  lessonAfter,
  nextWord,
  openLesson,
  pressAsked,
  type Taught,
} from './lib/coach.ts';
import { plateOf } from './lib/harbour.ts';
import { manners, rest } from './lib/manners.ts';
import { soundHere } from './lib/sound.ts';
import { DESK, expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

/**
 * The coach lies within the screen, over nothing that it lights; it follows what comes into sight a frame later. What is told
 * stands on the board: no light falls on the verbs below it.
 */
async function standsAside(page: Page, { lit, step, kind }: CoachStep): Promise<void> {
  await rest(page, ['coach', ...lit]);
  const faults = await page.evaluate(
    ([marks, asked]) => {
      const box = (mark: string) => document.querySelector(`[data-id="${CSS.escape(mark)}"]`)?.getBoundingClientRect();
      const coach = box('coach');
      if (!coach) return ['no coach'];
      const covers = (one: DOMRect): boolean =>
        coach.left < one.right && one.left < coach.right && coach.top < one.bottom && one.top < coach.bottom;
      const out = coach.left < 0 || coach.top < 0 || coach.right > innerWidth || coach.bottom > innerHeight;
      const covered = marks.slice(0, asked ? 1 : undefined).filter((mark) => {
        const one = box(mark);
        return one !== undefined && covers(one);
      });
      const verbs = document.querySelector('dialog[open]') ? undefined : box('actions');
      const lights = [...document.querySelectorAll('[data-id="light"]')].map((one) => one.getBoundingClientRect());
      const isOn = (one: DOMRect, other: DOMRect): boolean =>
        one.bottom > other.top + 12 && one.right > other.left && one.left < other.right;
      const onVerbs = !asked && verbs !== undefined && lights.some((light) => isOn(light, verbs));
      return [
        ...(out ? ['out of the screen'] : []),
        ...(onVerbs ? ['lights the verbs'] : []),
        ...covered.map((mark) => `covers ${mark}`),
      ];
    },
    [lit, kind === 'do'] as const,
  );
  expect(faults, `step ${step}`).toEqual([]);
}

const WAYS = [
  { title: 'on a small phone in Ukrainian', size: SMALL_PHONE, locale: 'uk', press: pressAsked },
  { title: 'on a phone in English', size: PHONE, locale: 'en', press: pressAsked },
  { title: 'by keyboard on a desk in Russian', size: DESK, locale: 'ru', press: enterAsked },
] as const;

/** So many steps from one thorough look to the next. */
const LOOK_EVERY = 12;

/** The first lesson of a game shows its whole table; the further ones, of which there are many, stand on the same one. */
const isFirst = (taught: Taught): boolean => LESSONS.find(({ game }) => game === taught.game) === taught;

/** The shortest is played with all that moves, too: what is lit must not be of the step before. */
const MOVING = LESSONS.toSorted((a, b) => a.steps - b.steps)[0];

/**
 * A first lesson is played in each of these ways. The further ones take turns: together they are played in all, and each
 * in all of them with `npm run soak -- lessons`.
 */
const waysOf = (taught: Taught) =>
  isFirst(taught) || process.env.BROADSIDE_LESSONS === 'all' ? WAYS : [WAYS[LESSONS.indexOf(taught) % WAYS.length]];

for (const taught of LESSONS)
  for (const { title, size, locale, press } of waysOf(taught))
    test(`the lesson ${taught.lesson} of ${taught.game} is played to its end ${title}`, async ({ visit }) => {
      const onPhone = size === PHONE;
      const speed = taught === MOVING && onPhone ? 'fast' : 'off';
      const page = await visit({ size, locale, speed, theme: 'auto', name: 'Ann' });
      await openLesson(page, taught);
      const steps = await follow(page, {
        press,
        look: async (step) => {
          await standsAside(page, step);
          if (!isFirst(taught) || step.step % LOOK_EVERY !== 0) return;
          await manners(page);
          if (onPhone) await soundHere(page, `step ${step.step}`);
        },
      });
      expect(steps.length).toBeGreaterThan(5);
      await manners(page);
      // Who reads otherwise finds the same controls on every device and at the end of every lesson.
      if (isFirst(taught) && onPhone) await soundHere(page, 'the end of the lesson');
      await page.getByTestId('go-on').click();
      await expect(page).toHaveURL(/\/local\//);
      await expect(page.getByTestId('coach')).toBeHidden();
      await expect(page.getByTestId('skip-lesson')).toBeHidden();
      await expect(page.getByTestId('actions')).toBeVisible();
    });

const SEVERAL = LESSONS.find((taught) => lessonAfter(taught) !== undefined);

test('the end of a lesson leads to the next one, and the harbour to the one that is due; each is one tap away', async ({
  visit,
}) => {
  const next = SEVERAL && lessonAfter(SEVERAL);
  if (SEVERAL === undefined || next === undefined) throw new Error('no game has several lessons');
  const page = await visit({ size: SMALL_PHONE, speed: 'off', name: 'Ann' });
  await openLesson(page, SEVERAL);
  await follow(page, { press: pressAsked });
  await page.getByTestId('next-lesson').click();
  await expect(page).toHaveURL(`/learn/${next.game}/${next.lesson}`);
  await expect(page.getByTestId('coach')).toHaveAttribute('data-step', '0');
  await page.goto('/');
  const plate = plateOf(page, { id: next.game });
  await expect(plate.getByTestId('learn')).toHaveAttribute('href', `/learn/${next.game}/${next.lesson}`);
  // It begins anew: its match went on freely.
  await plate.getByTestId(`lesson:${SEVERAL.lesson}`).click();
  await expect(page.getByTestId('coach')).toHaveAttribute('data-step', '0');
});

const [FIRST] = LESSONS as readonly [Taught];

async function until(page: Page, kind: CoachStep['kind'], times = 1): Promise<CoachStep> {
  let step: CoachStep | undefined;
  for (let met = 0; ; ) {
    const next = await nextWord(page, ...(step ? [step] : []));
    if (next === 'done') throw new Error(`no ${kind} any more`);
    step = next;
    if (next.kind === kind && ++met === times) return next;
    await pressAsked(page, next);
  }
}

test('a lesson goes on where it was after a reload, and is gone once it was skipped', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann' });
  await openLesson(page, FIRST);
  const { step, words } = await until(page, 'do', 3);
  await page.reload();
  // What was said since the last move is said once more, and nothing before.
  const again = await until(page, 'do');
  expect(again).toMatchObject({ words, step });
  await page.getByTestId('skip-lesson').click();
  await expect(page.getByTestId('coach')).toBeHidden();
  await expect(page).toHaveURL(/\/local\//);
  await page.reload();
  await expect(page.getByTestId('actions')).toBeVisible();
  await expect(page.getByTestId('coach')).toBeHidden();
});

test('the coach answers why, and what the lesson would not survive is held back kindly', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann' });
  await openLesson(page, FIRST);
  const coach = page.getByTestId('coach');
  await nextWord(page);
  const before = (await coach.innerText()).length;
  await coach.getByTestId('coach-why').click();
  await expect(coach.getByTestId('coach-why')).toBeHidden();
  expect((await coach.innerText()).length).toBeGreaterThan(before);
  await until(page, 'do', 2);
  const entries = await page.getByTestId('actions').getByRole('button').count();
  expect(entries).toBeGreaterThan(1);
  const [other] = (await wrongVerbs(page)) ?? [];
  await page.getByTestId('actions').getByTestId(other).click();
  await expect(coach.getByTestId('coach-note')).toBeVisible();
});

/** What may be pressed in the bar besides what is asked for. */
const wrongVerbs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const asked = document.querySelector<HTMLElement>('[data-id="coach"]')?.dataset.lit?.split(' ')[0];
    const verbs = [...document.querySelectorAll<HTMLElement>('[data-id="actions"] button[data-id]')];
    return verbs
      .filter((verb) => verb.ariaDisabled !== 'true' && !['undo', 'restart', asked].includes(verb.dataset.id))
      .map((verb) => verb.dataset.id ?? '');
  });

test('a lesson is one tap away, and offered once to whoever has not played', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann' });
  await page.goto('/');
  const plate = plateOf(page, { id: FIRST.game });
  await plate.getByTestId('play').click();
  await expect(page.getByTestId('offer')).toBeVisible();
  await page.getByTestId('no-lesson').click();
  await expect(page.getByTestId('offer')).toBeHidden();
  await page.reload();
  await plate.getByTestId('play').click();
  await expect(page.getByTestId('sail')).toBeVisible();
  await expect(page.getByTestId('offer')).toBeHidden();
  await page.keyboard.press('Escape');
  await plate.getByTestId('learn').click();
  await expect(page.getByTestId('coach')).toBeVisible();
});
