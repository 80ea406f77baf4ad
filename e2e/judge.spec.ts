import { onShelf } from '@broadside/shelf';
import type { Page } from '@playwright/test';
import { meet } from './lib/company.ts';
import { GAMES } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { nextMoment, nextOf } from './lib/moment.ts';
import { recorded } from './lib/record.ts';
import { soundHere } from './lib/sound.ts';
import { DESK, expect, PHONE, test } from './lib/test.ts';

/** Those whose play is judged. */
const JUDGED = GAMES.filter(({ id }) => onShelf(id)?.judge !== undefined);
const ENTRIES = 24;

async function openFile(page: Page, game: string): Promise<void> {
  const file = await recorded({ game, seats: 2, entries: ENTRIES, seed: 'a story' });
  await page.goto('/replay');
  await page
    .getByTestId('file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
}

/** A whole analysis of a short match. */
async function analysed(page: Page): Promise<void> {
  await expect(page.getByTestId('judge-start')).toBeVisible({ timeout: 60_000 });
  await page.getByTestId('judge-start').click();
  await expect(page.getByTestId('graph')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('judge-work')).toHaveCount(0, { timeout: 90_000 });
}

for (const game of JUDGED)
  test(`a match of ${game.title} is analysed, looked through by keys and played on from`, async ({ visit }) => {
    const page = await visit({ size: DESK, theme: 'auto', name: 'Ann' });
    await openFile(page, game.id);
    await analysed(page);
    const slider = page.getByRole('slider');

    await test.step('from mistake to mistake by keys, with what would have been better', async () => {
      const seen: number[] = [];
      while (await page.getByTestId('mistake:next').isEnabled()) {
        const before = await slider.inputValue();
        await page.keyboard.press('.');
        await expect(slider).not.toHaveValue(before);
        await expect(page.getByTestId('decision')).toBeVisible();
        await expect(page.getByTestId('grade')).toHaveAttribute('data-grade', /slip|mistake|blunder/);
        expect(await page.getByTestId('choices').locator('li').count()).toBeGreaterThan(1);
        seen.push(Number(await slider.inputValue()));
      }
      expect(seen.length).toBeGreaterThan(0);
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      await soundHere(page, 'a mistake', game.drawn);
      await page.keyboard.press(',');
      if (seen.length > 1) await expect(slider).toHaveValue(String(seen.at(-2)));
    });

    await test.step('the graph is the slider', async () => {
      await slider.focus();
      const before = Number(await slider.inputValue());
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveValue(String(before + 1));
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/\d+%/);
      await slider.fill('0');
      await page.keyboard.press('.');
      await expect(page.getByTestId('decision')).toBeVisible();
    });

    await test.step('on a phone the same lies behind one line', async () => {
      await page.setViewportSize(PHONE);
      await manners(page);
      await page.getByTestId('open-analysis').click();
      for (const tab of ['moments', 'players']) {
        await page.getByTestId('tabs').getByTestId(tab).check();
        await soundHere(page, tab, game.drawn);
        await manners(page);
      }
      await page.getByTestId('close').click();
    });

    await test.step('what if: another match goes on from here', async () => {
      await slider.fill(String(ENTRIES));
      await page.keyboard.press(',');
      await expect(slider).not.toHaveValue(String(ENTRIES));
      await page.getByTestId('what-if').click();
      await expect(page).toHaveURL(/\/local\//);
      await game.table(page).ready();
      await nextMoment(page);
    });
  });

test('a hint is one tap away, and never in the way', async ({ visit }) => {
  const [game] = JUDGED;
  const page = await visit({ size: PHONE, theme: 'auto' });
  await playNow(page, game);
  await nextMoment(page);
  await page.getByTestId('hint').click();
  const panel = page.getByTestId('hint-panel');
  await expect(panel.getByTestId('hint-play')).toBeVisible({ timeout: 30_000 });
  await soundHere(page, 'hint', game.drawn);
  await manners(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByTestId('hint').click();
  await panel.getByTestId('hint-play').click();
  await expect(panel).toBeHidden();
});

test('at an online table hints are there only where the host allows them, for everybody, and everybody reads that', async ({
  visit,
}) => {
  const [game] = JUDGED;
  const [ann, bob] = [await visit({ name: 'Ann' }), await visit({ name: 'Bob' })];
  const pages = [ann, bob];
  const allowed = (page: Page) => page.getByText('Hints are allowed at this table.');
  await nextOf(await meet(ann, bob, game));
  for (const page of pages) {
    await expect(page.getByTestId('hint')).toHaveCount(0);
    await expect(allowed(page)).toHaveCount(0);
  }
  await meet(ann, bob, game, { hints: true });
  for (const page of pages) {
    await expect(allowed(page)).toBeVisible();
    await expect(page.getByTestId('hint')).toBeVisible();
  }
  await expect(async () => {
    const open = await Promise.all(pages.map((page) => page.getByTestId('hint').isEnabled()));
    expect(open.filter(Boolean), 'whoever decides may ask').toHaveLength(1);
  }).toPass();
});
