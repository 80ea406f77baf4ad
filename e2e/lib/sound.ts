/** Nothing serious stands between a screen and somebody who sees, hears or moves otherwise, whatever the device. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { manners } from './manners.ts';
import { DESK, expect, PHONE, SMALL_PHONE } from './test.ts';

export const LIGHTS = ['light', 'dark'] as const;

/** What axe finds in one light. `but`: what need not be looked at. */
export async function soundIn(
  page: Page,
  screen: string,
  colorScheme: (typeof LIGHTS)[number],
  but?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Colours on their way from one light to the other are nobody's colours.
  await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
  const axe = new AxeBuilder({ page });
  const { violations } = await (but === undefined ? axe : axe.exclude(but)).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect.soft(found, `${screen}, ${colorScheme}, ${page.viewportSize()?.width} wide`).toEqual([]);
}

/** Both lights on a phone and on a desk; the smallest phone as well, where nothing may stick out. */
export async function sound(page: Page, screen: string, but?: string): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const light of LIGHTS) await soundIn(page, screen, light, but);
    await manners(page);
  }
  await page.setViewportSize(SMALL_PHONE);
  await manners(page);
  await page.setViewportSize(before);
}
