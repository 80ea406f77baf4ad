import { digest } from '../apps/web/src/tables/digest.ts';
import { bundled } from './lib/bundle.ts';
import { expect, test } from './lib/test.ts';

const MATCHES = 20;

test('whole matches have the same fingerprints in Node and in the browser', async ({ page }) => {
  await page.addScriptTag({ content: await bundled('../../apps/web/src/tables/digest.ts', 'law9') });
  const inBrowser = await page.evaluate((matches) => {
    const { law9 } = window as unknown as { readonly law9: { digest(count: number): string } };
    return law9.digest(matches);
  }, MATCHES);
  expect(inBrowser).toMatch(/^[0-9a-f]{64}$/);
  expect(inBrowser).toBe(digest(MATCHES));
});
