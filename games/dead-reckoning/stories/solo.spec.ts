import { plateOf } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { inTurn } from './lib/tastes.ts';
import { player } from './player.ts';

test('the shelf offers the sea to a captain alone, against a rival of two kinds', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann' });
  await page.goto('/');
  await plateOf(page, player).getByRole('button', { name: 'Play now' }).click();
  for (const way of ['Against the rival', 'Against the hard rival']) {
    await page.getByRole('radio', { name: way, exact: true }).check();
    await expect(page.getByRole('radio', { name: 'Solo' })).toBeChecked();
    await manners(page);
  }
  await page.getByRole('button', { name: 'Sail!' }).click();
  const table = await player.table(page).ready();
  expect(inTurn(await nextMoment(page)), 'DR-SOLO-3: the first turn is one’s own').toBe(true);
  await page.getByRole('tab', { name: /^Players/ }).click();
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: /Rival/ }).click();
  await expect(page.getByRole('dialog', { name: 'Rival' })).toContainText('18 orders to come');
  await manners(page);
  await table.page.keyboard.press('Escape');
});
