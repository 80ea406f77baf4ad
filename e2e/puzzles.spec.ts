import { onShelf } from '@broadside/shelf';
import { GAMES } from './lib/games.ts';
import { goOffline } from './lib/offline.ts';
import { expect, PHONE, test } from './lib/test.ts';

const [WITH_PUZZLES] = GAMES.filter(({ id }) => onShelf(id)?.judge !== undefined);

test('after the first visit puzzles are solved without any network, by key and by tap, each answer stays, and one is played on', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, stormy: true, kept: true });
  await goOffline(page);
  await page.getByTestId(WITH_PUZZLES.id).getByTestId('puzzle').click();
  const options = page.getByTestId(/^option:/);
  await expect(options.first()).toBeVisible();
  const count = await options.count();
  expect(count).toBeGreaterThan(1);

  await page.keyboard.press('1');
  await expect(page.getByTestId('verdict')).toBeVisible();
  await expect(page.getByTestId('choices').getByRole('listitem')).toHaveCount(count);
  await page.reload();
  await expect(page.getByTestId('verdict')).toBeVisible();

  await page.getByTestId('next').click();
  await options.last().click();
  await expect(page.getByTestId('verdict')).toBeVisible();
  await page.getByTestId('all').click();
  await expect(page.getByTestId(/^puzzle:/).and(page.locator('[aria-current="page"]'))).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.getByTestId('play-on').click();
  await expect(page).toHaveURL(/\/local\//);
  await WITH_PUZZLES.table(page).ready();
});
