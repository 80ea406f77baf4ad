/** What every test has: a server of its worker, visitors with a browser each, and a record of all that goes wrong. */
import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test';
import { loadDice } from './dice.ts';
import { TestServer } from './server.ts';

export { expect };

export const PHONE: ViewportSize = { width: 390, height: 844 };
export const SMALL_PHONE: ViewportSize = { width: 360, height: 740 };
export const DESK: ViewportSize = { width: 1440, height: 900 };

export interface VisitOptions {
  /** The address to come by; the worker's own server by default. */
  readonly url?: string;
  readonly size?: ViewportSize;
  readonly name?: string;
  readonly locale?: 'en' | 'ru' | 'uk';
  readonly theme?: 'auto' | 'light' | 'dark';
  /** How slowly things are shown; not at all by default. */
  readonly speed?: 'off' | 'fast' | 'normal';
  /** Notes on what appears for the first time; none by default, so that a story sees the table alone. */
  readonly notes?: boolean;
  /** The network will fail in this test: what the browser writes about that is no fault of the page. */
  readonly stormy?: boolean;
  /** Matches of this device are dealt from it; from the title of the test by default. */
  readonly seed?: string;
  /** Bots on this device wait as long as people want them to; else no longer than a moment. */
  readonly unhurried?: boolean;
  /** The page is kept by its service worker, so that it is there without a network. */
  readonly kept?: boolean;
  /** Somebody who has been here before: cookies and local storage as they were left. */
  readonly again?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

export type Visit = (options?: VisitOptions) => Promise<Page>;

const ABOUT_THE_NETWORK = /Failed to load resource|WebSocket connection to|net::ERR_/;

interface Watched {
  /** Everything a page complained about; empty at the end of a good test. */
  readonly troubles: string[];
}

function watch(page: Page, stormy: boolean, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !(stormy && ABOUT_THE_NETWORK.test(text))) troubles.push(`console: ${text}`);
  });
}

/** What a person has chosen before: quick play without animation, a name. */
function belongings({
  name,
  locale = 'en',
  theme = 'light',
  speed = 'off',
  notes = false,
}: VisitOptions): Readonly<Record<string, string>> {
  const settings = { locale, theme, speed, sound: false, odds: true, confirm: true, notes };
  const kept = {
    settings,
    quick: { way: '', others: 1, level: 'deckhand' },
    ...(name === undefined ? {} : { name }),
  };
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [`broadside.${key}`, JSON.stringify(value)]));
}

/** Runs in the page before anything else: the first one of a device finds there what was left on an earlier visit. */
function unpack(kept: Readonly<Record<string, string>>): void {
  const UNPACKED = 'unpacked';
  if (!location.protocol.startsWith('http') || localStorage.getItem(UNPACKED) !== null) return;
  for (const [key, value] of Object.entries({ ...kept, [UNPACKED]: '' })) localStorage.setItem(key, value);
}

export const test = base.extend<{ visit: Visit } & Watched, { testServer: TestServer }>({
  testServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape of a fixture without needs.
    async ({}, use) => {
      const testServer = await TestServer.open();
      await use(testServer);
      await testServer.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  troubles: async ({}, use) => {
    const troubles: string[] = [];
    await use(troubles);
    expect(troubles, 'no page complained').toEqual([]);
  },
  visit: async ({ browser, testServer, troubles }, use, { titlePath }) => {
    const seedOfStory = createHash('sha256').update(titlePath.join(' ')).digest('hex').slice(0, 12);
    await testServer.deal(seedOfStory);
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const { url = testServer.url, size = DESK, stormy = false, again, kept = false } = options;
      const context = await browser.newContext({
        baseURL: url,
        viewport: size,
        hasTouch: size.width < 600,
        locale: 'en-GB',
        acceptDownloads: true,
        ...(again === undefined ? {} : { storageState: again }),
        // It fetches the whole client in the background, which is of use only where that is tested.
        serviceWorkers: kept ? 'allow' : 'block',
      });
      if (again === undefined) await context.addInitScript(unpack, belongings(options));
      await loadDice(context, options.seed ?? seedOfStory, options.unhurried);
      contexts.push(context);
      context.on('page', (page) => watch(page, stormy, troubles));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
