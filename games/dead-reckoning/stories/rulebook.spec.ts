import { openFigures } from '../../../e2e/lib/figures.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { CARGO, COIN } from '../rules/facade.ts';
import { idler, inTurn } from './lib/tastes.ts';
import { sailAlone } from './lib/voyage.ts';
import { player } from './player.ts';

test('the figures that were reconstructed are named', async ({ visit }) => {
  const page = await visit();
  await expect((await openFigures(page, player)).getByText('reconstructed').first()).toBeVisible();
});

test('DR-SAIL-7: sails that cannot be raised say why, and the rule is one click away', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'reckoning-rules' });
  const table = await sailAlone(page);
  await test.step('a ship with full holds lies at an island of nobody', async () => {
    for (const [good, cell] of [
      [CARGO, 0],
      [COIN, 3],
    ]) {
      await nextMoment(page);
      await table.load(good, cell);
    }
    await table.putToSea();
    await table.press('end');
    await playUntil(table, inTurn, idler);
  });
  await table.verb('raise').click({ force: true });
  const rule = page.getByTestId(/^rule:DR-SAIL-/);
  const id = /DR-SAIL-\d+/.exec(await rule.innerText())?.[0] ?? 'missing';
  await rule.click();
  await expect(page.locator(`[data-place="${id}"]`)).toBeInViewport();
  await expect(page.locator(`[data-place="${id}"]`)).toBeFocused();
  await manners(page);
});
