import { DEAD_RECKONING, sailReckoning } from './lib/deadReckoning.ts';
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

test('what cannot be done says why, and its rule is one click away', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'reckoning-rules' });
  const table = await sailReckoning(page, 'Against the rival');
  await nextMoment(page);
  await table.press(/^Raise sails/);
  await table.press(/^Sail to…/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /: 1 sail$/ })
    .first()
    .click();
  await nextMoment(page);
  const greyed = table.bar.getByRole('button', { disabled: true }).first();
  await greyed.click({ force: true });
  const rule = page.getByRole('link', { name: /^Rule DR-/ });
  const clause = (await rule.getAttribute('aria-label')) ?? (await rule.innerText());
  const id = /DR-[A-Z-]+-\d+/.exec(clause)?.[0] ?? 'missing';
  await rule.click();
  await expect(page.locator(`[data-place="${id}"]`)).toBeInViewport();
  await expect(page.locator(`[data-place="${id}"]`)).toBeFocused();
  await manners(page);
});
