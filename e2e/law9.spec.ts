import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { digest } from '../apps/web/src/tables/digest.ts';
import { expect, test } from './lib/test.ts';

const SOURCE = fileURLToPath(new URL('../apps/web/src/tables/digest.ts', import.meta.url));
const MATCHES = 20;

/** The same source as the client's bundle would have it. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: { write: false, minify: false, lib: { entry: SOURCE, formats: ['iife'], name: 'law9' } },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (!('output' in first)) throw new Error('nothing was bundled');
  return first.output[0].code;
}

test('whole matches have the same fingerprints in Node and in the browser', async ({ page }) => {
  const script = await bundled();
  await page.addScriptTag({ content: script });
  const inBrowser = await page.evaluate((matches) => {
    const { law9 } = window as unknown as { readonly law9: { digest(count: number): string } };
    return law9.digest(matches);
  }, MATCHES);
  expect(inBrowser).toMatch(/^[0-9a-f]{64}$/);
  expect(inBrowser).toBe(digest(MATCHES));
});
