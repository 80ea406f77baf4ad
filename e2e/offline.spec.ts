import { follow, LESSONS, openLesson, pressAsked } from './lib/coach.ts';
import { ANY_GAME } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { nextMoment } from './lib/moment.ts';
import { goOffline } from './lib/offline.ts';
import { playOn } from './lib/play.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('after the first visit a match is started, gone on with and saved without any network', async ({ visit }) => {
  const page = await visit({ size: PHONE, stormy: true, kept: true });
  await goOffline(page);

  const table = await playNow(page, ANY_GAME);
  await playOn(table, { until: (_moment, decisions) => decisions === 12 });
  const before = await table.standing();
  await page.reload();
  await nextMoment(page);
  expect(await table.standing()).toEqual(before);
  await playOn(table, { until: (_moment, decisions) => decisions === 6 });

  await page.getByTestId('menu').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save').click()]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${ANY_GAME.id}-.*\\.broadside\\.json$`));
  await page.goto('/');
  await expect(page.getByText('The server is out of reach.')).toBeVisible();
  await page.getByTestId('mine').getByRole('link').first().click();
  await table.ready();
});

test('after the first visit a lesson is played, and how to play and the legend are read, without any network', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, locale: 'uk', stormy: true, kept: true });
  await goOffline(page);

  const [shortest] = LESSONS.toSorted((a, b) => a.steps - b.steps);
  await openLesson(page, shortest);
  const steps = await follow(page, { press: pressAsked });
  expect(steps.length).toBeGreaterThan(5);
  await page.goto(`/rules/${shortest.game}`);
  await expect(page.locator('figure svg').first()).toBeVisible();
  await page.getByTestId('symbols').click();
  await expect(page.locator('dt svg').last()).toBeVisible();
});
