import { plateOf, sail } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { inTurn } from './lib/tastes.ts';
import { player } from './player.ts';

test('the shelf offers the sea to a captain alone, against a rival of two kinds', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann' });
  await page.goto('/');
  await plateOf(page, player).getByTestId('play').click();
  for (const way of ['solo', 'hard']) {
    await page.getByTestId('way').getByTestId(way).check();
    await expect(page.getByTestId('others').getByTestId('0')).toBeChecked();
    await manners(page);
  }
  await sail(page);
  const table = await player.table(page).ready();
  expect(inTurn(await nextMoment(page)), 'DR-SOLO-3: the first turn is one’s own').toBe(true);
  await page.getByTestId('tab:players').click();
  await page.getByTestId('players').getByTestId('player:1').click();
  await expect(page.getByRole('dialog', { name: 'Rival' })).toContainText('18 orders to come');
  await manners(page);
  await table.page.keyboard.press('Escape');
});
