/** One visit of a stranger with a phone: nothing is kept, the line is slow, the processor four times as slow as here. */
import { observe } from './observer.mjs';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};
const SLOWER = 4;
const LONG_TASK = 50;
const QUIET_MS = 1500;
const PATIENCE_MS = 90_000;

/** What of the long tasks kept a press waiting, from the first paint on. */
const blocking = ({ long, painted = 0 }) =>
  long.reduce((sum, [start, time]) => (start + time > painted ? sum + Math.max(0, time - LONG_TASK) : sum), 0);

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/**
 * What the page noted; requests and bytes are those of the line, workers included, until the page could be used or, if
 * something was pressed, from then until what was wanted was there.
 */
export async function visit(browser, line, { path, usable, presses = [], arrived }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(observe, { usable, presses, arrived });
    line.count();
    await page.goto(`http://127.0.0.1:${line.port}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.seen?.usable !== undefined, undefined, { timeout: PATIENCE_MS });
    const before = line.count();
    const done = presses.length > 0 ? 'arrived' : 'usable';
    await page.waitForFunction((what) => window.seen[what] !== undefined, done, { timeout: PATIENCE_MS });
    const after = line.count();
    if (presses.length === 0) await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => window.seen);
    return { ...seen, blocked: blocking(seen), table: seen.arrived - seen.pressed[0], before, after };
  } finally {
    await context.close();
  }
}
