import { DEAD_RECKONING, idler, inTurn, sailReckoning, sailUntil } from './lib/deadReckoning.ts';
import { plateOf } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { LIGHTS, soundIn } from './lib/sound.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('the rulebook of Dead Reckoning is searched, and its figures say where they come from', async ({ visit }) => {
  const page = await visit({ theme: 'auto' });
  await page.goto('/');
  await plateOf(page, DEAD_RECKONING).getByRole('link', { name: 'Rulebook' }).click();
  await expect(page).toHaveURL(/\/rules\/dead-reckoning$/);
  await expect(page.getByRole('heading', { level: 1, name: `${DEAD_RECKONING}: the rulebook` })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('garrison');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ passages found$/ })).toBeVisible();
  await expect(page.locator('[data-place="DR-MOVE-11"]')).toContainText('garrison');
  await expect(page.locator('[data-place="DR-MOVE-2"]')).toHaveCount(0);
  for (const light of LIGHTS) await soundIn(page, 'rulebook', light, 'svg');

  await page.goto('/rules/dead-reckoning/figures');
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('table').first().getByText('reconstructed').first()).toBeVisible();
  expect(await rows.filter({ hasText: /printed|public|reconstructed/ }).count()).toBe(await rows.count());
  await page.setViewportSize(PHONE);
  await manners(page);
  for (const light of LIGHTS) await soundIn(page, 'figures', light, 'tbody tr:nth-child(n + 6)');
});

test('DR-SAIL-7: sails that cannot be raised say why, and the rule is one click away', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'reckoning-rules' });
  const table = await sailReckoning(page, 'Against the rival');
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
    await sailUntil(table, inTurn, idler);
  });
  await table.bar.getByRole('button', { name: /^Raise sails/, disabled: true }).click({ force: true });
  const rule = page.getByRole('link', { name: /^Rule DR-SAIL-/ });
  const id = /DR-SAIL-\d+/.exec(await rule.innerText())?.[0] ?? 'missing';
  await rule.click();
  await expect(page.locator(`[data-place="${id}"]`)).toBeInViewport();
  await expect(page.locator(`[data-place="${id}"]`)).toBeFocused();
  await manners(page);
});
