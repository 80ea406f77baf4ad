import { readFile } from 'node:fs/promises';
import { onShelf } from '@broadside/shelf';
import type { Page } from '@playwright/test';
import { meet } from './lib/company.ts';
import { ANY_GAME } from './lib/games.ts';
import { hurry } from './lib/hurry.ts';
import { manners } from './lib/manners.ts';
import { DESK, expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

/** Width and height as a PNG file says them. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** How many colours there are in the picture that is shown. */
const coloursOf = (page: Page): Promise<number> =>
  page.getByTestId('picture').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return new Set(new Uint32Array(data.buffer)).size;
  });

/** From now on things are shown slowly. */
const slowDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const settings: object = JSON.parse(localStorage.getItem('broadside.settings') ?? '{}');
    localStorage.setItem('broadside.settings', JSON.stringify({ ...settings, speed: 'slow' }));
  });

test('the end is counted up, hurried by a key, compared, and handed on as a picture', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit({ size: PHONE, name: 'Ann' });
  const tables = await meet(page, await visit({ name: 'Bob' }), ANY_GAME);
  await hurry(tables, ANY_GAME.haste);
  const bars = page.getByTestId('bars');
  const result = page.getByTestId('result');

  await test.step('with nothing moving all stands at once', async () => {
    await expect(bars).toBeVisible();
    await expect(page.getByTestId('rematch')).toBeVisible();
    await expect(page.getByTestId('hurry')).toHaveCount(0);
    await expect(bars).not.toContainText('?');
    for (const size of [PHONE, SMALL_PHONE, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await manners(page);
    }
  });

  await test.step('the picture is seen, and saved in its full size', async () => {
    await page.getByTestId('share').click();
    await expect(page.getByTestId('picture')).toBeVisible();
    expect(await coloursOf(page)).toBeGreaterThan(50);
    await manners(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('picture:save').click()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    expect(sizeOf(await readFile(await download.path()))).toEqual([1200, 630]);
    await page.getByTestId('close').click();
  });

  await test.step('slowly it is counted, and a key shows the result', async () => {
    const words = await result.innerText();
    await slowDown(page);
    await page.reload();
    await expect(page.getByTestId('hurry')).toBeVisible();
    await expect(bars).toContainText('?');
    await expect(page.getByTestId('rematch')).toHaveCount(0);
    // Who does not see the bars has the whole sheet meanwhile.
    await expect(page.getByTestId('scores')).toBeAttached();
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByTestId('hurry')).toHaveCount(0);
    await expect(bars).not.toContainText('?');
    await expect(result).toHaveText(words);
    await expect(page.getByTestId('rematch')).toBeVisible();
  });

  await test.step('how long it took is said where this device has seen it', async () => {
    const facts = page.getByTestId('facts');
    await expect(facts).not.toContainText('minute');
    await page.evaluate(() => {
      const table = location.pathname.split('/').at(-1) ?? '';
      localStorage.setItem('broadside.played', JSON.stringify({ [table]: 25 * 60_000 }));
    });
    await page.reload();
    await expect(facts).toContainText('25 minutes at the table');
  });

  await test.step('what decided it is judged here, and leads to where it happened', async () => {
    if (onShelf(ANY_GAME.id)?.judge === undefined) return;
    await page.getByTestId('judge-start').click();
    await expect(page.getByTestId('verdict')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByTestId('judge-work')).toHaveCount(0);
    for (const size of [SMALL_PHONE, DESK, PHONE]) {
      await page.setViewportSize(size);
      await manners(page);
    }
    const moments = page.getByTestId(/^moment:/);
    expect(await moments.count()).toBeLessThanOrEqual(3);
    const moment = await moments.first().getAttribute('data-id');
    await moments.first().click();
    await expect(page).toHaveURL(/\/replay\//);
    const n = Number(moment?.split(':')[1]);
    const at = Number(await page.getByRole('slider').inputValue());
    // Luck is looked at when it has come, a choice before it was made.
    expect([n - 1, n]).toContain(at);
    await expect(page.getByTestId('graph')).toBeVisible();
    await page.goBack();
  });

  await test.step('whoever comes back from the table is not made to wait again', async () => {
    await page.getByTestId('table').click();
    await page.getByTestId('to-result').click();
    await expect(page.getByTestId('rematch')).toBeVisible();
    await expect(page.getByTestId('hurry')).toHaveCount(0);
  });
});
