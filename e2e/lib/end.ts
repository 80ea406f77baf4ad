/** The end of a match: its score sheet in figures, and the way through its replay. */
import type { Page } from '@playwright/test';
import { manners } from './manners.ts';
import { expect } from './test.ts';

export interface ScoreSheet {
  /** Rows that count, a figure for every column. */
  readonly rows: readonly (readonly number[])[];
  /** Their sums as printed. */
  readonly totals: readonly number[];
  /** What stands under the sums, by its key. */
  readonly below: Readonly<Record<string, readonly number[]>>;
}

export async function scoreSheet(page: Page): Promise<ScoreSheet> {
  const sheet = page.getByTestId('scores');
  const lines = await sheet.getByRole('row').evaluateAll((rows) =>
    rows.map((row) => ({
      what: row.getAttribute('data-id') ?? '',
      figures: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
    })),
  );
  const total = lines.findIndex(({ what }) => what === 'total');
  return {
    rows: lines.slice(1, total).map(({ figures }) => figures),
    totals: lines[total].figures,
    below: Object.fromEntries(lines.slice(total + 1).map(({ what, figures }) => [what, figures])),
  };
}

/** From the end to the first position of the replay, one step on, and to the last. */
export async function lookAgain(page: Page): Promise<void> {
  await page.getByTestId('replay').click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await manners(page);
  await page.getByTestId('next').click();
  await expect(slider).toHaveValue('1');
  await slider.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? 'missing');
  await manners(page);
}
