import type { Page } from '@playwright/test';
import type { Moment } from '../../../e2e/lib/moment.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { setUp } from '../../../e2e/lib/setup.ts';
import { sound as whole } from '../../../e2e/lib/sound.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import { choosing, fillIn } from './lib/setup.ts';
import { hasOver } from './lib/tastes.ts';
import { player } from './player.ts';

/** Drawings are looked at with the base game; there are many here. */
const sound = (page: Page, screen: string): Promise<void> => whole(page, screen, 'svg');

/** In the middle of a turn, with cards in the harbour. */
const amidst = (moment: Moment, decisions: number): boolean => decisions > 12 && hasOver(moment, 1);

/** What opens over the table is looked at and closed again. */
async function soundSheet(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await sound(page, screen);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('setting up every kind of game is accessible by day and by lantern, on phones and on a desk', async ({
  visit,
}) => {
  const page = await visit({ theme: 'auto', name: 'Ann' });
  await page.goto('/new/port-royal');
  await fillIn(page, { play: 'adventureCoop', seats: 3, campaign: true, modules: ['gambler'] });
  await sound(page, 'set-up of a campaign');
  await fillIn(page, { play: 'setSail', seats: 5 });
  await expect(page.getByRole('alert')).toBeVisible();
  await sound(page, 'set-up with its reasons');
});

test('a table of contracts is accessible by day and by lantern, on phones and on a desk', async ({ visit }) => {
  const page = await visit({ theme: 'auto', name: 'Ann', seed: 'look-1' });
  const table = await setUp(page, player, choosing({ play: 'contractsCoop', seats: 3 }));
  await playOn(table, { until: amidst });
  await sound(page, 'contracts');
  await page.getByTestId('contracts').getByRole('button').first().click();
  await soundSheet(page, 'contract');
});

test('a table of the Adventure is accessible by day and by lantern, on phones and on a desk', async ({ visit }) => {
  const page = await visit({ theme: 'auto', name: 'Ann', seed: 'look-2' });
  const table = await setUp(page, player, choosing({ play: 'adventureCoop', seats: 2, campaign: true }));
  await expect(page.getByTestId('book')).toContainText('The Sixth Sail');
  await soundSheet(page, 'story');
  await sound(page, 'characters');
  await playOn(table, { until: amidst });
  await sound(page, 'Adventure');
  await page.getByTestId('tasks').getByRole('button').first().click();
  await soundSheet(page, 'task');
  await page.getByTestId('month').click();
  await soundSheet(page, 'month');
});
