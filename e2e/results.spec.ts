import type { Locator, Page } from '@playwright/test';
import { meet } from './lib/company.ts';
import { ANY_GAME, GAMES } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { hurry } from './lib/hurry.ts';
import { manners } from './lib/manners.ts';
import { playOn } from './lib/play.ts';
import { soundHere } from './lib/sound.ts';
import { DESK, expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';
import { latinWords } from './lib/words.ts';

const OF_A_BADGE = /^badge:/;

/** The ids of badges that are shown in a place. */
const badgesIn = (place: Locator): Promise<readonly string[]> =>
  place.getByTestId(OF_A_BADGE).evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? '').toSorted());

const ofGame = (page: Page): Locator => page.getByTestId(`results:${ANY_GAME.id}`);
const tally = (page: Page): Locator => page.getByTestId(`results:${ANY_GAME.id}:tally`);

/** What hangs on the wall of this device, by whether it is earned. */
async function wall(page: Page): Promise<{ readonly earned: readonly string[]; readonly outlined: number }> {
  await page.getByTestId(`results:${ANY_GAME.id}:open`).click();
  const badges = ofGame(page).getByTestId(OF_A_BADGE);
  await expect(badges.first()).toBeVisible();
  const all = await badges.evaluateAll((list) =>
    list.map((one) => [one.getAttribute('data-id') ?? '', one.getAttribute('data-earned')] as const),
  );
  const earned = all.filter(([, is]) => is === 'true').map(([id]) => id);
  return { earned: earned.toSorted(), outlined: all.length - earned.length };
}

/** The badges that this device keeps of its last match, in the words of the marks. */
const keptBadges = async (page: Page): Promise<readonly string[]> =>
  (
    await page.evaluate(
      (key): string[] => JSON.parse(localStorage.getItem(key) ?? '{}').results[0].badges,
      `broadside.results.${ANY_GAME.id}`,
    )
  )
    .map((id) => `badge:${id}`)
    .toSorted();

/** The end of a match whose result has been kept. */
async function atTheEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByTestId('result')).toBeVisible();
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, `broadside.results.${ANY_GAME.id}`);
}

test('a finished match stays on the device with its badges, counts once, leads on, and can be deleted', async ({
  visit,
}) => {
  test.setTimeout(300_000);
  const ann = await visit({ theme: 'auto', name: 'Анна' });
  const pavlo = await visit({ theme: 'auto', name: 'Павло', locale: 'uk', size: SMALL_PHONE });
  const pages = [ann, pavlo];
  await hurry(await meet(ann, pavlo, ANY_GAME), ANY_GAME.haste);
  const end = new URL(ann.url()).pathname;
  const shown: (readonly string[])[] = [];

  await test.step('the end says quietly what is new, in the language that is read', async () => {
    for (const page of pages) {
      await atTheEnd(page, end);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const kept = await keptBadges(page);
      await expect.poll(() => badgesIn(page.getByTestId('news'))).toEqual(kept);
      shown.push(kept);
      await soundHere(page, 'end with what is new', ANY_GAME.drawn);
      await manners(page);
    }
    expect(shown.flat().length, 'somebody has earned a badge').toBeGreaterThan(0);
    expect(await latinWords(pavlo)).toEqual([]);
  });

  await test.step('the badges hang among those still to be earned', async () => {
    for (const [at, page] of pages.entries()) {
      await page.goto('/me');
      const { earned, outlined } = await wall(page);
      expect(earned).toEqual(shown[at]);
      expect(outlined).toBeGreaterThan(0);
      for (const size of [SMALL_PHONE, DESK]) {
        await page.setViewportSize(size);
        await soundHere(page, 'me with badges');
        await manners(page);
      }
    }
    await expect(tally(ann)).toContainText('1 match');
    await expect(tally(pavlo)).toContainText('1 партія');
    expect(await latinWords(pavlo)).toEqual([]);
  });

  await test.step('a second look at the same end counts nothing, in another tab neither', async () => {
    const tab = await ann.context().newPage();
    for (const page of [ann, tab]) {
      await atTheEnd(page, end);
      await expect(page.getByTestId('rematch')).toBeVisible();
    }
    await tab.close();
    await ann.goto('/me');
    await expect(tally(ann)).toContainText('1 match,');
  });

  await test.step('after the second match a game that was never played is suggested, until it is sent away', async () => {
    await hurry(await meet(ann, pavlo, ANY_GAME), ANY_GAME.haste);
    await expect(ann.getByTestId('next-step')).toBeVisible();
    await manners(ann);
    await ann.getByTestId('next-step:away').click();
    await expect(ann.getByTestId('next-step')).toHaveCount(0);
    await pavlo.getByTestId('next-step:go').click();
    await expect(pavlo).toHaveURL(/\/new\/[\w-]+\?preset=alone$/);
    await expect(pavlo.getByTestId('preset:alone')).toBeChecked();
    await expect(pavlo.getByTestId('start')).toBeVisible();
  });

  await test.step('what is deleted is gone, and does not come back by looking again', async () => {
    await ann.goto('/me');
    await expect(tally(ann)).toContainText('2 matches');
    await ann.getByTestId(`results:${ANY_GAME.id}:open`).click();
    await ann.getByTestId(`results:${ANY_GAME.id}:delete`).click();
    await ann.getByRole('dialog').getByTestId('yes').click();
    await expect(tally(ann)).toHaveText('No match finished yet');
    await atTheEnd(ann, end);
    await expect(ann.getByTestId('rematch')).toBeVisible();
    await expect(ann.getByTestId('news')).toHaveCount(0);
    await ann.goto('/me');
    await expect(tally(ann)).toHaveText('No match finished yet');
    expect((await wall(ann)).earned).toEqual([]);
  });
});

test('a match against bots on this device is kept at its end, before the result is looked at', async ({ visit }) => {
  test.setTimeout(300_000);
  // The shortest game stands last on the shelf.
  const game = GAMES.at(-1) ?? ANY_GAME;
  const page = await visit({ size: PHONE, name: 'Ольга', locale: 'ru' });
  const table = await playNow(page, game, { opponents: 1 });
  await playOn(table);
  const row = `broadside.results.${game.id}`;
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, row);
  await page.goto('/me');
  await expect(page.getByTestId(`results:${game.id}:tally`)).toContainText('1 партия');
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').results, row);
  expect(kept).toEqual([expect.objectContaining({ company: 'bots', bots: ['deckhand'], seats: 2, game: game.id })]);
  expect(JSON.stringify(kept)).not.toContain('Ольга');
});
