/**
 * What analysing costs the page it is looked at in: `npm run bench -- analyses [--game ID] [--times N]`. One page, the same
 * match time after time with nothing kept of it; tasks of the main thread by their time on the processor, since a busy
 * machine lets them wait, and the heap after a collection. Exit code 1: a target is missed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordMatch } from '@broadside/bots';
import { saveMatch } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import { chromium } from '@playwright/test';
import { startServer } from '../../apps/server/dist/index.js';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { positive } from '../plan.mjs';
import { asText, machine } from '../report.mjs';

const LONGEST_MS = 50;
/** Growth of the heap by an analysis that is noise. */
const MOST_KB = 30;
const PATIENCE_MS = 240_000;
/** Everything is loaded and compiled by then. */
const BEFORE = 2;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    times: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** A folder for the traces. */
    traces: { type: 'string' },
  },
});
const times = positive('times', values.times ?? (values.quick ? 2 : 10));

/** Runs in the page: nothing of earlier analyses is left in the browser's database. */
const forget = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('broadside');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const base = opening.result;
      const tx = base.transaction('analyses', 'readwrite');
      tx.objectStore('analyses').clear();
      tx.oncomplete = () => {
        base.close();
        resolve();
      };
    };
  });

/** Runs in the page. A file that Playwright gives is held by its tools, and with it the page that it was given to. */
function give(text) {
  const given = new DataTransfer();
  given.items.add(new File([text], 'match.json', { type: 'application/json' }));
  const input = document.querySelector('[data-id="file"]');
  input.files = given.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Another page of the same client, without loading it again. */
const goTo = (page, path) => page.evaluate((to) => history.pushState(null, '', to), path);

const at = (page, id) => page.locator(`[data-id="${id}"]`);

async function open(page, file) {
  await goTo(page, '/replay');
  await at(page, 'file').waitFor({ state: 'attached' });
  await page.evaluate(give, file);
  await at(page, 'judge-start').waitFor();
  await page.waitForTimeout(500);
}

async function analyse(page) {
  await at(page, 'judge-start').click();
  await page.waitForFunction(
    () => document.querySelector('[data-id="graph"]') && !document.querySelector('[data-id="judge-work"]'),
    undefined,
    { timeout: PATIENCE_MS },
  );
  await page.waitForTimeout(500);
}

async function leave(page) {
  await goTo(page, '/');
  await page.locator('[data-id="play"]').first().waitFor();
  await page.evaluate(forget);
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8.execute', 'disabled-by-default-devtools.timeline'];

/** The tasks of the page's main thread: milliseconds on the processor. */
function tasksOf(trace) {
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Kilobytes after a collection, by what holds them: compiled code grows with use and is no leak. */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  const chunks = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const fields = snapshot.meta.node_fields;
  const [type, size] = ['type', 'self_size'].map((name) => fields.indexOf(name));
  const code = snapshot.meta.node_types[type].indexOf('code');
  const heap = { code: 0, rest: 0 };
  for (let at = 0; at < nodes.length; at += fields.length)
    heap[nodes[at + type] === code ? 'code' : 'rest'] += nodes[at + size] / 1000;
  return heap;
}

async function measure(browser, url, id, file) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await page.goto(url);
  const longest = [];
  const heaps = [];
  for (let k = 1; k <= BEFORE + times; k++) {
    await open(page, file);
    await browser.startTracing(page, { categories: CATEGORIES });
    await analyse(page);
    const trace = await browser.stopTracing();
    if (values.traces) writeFileSync(join(values.traces, `${id}-${k}.json`), trace);
    await leave(page);
    longest.push(Math.max(...tasksOf(trace)));
    if (k === BEFORE || k === BEFORE + times) heaps.push(await heapOf(page));
  }
  await page.close();
  const [before, after] = heaps;
  const grown = (part) => Math.round((after[part] - before[part]) / times);
  return { longest: longest.map(Math.round), heap: Math.round(after.rest), grown: grown('rest'), code: grown('code') };
}

const program = ensureBrowser();
if (program === undefined) process.exit(2);
const data = mkdtempSync(join(os.tmpdir(), 'broadside-analyses-'));
const server = await startServer({ port: 0, host: '127.0.0.1', data, log: 'error' });
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
const rows = [];
for (const { game, bots, judge } of shelf) {
  if (!judge || (values.game && values.game !== game.id)) continue;
  const sailor = bots.find(({ name }) => name === 'sailor');
  const match = saveMatch(await recordMatch(game, [sailor, sailor], {}, 'bench 0'));
  const seats = ['Ann', 'Bob'].map((name) => ({ name, bot: null }));
  const found = await measure(browser, server.url, game.id, JSON.stringify({ ...match, seats }));
  rows.push({ game: game.id, entries: match.log.length, ...found });
}
await browser.close();
await server.close();
rmSync(data, { recursive: true, force: true });

const missed = ({ longest, grown }) => Math.max(...longest) > LONGEST_MS || grown > MOST_KB;
console.log(`\n${machine()}\n${BEFORE + times} analyses of a match in one page; memory over the last ${times}\n`);
console.log(
  asText([
    ['game', 'entries', 'longest task, the first', 'of all others', 'objects', 'grown an analysis', 'its code', ''],
    ...rows.map((row) => [
      row.game,
      String(row.entries),
      `${row.longest[0]} ms`,
      `${Math.max(...row.longest.slice(1))} ms`,
      `${(row.heap / 1000).toFixed(1)} MB`,
      `${row.grown} kB`,
      `${row.code} kB`,
      missed(row) ? 'missed' : 'met',
    ]),
  ]),
);
console.log(JSON.stringify({ analyses: rows }));
process.exit(rows.some(missed) ? 1 : 0);
