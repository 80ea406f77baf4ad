/** Nothing serious stands between a screen and somebody who sees, hears or moves otherwise, whatever the device. */
import type { Page } from '@playwright/test';
import Axe, { type RunOptions } from 'axe-core';
import { manners, rest } from './manners.ts';
import { DESK, expect, PHONE, SMALL_PHONE } from './test.ts';

/** Whether words stand out from what is behind them is all that changes with the light. */
const BY_LIGHT = ['color-contrast', 'link-in-text-block'];

/** What nobody reads: what is in order, and style sheets loaded once more for a rule that is not asked for. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false };

interface Question {
  readonly but: string | undefined;
  readonly options: RunOptions;
}

/** Runs in the page, where axe has been put. What lies behind a sheet can be reached by nobody: only the sheet is looked at. */
async function graveFaults({ but, options }: Question): Promise<readonly string[]> {
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  const all = { include: [sheet ?? document.documentElement], exclude: but === undefined ? [] : [but] };
  const { axe } = globalThis as unknown as { readonly axe: typeof Axe };
  const { violations } = await axe.run(all, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** What axe finds just now, by all of its rules or by these. */
export async function graveFaultsHere(page: Page, but?: string, rules?: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(Axe.source);
  return page.evaluate(graveFaults, { but, options: rules === undefined ? OPTIONS : { ...OPTIONS, runOnly: rules } });
}

/** The same in one light, when everything rests in it. */
async function lookIn(page: Page, screen: string, colorScheme: 'light' | 'dark', but?: string, rules?: string[]) {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Colours on their way from one light to the other are nobody's colours.
  await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
  // Nor are those of a verb that is about to wake up.
  await expect(page.locator('[data-guarded]')).toHaveCount(0);
  expect
    .soft(await graveFaultsHere(page, but, rules), `${screen}, ${colorScheme}, ${page.viewportSize()?.width} wide`)
    .toEqual([]);
}

/** By day and by lantern, at the size the window has. `but`: what need not be looked at. */
export async function soundHere(page: Page, screen: string, but?: string): Promise<void> {
  await lookIn(page, screen, 'light', but);
  await lookIn(page, screen, 'dark', but, BY_LIGHT);
}

/** Both lights on a phone and on a desk; the smallest phone as well, where nothing may stick out. */
export async function sound(page: Page, screen: string, but?: string): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await soundHere(page, screen, but);
    await manners(page);
  }
  await page.setViewportSize(SMALL_PHONE);
  await manners(page);
  await page.setViewportSize(before);
  // Parts of the screen may have changed places: whoever presses one next finds it where it stays.
  await rest(page);
}
