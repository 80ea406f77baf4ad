import { ANY_GAME } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { nextMoment } from './lib/moment.ts';
import { playOn } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

const ELSEWHERE = 'This match is open in another window now.';

test('a match of this device open in two windows belongs to the one that opened it last', async ({ visit }) => {
  const page = await visit();
  const first = await playNow(page, ANY_GAME);
  await playOn(first, { until: (_moment, decisions) => decisions === 6 });
  const before = await first.standing();

  const other = await page.context().newPage();
  await other.goto(page.url());
  const second = await ANY_GAME.table(other).ready();
  await nextMoment(other);
  expect(await second.standing()).toEqual(before);
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await expect(first.bar).toBeHidden();

  await playOn(second, { until: (_moment, decisions) => decisions === 6 });
  const later = await second.standing();
  const [soFar, more] = [before.position.log, later.position.log];
  expect(more.slice(0, soFar.length)).toEqual(soFar);
  expect(more.length).toBeGreaterThan(soFar.length);

  await page.reload();
  await nextMoment(page);
  expect(await first.standing()).toEqual(later);
  await expect(other.getByText(ELSEWHERE)).toBeVisible();
  await playOn(first, { until: (_moment, decisions) => decisions === 3 });
});
