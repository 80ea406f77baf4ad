import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { meet } from './lib/company.ts';
import { ANY_GAME } from './lib/games.ts';
import { hurry } from './lib/hurry.ts';
import { manners } from './lib/manners.ts';
import type { Table } from './lib/table.ts';
import { expect, test } from './lib/test.ts';

/** Two people have played to the end; the host looks at the result. */
async function finished(visit: Parameters<Parameters<typeof test>[2]>[0]['visit']): Promise<Table> {
  const [ann, bob] = await meet(await visit({ name: 'Ann' }), await visit({ name: 'Bob' }), ANY_GAME);
  await hurry([ann, bob], ANY_GAME.haste);
  return ann;
}

async function save(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save').click()]);
  return readFile(await download.path(), 'utf8');
}

const upload = (page: Page, text: string): Promise<void> =>
  page
    .getByTestId('file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a saved match file is looked at step by step, by keys and through any eyes; a broken one gives a sentence', async ({
  visit,
}) => {
  const table = await finished(visit);
  const { page } = table;
  const file = await save(page);
  await page.goto('/replay');
  await manners(page);

  for (const broken of [
    'no match at all',
    '{"format":"something else"}',
    file.replace(/"hash":"[0-9a-f]{6}/, '"hash":"000000'),
  ]) {
    await upload(page, broken);
    await expect(page.getByRole('alert')).toHaveText(/not a Broadside match file|cannot be replayed/);
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
  }

  await upload(page, file);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(10);
  await manners(page);
  const keys = [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['ArrowRight', last],
    ['Home', 0],
    ['ArrowLeft', 0],
  ] as const;
  for (const [key, n] of keys) {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(String(n));
  }

  const viewers = page.getByTestId('eyes');
  await expect(viewers.getByTestId('spectator')).toBeChecked();
  for (const name of ['Ann', 'Bob']) {
    await viewers.getByRole('radio', { name }).check();
    await expect(table.own(name)).toBeVisible();
  }
});

test('a link to a position of a finished match opens that position for anybody', async ({ visit }) => {
  const { page } = await finished(visit);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByTestId('replay').click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  for (let n = 1; n <= 7; n++) {
    await page.getByTestId('next').click();
    await expect(slider).toHaveValue(String(n));
  }
  await page.getByTestId('link').click();
  await expect(page.getByText('The link works for everybody who has it.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await visit();
  await friend.goto(link);
  await expect(friend.getByRole('slider')).toHaveValue('7');
  // On both screens the words may still be on their way.
  await expect(async () =>
    expect(await friend.getByRole('banner').innerText()).toBe(await page.getByRole('banner').innerText()),
  ).toPass();
  await friend.getByTestId('play').click();
  await expect(friend.getByRole('slider')).toHaveValue('9');
  await friend.getByTestId('play').click();
});
