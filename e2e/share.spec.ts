import { GAMES } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { playOn } from './lib/play.ts';
import { expect, SMALL_PHONE, test } from './lib/test.ts';

/** Any match will do that has come to its end; the last game on the shelf is the shortest. */
const SHORTEST = GAMES[GAMES.length - 1];

test('a match of this device is put on the server after a question, and its link opens it for somebody else', async ({
  visit,
}) => {
  const page = await visit({ name: 'Ann', size: SMALL_PHONE });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await playOn(await playNow(page, SHORTEST), { atOnce: true });
  await page.getByTestId('replay').click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  // A link to this device alone would help nobody.
  await expect(page.getByTestId('link')).toBeHidden();
  await manners(page);

  await page.getByRole('button').and(page.getByTestId('share')).click();
  const sheet = page.getByRole('dialog').and(page.getByTestId('share'));
  await expect(sheet).toContainText('see the names of the players and every move');
  await manners(page);
  await sheet.getByTestId('put').click();
  await expect(page.getByText('The link is copied and works for everybody who has it.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(sheet.getByTestId('shared-link')).toHaveText(link);
  await manners(page);

  const friend = await visit({ name: 'Bob' });
  await friend.goto(link);
  await expect(friend.getByRole('slider')).toHaveValue('1');
  await expect(friend.getByTestId('eyes').getByRole('radio', { name: 'Ann' })).toBeVisible();
  // It lies on the server now, so its link is at hand here.
  await friend.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await friend.getByTestId('link').click();
  await expect(friend.getByText('Copied. The link works for everybody who has it.')).toBeVisible();
  expect(await friend.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
