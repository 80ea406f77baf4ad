import { meet } from './lib/company.ts';
import { ANY_GAME, GAMES } from './lib/games.ts';
import { passAround, plateOf } from './lib/harbour.ts';
import { hurry } from './lib/hurry.ts';
import { graveFaultsHere, sound, soundHere } from './lib/sound.ts';
import { expect, test } from './lib/test.ts';

test('every screen around the table is accessible by day and by lantern, on a phone and on a desk', async ({
  visit,
}) => {
  const page = await visit({ theme: 'auto', name: 'Ann' });
  for (const [path, heading] of [
    ['/', /Ann/],
    [`/new/${ANY_GAME.id}`, 'Set a table'],
    ['/join', 'Join by code'],
    ['/replay', 'Replays'],
    ['/me', 'Me'],
    ['/licences', 'Licences'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await sound(page, path);
  }
  await page.goto(`/new/${ANY_GAME.id}`);
  await page.getByTestId('start').click();
  await expect(page.getByTestId('code')).toBeVisible();
  await sound(page, 'waiting room');
  await page.goto('/');
  await plateOf(page, ANY_GAME).getByTestId('play').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await sound(page, 'play now');
  await passAround(page, ['Ann', 'Bob'], ANY_GAME);
  await expect(page.getByTestId('curtain')).toBeVisible();
  await sound(page, 'curtain');
});

for (const game of GAMES)
  test(`the end and the replay of ${game.title} are accessible by day and by lantern, on a phone and on a desk`, async ({
    visit,
  }) => {
    test.setTimeout(300_000);
    const page = await visit({ theme: 'auto', name: 'Ann' });
    const tables = await meet(page, await visit({ name: 'Bob' }), game);
    if (game === ANY_GAME) await sound(page, 'online table');
    await hurry(tables, game.haste);
    await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
    await sound(page, 'end', game.drawn);
    await page.getByTestId('replay').click();
    await page.getByRole('slider').press('End');
    await sound(page, 'replay', game.drawn);
    // From the other side of the table, too: who lost looks otherwise, and it may have been either.
    await page.getByTestId('eyes').getByTestId('1').check();
    await soundHere(page, 'replay seen by the other', game.drawn);
  });

test('a button without a name is found, and one behind a sheet only when the sheet is gone', async ({ visit }) => {
  const page = await visit();
  await page.setContent(`<html lang="en"><title>Sea</title><main><button id="bare"></button><p id="other"></p></main>
    <dialog aria-label="Sheet"><button id="close">Close</button></dialog></html>`);
  expect(await graveFaultsHere(page)).toEqual(['button-name: #bare']);
  expect(await graveFaultsHere(page, '#bare')).toEqual([]);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  expect(await graveFaultsHere(page)).toEqual([]);
  await page.locator('#close').evaluate((close) => close.replaceChildren());
  expect(await graveFaultsHere(page)).toEqual(['button-name: #close']);
});
