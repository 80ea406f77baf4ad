import { plateOf, playNow, type Table } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { playOn } from './lib/player.ts';
import { DESK, expect, PHONE, test } from './lib/test.ts';

/** The score sheet in figures: rows that count, their sum as printed. */
async function sheetOf(table: Table): Promise<{ readonly rows: number[][]; readonly totals: number[] }> {
  const sheet = table.page.getByRole('table').filter({ hasText: 'Total' });
  const lines = await sheet.getByRole('row').evaluateAll((rows) =>
    rows.map((row) => ({
      what: row.querySelector('th')?.textContent ?? '',
      figures: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
    })),
  );
  const total = lines.findIndex(({ what }) => what === 'Total');
  return { rows: lines.slice(1, total).map(({ figures }) => figures), totals: lines[total].figures };
}

for (const [device, size] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)
  test(`a whole match against bots is played by pressing what is shown, on ${device}`, async ({ visit }) => {
    const page = await visit({ size });
    await page.goto('/');
    await expect(plateOf(page, 'Port Royal')).toBeVisible();
    await manners(page);
    const table = await playNow(page);
    await playOn(table, {
      after: async (decisions) => {
        if (decisions % 10 === 0) await manners(page);
      },
    });

    await expect(table.result).toBeVisible();
    await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
    await manners(page);
    const { rows, totals } = await sheetOf(table);
    expect(totals).toHaveLength(2);
    expect(totals).toEqual(totals.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)));
    await expect(table.result).toContainText(String(Math.max(...totals)));
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(12);

    await page.getByRole('link', { name: 'Watch replay' }).click();
    const slider = page.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveValue('0');
    await manners(page);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(slider).toHaveValue('1');
    await slider.press('End');
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? 'missing');
    await manners(page);
  });
