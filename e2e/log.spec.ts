import { meet } from './lib/company.ts';
import { ANY_GAME } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { momentOf } from './lib/moment.ts';
import { decide, playOn, playTogether } from './lib/play.ts';
import { expect, PHONE, test } from './lib/test.ts';

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
  await manners(page);
  await page.getByTestId('log-latest').click();
  await expect(page.getByTestId('log-latest')).toHaveCount(0);
  expect(await page.evaluate(fromTheEnd)).toBeLessThan(24);
});

test('on a phone the log stays open when somebody else’s turn ends and the own one begins', async ({ visit }) => {
  const [ann, bob] = await meet(
    await visit({ name: 'Ann', size: PHONE }),
    await visit({ name: 'Bob', size: PHONE }),
    ANY_GAME,
  );
  const people = [ann, bob].map((table) => ({ table, taste: table.idle }));
  const acting = await playTogether(people, (_acting, moment) => moment.at === 'bar');
  const waiting = acting === ann ? bob : ann;
  await waiting.page.getByTestId('open-log').click();
  const log = waiting.page.getByRole('dialog').and(waiting.page.getByTestId('log'));
  await expect(log).toBeVisible();
  const actOn = async (): Promise<string> => {
    const moment = await momentOf(acting.page);
    if (moment) await decide(acting, moment, acting.idle);
    return waiting.page.title();
  };
  await expect.poll(actOn, 'the turn is the reader’s').toMatch(/^●/);
  await expect(log).toBeVisible();
  await log.getByTestId('close').click();
  await expect(log).toBeHidden();
});
