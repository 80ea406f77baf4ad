import { playNow } from '../../../e2e/lib/harbour.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { sound } from '../../../e2e/lib/sound.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import { hasOver } from './lib/tastes.ts';
import { player } from './player.ts';

test('the table and its sheets are accessible by day and by lantern, on a phone and on a desk', async ({ visit }) => {
  const page = await visit({ theme: 'auto', name: 'Ann' });
  const table = await playNow(page, player);
  await playOn(table, { until: (moment, decisions) => decisions > 20 && hasOver(moment, 2) });
  await sound(page, 'table');
  await table.enlarge(table.harbour.getByRole('button').first());
  await sound(page, 'card sheet');
  await page.keyboard.press('Escape');
  const sheets = [
    ['rival', page.getByTestId('rivals').getByRole('button').first()],
    ['discard pile', page.getByTestId('discard')],
    ['menu', page.getByTestId('menu')],
    ['help', page.getByTestId('help')],
  ] as const;
  for (const [sheet, way] of sheets) {
    await way.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await sound(page, `${sheet} sheet`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
