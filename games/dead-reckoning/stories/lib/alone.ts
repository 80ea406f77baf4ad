/** A match alone against the rival, set by hand. */
import type { Page } from '@playwright/test';
import { scoreSheet } from '../../../../e2e/lib/end.ts';
import { manners } from '../../../../e2e/lib/manners.ts';
import { expect } from '../../../../e2e/lib/test.ts';
import { ReckoningTable } from './table.ts';

/** By hand: alone, on this device, twelve rounds at most. */
export async function setUpAlone(page: Page): Promise<ReckoningTable> {
  await page.goto('/new/dead-reckoning');
  await page.getByRole('radiogroup', { name: 'Where' }).getByRole('radio', { name: 'On this device' }).check();
  await page.getByRole('radiogroup', { name: 'Number of seats' }).getByRole('radio', { name: '1' }).check();
  await page.getByLabel('Round limit', { exact: true }).selectOption('12 rounds');
  for (const option of ['Bonus tokens', 'Top card of every box', 'Level-up between turns', 'Rival of the solo game'])
    await expect(page.getByLabel(option, { exact: true })).toBeVisible();
  await page.getByLabel('Bonus tokens', { exact: true }).getByRole('radio', { name: 'With tokens' }).check();
  await manners(page);
  await page.getByRole('button', { name: 'Start the match' }).first().click();
  await expect(page).toHaveURL(/\/local\//);
  return new ReckoningTable(page).ready();
}

/** DR-SOLO-46: the score sheet says what the rival had, and DR-SOLO-43, DR-TABLE-9: why the match is over. */
export async function comparesWithTheRival({ page, result }: ReckoningTable): Promise<void> {
  const { totals, below } = await scoreSheet(page);
  const [total] = totals;
  const [rival] = below.Rival;
  expect(rival).not.toBeNaN();
  await expect(result).toHaveText(total >= rival ? `Ann wins with a score of ${total}` : 'Not this time');
  await expect(page.getByRole('main')).toContainText(
    /The match is over: (the round limit was|four achievements were) reached/,
  );
}
