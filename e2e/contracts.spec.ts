import { type Table } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { ambitious, playOn } from './lib/player.ts';
import { setUp } from './lib/setup.ts';
import { expect, PHONE, test } from './lib/test.ts';

for (const seed of (process.env.SEEDS ?? 'a').split(','))
  test(`scan ${seed}`, async ({ visit }) => {
    const page = await visit({ size: PHONE, name: 'Ann', seed });
    const table = await setUp(page, { play: 'Contracts, together', seats: 1 });
    const t = Date.now();
    let n = 0;
    await playOn(table, { taste: ambitious, after: async () => { n++; } });
    console.log(seed, Date.now() - t, n, await table.result.innerText(), (await page.getByRole('main').innerText()).slice(0, 400).replace(/\n+/g, ' | '));
  });
