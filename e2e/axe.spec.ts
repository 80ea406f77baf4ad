import { meet } from './lib/company.ts';
import { passAround, plateOf, playNow } from './lib/harbour.ts';
import { hurry } from './lib/hurry.ts';
import { playOn } from './lib/player.ts';
import { sound } from './lib/sound.ts';
import { expect, test } from './lib/test.ts';

test('every screen around the table is accessible by day and by lantern, on a phone and on a desk', async ({
  visit,
}) => {
  const page = await visit({ theme: 'auto', name: 'Ann' });
  for (const [path, heading] of [
    ['/', /Ann/],
    ['/new/port-royal', 'Set a table'],
    ['/join', 'Join by code'],
    ['/replay', 'Replays'],
    ['/me', 'Me'],
    ['/licences', 'Licences'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await sound(page, path);
  }
  await page.goto('/new/port-royal');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Table code' })).toBeVisible();
  await sound(page, 'waiting room');
  await page.goto('/');
  await plateOf(page, 'Port Royal').getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await sound(page, 'play now');
  await passAround(page, ['Ann', 'Bob']);
  await expect(page.getByRole('heading', { name: / is next$/ })).toBeVisible();
  await sound(page, 'curtain');
});

test('the table and its sheets are accessible by day and by lantern, on a phone and on a desk', async ({ visit }) => {
  const page = await visit({ theme: 'auto', name: 'Ann' });
  const table = await playNow(page);
  await playOn(table, { until: (moment, decisions) => decisions > 20 && moment.at === 'bar' && moment.cards > 2 });
  await sound(page, 'table');
  const sheets = [
    ['card', table.harbour.getByRole('button').first()],
    ['rival', page.getByRole('region', { name: 'Other players' }).getByRole('button').first()],
    ['discard pile', page.getByRole('button', { name: /^discard: / })],
    ['menu', page.getByRole('button', { name: 'Menu' })],
    ['help', page.getByRole('button', { name: 'Help and keys' })],
  ] as const;
  for (const [sheet, way] of sheets) {
    await way.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await sound(page, `${sheet} sheet`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the end and the replay are accessible by day and by lantern, on a phone and on a desk', async ({ visit }) => {
  const page = await visit({ theme: 'auto', name: 'Ann' });
  const tables = await meet(page, await visit({ name: 'Bob' }));
  await sound(page, 'online table');
  await hurry(tables);
  await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
  await sound(page, 'end');
  await page.getByRole('link', { name: 'Watch replay' }).click();
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
  await page.keyboard.press('End');
  await sound(page, 'replay');
});
