import { playNow, Table } from './lib/harbour.ts';
import { nextMoment } from './lib/moment.ts';
import { playOn } from './lib/player.ts';
import { expect, test } from './lib/test.ts';

const ELSEWHERE = 'This match is open in another window now.';

test('a match of this device open in two windows belongs to the one that opened it last', async ({ visit }) => {
  const page = await visit();
  const first = await playNow(page);
  await playOn(first, { until: (_moment, decisions) => decisions === 6 });
  const before = await first.whole();

  const other = await page.context().newPage();
  await other.goto(page.url());
  const second = await new Table(other).ready();
  await nextMoment(other);
  expect(await second.whole()).toEqual(before);
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await expect(first.bar).toBeHidden();

  await playOn(second, { until: (_moment, decisions) => decisions === 6 });
  const later = await second.whole();
  expect(later.log.slice(0, before.log.length)).toEqual(before.log);
  expect(later.log.length).toBeGreaterThan(before.log.length);

  await page.reload();
  await nextMoment(page);
  expect(await first.whole()).toEqual(later);
  await expect(other.getByText(ELSEWHERE)).toBeVisible();
  await playOn(first, { until: (_moment, decisions) => decisions === 3 });
});
