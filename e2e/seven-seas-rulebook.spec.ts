import { plateOf } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { SEVEN_SEAS, sailSeas } from './lib/sevenSeas.ts';
import { LIGHTS, soundIn } from './lib/sound.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('the rulebook of the seven seas is searched, and its figures say where they come from', async ({ visit }) => {
  const page = await visit({ theme: 'auto' });
  await page.goto('/');
  await plateOf(page, SEVEN_SEAS).getByRole('link', { name: 'Rulebook' }).click();
  await expect(page).toHaveURL(/\/rules\/seven-seas$/);
  await expect(page.getByRole('heading', { level: 1, name: `${SEVEN_SEAS}: the rulebook` })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('Whirlpool');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ passages found$/ })).toBeVisible();
  await expect(page.locator('[data-place="S7-CURSE-10"]')).toContainText('Whirlpool');
  await expect(page.locator('[data-place="S7-CURSE-6"]')).toHaveCount(0);
  for (const light of LIGHTS) await soundIn(page, 'rulebook', light, 'svg');

  await page.goto('/rules/seven-seas/figures');
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('table').first().getByText('reconstructed').first()).toBeVisible();
  expect(await rows.filter({ hasText: /printed|public|reconstructed/ }).count()).toBe(await rows.count());
  await expect(page.getByRole('region', { name: 'Where the figures come from' })).toContainText('our own proposal');
  await page.setViewportSize(PHONE);
  await manners(page);
  for (const light of LIGHTS) await soundIn(page, 'figures', light, 'tbody tr:nth-child(n + 6)');
});

test('S7-ROUND-3: a character that lies on the table says why, and its rule is one click away', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'seas-rules' });
  const table = await sailSeas(page);
  await nextMoment(page);
  await table.choose('Cartographer');
  await table.press(/^Draw an adventure/);
  for (;;) {
    const moment = await nextMoment(page);
    if ('verbs' in moment && moment.verbs.some(({ words }) => /^Choose a character/.test(words))) break;
    await table.bar
      .getByRole('button', { name: /^(Leave|End the turn|Send|Keep)/ })
      .first()
      .click();
  }
  await table.press(/^Choose a character/);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Choose the Cartographer' }).click({ force: true });
  await page.getByRole('link', { name: 'Rule S7-ROUND-3' }).click();
  await expect(page.locator('[data-place="S7-ROUND-3"]')).toBeInViewport();
  await expect(page.locator('[data-place="S7-ROUND-3"]')).toBeFocused();
  await manners(page);
});
