/** A match alone against the rival, set by hand. */
import type { Page } from '@playwright/test';
import { scoreSheet } from '../../../../e2e/lib/end.ts';
import { manners } from '../../../../e2e/lib/manners.ts';
import { unfold } from '../../../../e2e/lib/setup.ts';
import { expect } from '../../../../e2e/lib/test.ts';
import { ReckoningTable } from './table.ts';

/** By hand: alone, on this device, twelve rounds at most. */
export async function setUpAlone(page: Page): Promise<ReckoningTable> {
  await page.goto('/new/dead-reckoning');
  await unfold(page);
  await page.getByTestId('place').getByTestId('device').check();
  await page.getByTestId('seats').getByTestId('1').check();
  await page.getByTestId('roundLimit').selectOption('12');
  for (const option of ['bonusTokens', 'topCardVisible', 'levelUpOptional', 'rival'])
    await expect(page.getByTestId(option)).toBeVisible();
  await page.getByTestId('bonusTokens').getByTestId('true').check();
  await manners(page);
  await page.getByTestId('start').click();
  await expect(page).toHaveURL(/\/local\//);
  return new ReckoningTable(page).ready();
}

/** DR-SOLO-46: the score sheet says what the rival had, and DR-SOLO-43, DR-TABLE-9: why the match is over. */
export async function comparesWithTheRival({ page, result }: ReckoningTable): Promise<void> {
  const { totals, below } = await scoreSheet(page);
  const [total] = totals;
  const [rival] = below.rival;
  expect(rival).not.toBeNaN();
  await expect(result).toHaveText(total >= rival ? `Ann wins with a score of ${total}` : 'Not this time');
  await expect(page.getByRole('main')).toContainText(
    /The match is over: (the round limit was|four achievements were) reached/,
  );
}
