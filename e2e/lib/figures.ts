/** The figures of a rulebook: every card of a game in one table. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A game with hundreds of drawn cards takes its time on a busy machine. */
const PATIENTLY = { timeout: 60_000 };

/** Comes back with the table once its rows are there. */
export async function openFigures(page: Page, { id }: { readonly id: string }): Promise<Locator> {
  await page.goto(`/rules/${id}/figures`);
  const table = page.getByRole('table').first();
  await expect(table.locator('tbody tr').first()).toBeVisible(PATIENTLY);
  return table;
}
