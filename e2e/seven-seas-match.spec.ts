import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { playOn } from './lib/player.ts';
import { mayChoose, type SeasTable, sailSeas, sailUntil, TO_THE_END } from './lib/sevenSeas.ts';
import { expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

/** The score sheet in figures: rows that count, their sum as printed. */
async function sheetOf({ page }: SeasTable) {
  const sheet = page.getByRole('table').filter({ hasText: 'Total' });
  const lines = await sheet.getByRole('row').evaluateAll((rows) =>
    rows.map((row) => ({
      what: row.querySelector('th')?.textContent ?? '',
      figures: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
    })),
  );
  const total = lines.findIndex(({ what }) => what === 'Total');
  return { rows: lines.slice(1, total).map(({ figures }) => figures), totals: lines[total].figures };
}

test('a whole match against bots is played by pressing what is shown, on a phone', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'seas-1' });
  const table = await sailSeas(page, 3);
  let decided = 0;
  await playOn(table, {
    taste: TO_THE_END,
    after: async (decisions) => {
      decided = decisions;
      if (decisions % 10 === 0) await manners(page);
    },
  });
  console.log('decisions', decided);
  await expect(table.result).toBeVisible();
  await manners(page);
  console.log(JSON.stringify(await sheetOf(table)), await table.result.innerText());
});
