import { throwsDigest } from '../apps/web/src/tables/throwsDigest.ts';
import { bundled } from './lib/bundle.ts';
import { expect, test } from './lib/test.ts';

const THROWS = 12;

test('dice and cubes fall the same in Node and in the browser', async ({ page }) => {
  await page.addScriptTag({ content: await bundled('../../apps/web/src/tables/throwsDigest.ts', 'physics') });
  const inBrowser = await page.evaluate((throws) => {
    const { physics } = window as unknown as {
      readonly physics: { throwsDigest(count: number): Promise<string> };
    };
    return physics.throwsDigest(throws);
  }, THROWS);
  expect(inBrowser).toMatch(/^[0-9a-f]{64}$/);
  expect(inBrowser).toBe(await throwsDigest(THROWS));
});
