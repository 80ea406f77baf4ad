import type { Page } from '@playwright/test';
import { ANY_GAME } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { DESK, expect, PHONE, test } from './lib/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Goes on by keyboard and lists what it comes to, stop by stop. */
async function stops(page: Page, count: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab');
    found.push(
      await page.evaluate(() => {
        const { activeElement: one } = document;
        return one?.getAttribute('data-id') ?? '';
      }),
    );
  }
  return found;
}

for (const [device, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`whoever comes to a screen goes on from its heading, on ${device}`, async ({ visit }) => {
    const page = await visit({ size });

    await test.step('a page that was just opened is left to the browser', async () => {
      await page.goto('/');
      await expect(heading(page, /./)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await expect(page).toHaveTitle('Broadside');
    });

    await test.step('a screen that has to be fetched first', async () => {
      await page.getByTestId('set').filter({ visible: true }).first().click();
      await expect(heading(page, 'Set a table')).toBeFocused();
      await expect(page).toHaveTitle('Set a table · Broadside');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    await test.step('by keyboard: the heading first, then what stands after it', async () => {
      await page.goto('/licences');
      await page.getByTestId('back').focus();
      await page.keyboard.press('Enter');
      await expect(heading(page, /./)).toBeFocused();
      // On a phone the way to a new table lies further down.
      expect((await stops(page, 1))[0]).toBe(size === DESK ? 'set' : 'play');
    });

    await test.step('a table: its heading, then its bar', async () => {
      await playNow(page, ANY_GAME);
      await expect(heading(page, ANY_GAME.title)).toBeFocused();
      expect(await stops(page, 3)).toContain('menu');
    });
  });

test('a heading with the focus does not stand out for somebody with a mouse', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByTestId('set').filter({ visible: true }).first().click();
  await expect(heading(page, 'Set a table')).toBeFocused();
  expect(await heading(page, 'Set a table').evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
});
