import { playNow } from './lib/harbour.ts';
import { nextMoment } from './lib/moment.ts';
import { playOn } from './lib/player.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('after the first visit a match is started, gone on with and saved without any network', async ({ visit }) => {
  const page = await visit({ size: PHONE, stormy: true });
  await page.goto('/');
  // The first visit is over when the app has been kept on the device.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await page.context().setOffline(true);

  const table = await playNow(page);
  await playOn(table, { until: (_moment, decisions) => decisions === 12 });
  const before = await table.whole();
  await page.reload();
  await nextMoment(page);
  expect(await table.whole()).toEqual(before);
  await playOn(table, { until: (_moment, decisions) => decisions === 6 });

  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save match file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^port-royal-.*\.broadside\.json$/);
  await page.goto('/');
  await expect(page.getByText('The server is out of reach.')).toBeVisible();
  await page.getByRole('region', { name: 'My matches' }).getByRole('link').first().click();
  await table.ready();
});
