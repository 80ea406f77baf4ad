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

/** What of the long tasks kept a press waiting, from the first paint on. */
const blocking = ({ long, painted = 0 }) =>
  long.reduce((sum, [start, time]) => (start + time > painted ? sum + Math.max(0, time - LONG_TASK) : sum), 0);

/** Requests and bytes of everything that came from the server, workers included: the browser's own books. */
async function keepBooks(page) {
  const session = await page.context().newCDPSession(page);
  const requests = [];
  const attend = async (target) => {
    target.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
      requests.push({ requestId, url: request.url, start: timestamp, target }),
    );
    const one = (id) => requests.findLast(({ requestId, target: own }) => requestId === id && own === target);
    target.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
      Object.assign(one(requestId) ?? {}, { bytes: encodedDataLength, end: timestamp }),
    );
    await target.send('Network.enable');
  };
  await attend(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return requests;
}

const inOrder = (requests) => {
  const began = Math.min(...requests.map(({ start }) => start));
  return requests.map(({ url, start, end, bytes = 0 }) => ({
    path: new URL(url).pathname,
    from: Math.round((start - began) * 1000),
    to: end && Math.round((end - began) * 1000),
    bytes,
  }));
};

export async function visit(browser, origin, { path, usable, presses = [], arrived }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const requests = await keepBooks(page);
    await page.addInitScript(observe, { usable, presses, arrived });
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    const done = presses.length > 0 ? 'arrived' : 'usable';
    await page.waitForFunction((what) => window.seen?.[what] !== undefined, done, { timeout: 60_000 });
    if (presses.length === 0) await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => window.seen);
    return { ...seen, blocked: blocking(seen), requests: inOrder(requests) };
  } finally {
    await context.close();
  }
}
