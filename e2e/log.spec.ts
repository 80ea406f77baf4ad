import { ANY_GAME } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { playOn } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

/** How far the end of the log is below what is seen of it. */
const fromTheEnd = (): number => {
  const box = document.querySelector('[data-id="log"] section');
  return box ? Math.round(box.scrollHeight - box.scrollTop - box.clientHeight) : Number.NaN;
};

test('the log beside the table follows at normal speed, until the reader scrolls up', async ({ visit }) => {
  const page = await visit({ name: 'Ann', speed: 'normal' });
  const table = await playNow(page, ANY_GAME);
  await playOn(table, { until: (_moment, decisions) => decisions > 8 });
  const isLong = () => (document.querySelector('[data-id="log"] section')?.scrollTop ?? 0) > 0;
  await page.waitForFunction(isLong);
  const lines = await table.log();
  expect(lines.filter((line) => line.startsWith('You '))).not.toEqual([]);
  expect(lines.filter((line) => line.includes('Ann'))).toEqual([]);
  await expect(page.getByTestId('log-latest')).toHaveCount(0);
  expect(await page.evaluate(fromTheEnd)).toBeLessThan(24);

  await page.getByTestId('log').hover();
  await page.mouse.wheel(0, -400);
  await page.waitForFunction(fromTheEnd);
  await playOn(table, { until: (_moment, decisions) => decisions > 1 });
  expect(await page.evaluate(fromTheEnd)).toBeGreaterThan(24);
  await page.getByTestId('log-latest').click();
  await expect(page.getByTestId('log-latest')).toHaveCount(0);
  expect(await page.evaluate(fromTheEnd)).toBeLessThan(24);
});
