import type { Page } from '@playwright/test';
import { openFigures } from '../../../e2e/lib/figures.ts';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { barOffers, type Moment } from '../../../e2e/lib/moment.ts';
import { goOffline } from '../../../e2e/lib/offline.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { soundHere } from '../../../e2e/lib/sound.ts';
import { DESK, expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { latinWords } from '../../../e2e/lib/words.ts';
import { hasOver } from './lib/tastes.ts';
import { player } from './player.ts';

const clause = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);

/** Until a turn of one's own has just begun: stopping is greyed then. */
const turnBegins = (moment: Moment): boolean =>
  moment.at === 'bar' && moment.verbs.some(({ id, off }) => off && id === 'stop');

/** Until a card lies in the harbour in one's own phase 1: taking it is greyed then. */
const mayReveal = (moment: Moment): boolean => hasOver(moment, 0) && barOffers(moment, 'draw');

for (const [device, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`a greyed choice leads to its rule without leaving the match, on ${device}`, async ({ visit }) => {
    const page = await visit({ size });
    const table = await playNow(page, player);
    await playOn(table, { until: turnBegins });
    const before = await table.position();
    const url = page.url();
    // A greyed verb is pressed all the same: it answers with its reason.
    await table.verb('stop').click({ force: true });
    await page.getByTestId('rule:PR-DISC-1').click();
    const sheet = page.getByRole('dialog').and(page.getByTestId('rulebook'));
    await expect(clause(page, 'PR-DISC-1')).toBeInViewport();
    await expect(clause(page, 'PR-DISC-1')).toBeFocused();
    await manners(page);

    await test.step('what is looked for is all that is left, and counted', async () => {
      await sheet.getByRole('searchbox').fill('skull never sunk');
      await expect(sheet.getByRole('status')).toHaveText(/^\d passages found$/);
      await expect(clause(page, 'PR-SINK-4').locator('mark')).not.toHaveCount(0);
      await expect(clause(page, 'PR-DISC-1')).toHaveCount(0);
      await sheet.getByRole('searchbox').fill('zeppelin');
      await expect(sheet.getByRole('status')).toHaveText('Nothing found');
      await sheet.getByRole('searchbox').fill('pr-disc-6');
    });

    await test.step('a clause that is mentioned is one click away', async () => {
      await clause(page, 'PR-DISC-6').locator('a[href$="PR-SINK-1"]').click();
      await expect(clause(page, 'PR-SINK-1')).toBeInViewport();
      await expect(clause(page, 'PR-SINK-1')).toBeFocused();
      await expect(sheet.getByRole('searchbox')).toHaveValue('');
      expect(page.url()).toBe(url);
    });

    await test.step('the language changes at once, and the place is kept', async () => {
      await sheet.getByTestId('uk').check();
      await expect(clause(page, 'PR-SINK-1')).toContainText('корабель');
      await expect(clause(page, 'PR-SINK-1')).toBeInViewport();
      await page.getByRole('dialog').getByTestId('en').check();
    });

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(page.url()).toBe(url);
    expect(await table.position()).toEqual(before);
  });

test('a rule’s reason can be followed from a card that lies open in a sheet', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  const table = await playNow(page, player);
  await playOn(table, { until: mayReveal });
  await table.harbour.getByRole('button').first().click();
  const verb = page.getByRole('dialog').getByTestId(/^(hire|trade):/);
  await verb.click({ force: true });
  await page.getByTestId(/^rule:PR-/).click();
  await expect(page.locator('[data-here]')).toBeInViewport();
});

test('the rulebook on a phone and its figures on a desk are accessible by day and by lantern', async ({ visit }) => {
  const page = await visit({ theme: 'auto', size: PHONE });
  await page.goto('/rules/port-royal/PR-SINK-3');
  await expect(clause(page, 'PR-SINK-3')).toBeInViewport();
  await manners(page);
  await page.getByRole('searchbox').fill('skull');
  await expect(page.locator('mark').first()).toBeVisible();
  await soundHere(page, 'rulebook', 'svg');
  await page.setViewportSize(DESK);
  await openFigures(page, player);
  await manners(page);
  // One card is drawn like the other.
  await soundHere(page, 'figures', 'tbody tr:nth-child(n + 6)');
});

test('every card of every module stands in the table of all cards', async ({ visit }) => {
  const page = await visit({ locale: 'ru' });
  const rows = (await openFigures(page, player)).locator('tbody tr');
  const all = await rows.count();
  expect(all).toBeGreaterThan(60);
  expect(await latinWords(page), 'in Latin letters').toEqual([]);
  const modules = page.getByRole('combobox');
  const names = await modules.locator('option').evaluateAll((options) => options.map(({ textContent }) => textContent));
  let sum = 0;
  for (const name of names.slice(1)) {
    await modules.selectOption({ label: name ?? '' });
    sum += await rows.count();
  }
  expect(sum).toBe(all);
});

test('a question is answered by the rule that matters, with the best answer first', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  await page.goto('/rules/port-royal');
  await page.getByRole('searchbox').fill('How do I win?');
  await expect(page.locator('[data-place]').first()).toHaveAttribute('data-place', 'PR-END-3');
  await page.getByTestId('ru').check();
  await page.getByRole('searchbox').fill('как победить?');
  await expect(page.locator('[data-place]').first()).toHaveAttribute('data-place', 'PR-END-3');
  await manners(page);
});

test('the rulebook of a match opens with how to play, without leaving the match', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  await playNow(page, player);
  const url = page.url();
  await page.getByTestId('menu').click();
  await page.getByTestId('rules').click();
  const sheet = page.getByRole('dialog').and(page.getByTestId('rulebook'));
  await expect(sheet.getByRole('heading', { name: 'How to play in one page' })).toBeVisible();
  await expect(sheet.locator('figure svg').first()).toBeVisible();
  await sheet.getByTestId('symbols').click();
  await expect(sheet.locator('dt svg').first()).toBeVisible();
  expect(page.url()).toBe(url);
  await manners(page);
});

test('the rulebook is there without a network after the first visit', async ({ visit }) => {
  const page = await visit({ stormy: true, kept: true });
  await goOffline(page);
  await page.goto('/rules/port-royal/PR-SINK-3');
  await expect(clause(page, 'PR-SINK-3')).toBeInViewport();
  await page.getByTestId('ru').check();
  await expect(clause(page, 'PR-SINK-3')).toContainText('сабель');
  await page.getByTestId('page').click();
  await expect(page.locator('figure svg').first()).toBeVisible();
});
