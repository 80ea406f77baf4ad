/**
 * How much of a match against bots somebody waits, at the usual speed and without hurrying anybody: whoever plays takes
 * two seconds for each decision, and presses whatever can be pressed. Started by `npm run bench -- waiting`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../../apps/server/dist/index.js';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { readManifests } from '../../scripts/games.mjs';
import { positive } from '../plan.mjs';
import { asText, machine } from '../report.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB', serviceWorkers: 'block' };
const THINKS_MS = 2000;
const LOOKS_MS = 100;
/** At most this share of the time. */
const WANTED = 1 / 3;

const { values } = parseArgs({
  strict: false,
  options: { seconds: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const seconds = positive('seconds', values.seconds ?? (values.quick ? 30 : 120));

/** Runs in the page: who is waited for, counted until the time is up or the match is over. */
async function play({ forMs, thinksMs, looksMs }) {
  const seen = { asked: 0, waiting: 0, decisions: 0 };
  const pause = () => new Promise((resolve) => setTimeout(resolve, looksMs));
  const isOpen = (one) => one.ariaDisabled !== 'true' && !one.disabled && one.checkVisibility();
  const among = (place, but) =>
    [...place.querySelectorAll('button[data-id]')].filter((one) => isOpen(one) && !but.test(one.dataset.id));
  const verbs = () => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const bar = document.querySelector('[data-id="actions"]');
    return sheet ? among(sheet, /^(?:inspect|rules|help)/) : bar ? among(bar, /^(?:undo|restart|hurry|mine|talk)/) : [];
  };
  // Always the same ones: what is pressed differs from decision to decision, not from run to run.
  let chance = 7;
  const next = (below) => {
    chance = (chance * 48271) % 2147483647;
    return chance % below;
  };
  let last = performance.now();
  let askedFor = 0;
  for (const end = last + forMs; last < end && !document.querySelector('[data-id="result"]'); ) {
    await pause();
    const now = performance.now();
    const asked = document.querySelector('header [data-id="your-turn"]') !== null;
    seen[asked ? 'asked' : 'waiting'] += now - last;
    askedFor = asked ? askedFor + now - last : 0;
    last = now;
    const open = askedFor >= thinksMs ? verbs() : [];
    if (open.length === 0) continue;
    open[next(open.length)].click();
    seen.decisions++;
    askedFor = 0;
  }
  return seen;
}

const program = ensureBrowser();
if (program === undefined) process.exit(2);
const data = mkdtempSync(join(os.tmpdir(), 'broadside-waiting-'));
const server = await startServer({ port: 0, host: '127.0.0.1', data, log: 'error' });
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
const rows = [];
for (const { id } of await readManifests()) {
  const page = await browser.newPage(PHONE);
  await page.goto(`http://127.0.0.1:${server.port}/`);
  await page.locator(`article[data-id="${id}"] [data-id="play"]`).click();
  await page.locator('[data-id="sail"]').click();
  await page.locator('[data-id="actions"]').waitFor();
  const seen = await page.evaluate(play, { forMs: seconds * 1000, thinksMs: THINKS_MS, looksMs: LOOKS_MS });
  const share = seen.waiting / (seen.asked + seen.waiting);
  rows.push([
    id,
    String(seen.decisions),
    `${Math.round(seen.asked / 1000)} s`,
    `${Math.round(seen.waiting / 1000)} s`,
    `${Math.round(share * 100)} %`,
    share <= WANTED ? 'met' : 'missed',
  ]);
  await page.close();
}
await browser.close();
await server.close();
rmSync(data, { recursive: true });
console.log(machine());
console.log(`Waiting for bots at the usual speed, ${THINKS_MS / 1000} s for each decision; wanted: at most a third\n`);
console.log(asText([['game', 'decisions', 'asked', 'waiting', 'share', 'target'], ...rows]));
