import { openFigures } from '../../../e2e/lib/figures.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
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
    for (const load of [/^Load \d cargo into cell A/, /^Load \d coins? into cell D/]) {
      await nextMoment(page);
      await table.press('Cargo and coins');
      await page.getByRole('dialog').getByRole('button', { name: load }).first().click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await table.press(/^Raise sails/);
    await table.press(/^Sail to…/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /: 1 sail$/ })
      .first()
      .click();
    await table.press(/^End the turn/);
    await playUntil(table, inTurn, idler);
  });
  await table.bar.getByRole('button', { name: /^Raise sails/, disabled: true }).click({ force: true });
  const rule = page.getByRole('link', { name: /^Rule DR-SAIL-/ });
  const id = /DR-SAIL-\d+/.exec(await rule.innerText())?.[0] ?? 'missing';
  await rule.click();
  await expect(page.locator(`[data-place="${id}"]`)).toBeInViewport();
  await expect(page.locator(`[data-place="${id}"]`)).toBeFocused();
  await manners(page);
});
