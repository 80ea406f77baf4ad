import { playOn, sensible } from './lib/player.ts';
import { setUp } from './lib/setup.ts';
import { PHONE, test } from './lib/test.ts';

for (const seed of (process.env.SEEDS ?? 'a').split(','))
  test(`scan ${seed}`, async ({ visit }) => {
    const page = await visit({ size: PHONE, name: 'Ann', seed });
    const table = await setUp(page, { play: 'Adventure, together', seats: 2, campaign: true });
    const t = Date.now();
    let n = 0;
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/e2e4/${seed}-0.png` });
    await playOn(table, { taste: (w, c) => { return sensible(w, c); }, after: async () => { n++; if ([1,3,6,20].includes(n)) { await page.screenshot({ path: `/tmp/e2e4/${seed}-${n}.png` }); } } });
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/e2e4/${seed}-end.png`, fullPage: true });
    console.log(seed, Date.now() - t, n, await table.result.innerText(), (await page.getByRole('main').innerText()).slice(0, 800).replace(/\n+/g, ' | '));
  });
