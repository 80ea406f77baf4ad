/** The first look of a stranger with a phone, measured beside its targets; started by `npm run bench -- page`. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../../apps/server/dist/index.js';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { readManifests } from '../../scripts/games.mjs';
import { median } from '../measure.mjs';
import { replaceBlock } from '../page.mjs';
import { positive } from '../plan.mjs';
import { asMarkdown, asText, machine } from '../report.mjs';
import { lighthouse } from './lighthouse.mjs';
import { openLine } from './line.mjs';
import { visit } from './visit.mjs';

const WANTED = { painted: 1800, usable: 2500, table: 3000, score: 95 };

const { values } = parseArgs({
  strict: false,
  options: {
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const rounds = positive('rounds', values.rounds ?? (values.quick ? 1 : 5));

const games = (await readManifests()).map(({ id }) => id);
const PAGES = [
  { name: 'harbour', path: '/', usable: '[data-id="play"]' },
  { name: 'setting a table', path: `/new/${games[0]}`, usable: '[data-id="start"]' },
  { name: 'rulebook', path: `/rules/${games[0]}`, usable: '[data-id="figures"]' },
];
const press = (game) => [
  [`[data-id="${game}"] [data-id="play"]`, 0],
  ['[data-id="sail"]', 0],
];

const program = ensureBrowser();
if (program === undefined) process.exit(2);
const data = mkdtempSync(join(os.tmpdir(), 'broadside-page-'));
const limits = { guests: 100_000, requests: 100_000, networkRequests: 1_000_000 };
const server = await startServer({ port: 0, host: '127.0.0.1', data, log: 'error', limits });
const line = await openLine(server.port);
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });

/** Each figure over all rounds: the one in the middle, and the lowest, which a busy machine disturbs least. */
function summed(visits) {
  const of = (read) => ({ middle: median(visits.map(read)), lowest: Math.min(...visits.map(read)) });
  return {
    painted: of(({ painted }) => painted),
    largest: of(({ largest }) => largest),
    usable: of(({ usable }) => usable),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
    requests: of(({ before }) => before.requests),
    kilobytes: of(({ before }) => before.bytes / 1000),
    table: of(({ table }) => table),
    tableRequests: of(({ after }) => after.requests),
    tableKilobytes: of(({ after }) => after.bytes / 1000),
  };
}

async function measure(what) {
  const visits = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, line, what));
  return summed(visits);
}

const pages = [];
for (const page of PAGES) pages.push({ ...page, ...(await measure(page)) });
const tables = [];
for (const game of games)
  tables.push({ game, ...(await measure({ ...PAGES[0], presses: press(game), arrived: '[data-id="actions"]' })) });
await browser.close();

const score = values.lighthouse ? lighthouse(program) : undefined;
const scores = [];
if (score) for (const { name, path } of PAGES) scores.push({ name, ...(await score(`${server.url}${path}`)) });
line.close();
await server.close();
rmSync(data, { recursive: true, force: true });

const ms = ({ middle, lowest }) =>
  `${Math.round(middle).toLocaleString('en')} (${Math.round(lowest).toLocaleString('en')})`;
const plain = ({ middle }) => Math.round(middle).toLocaleString('en');
const pageRows = [
  ['page', 'first paint', 'largest paint', 'usable', 'blocked', 'shift', 'requests', 'kB'],
  ...pages.map((page) => [
    page.name,
    ...[page.painted, page.largest, page.usable, page.blocked].map(ms),
    page.shift.middle.toFixed(3),
    plain(page.requests),
    plain(page.kilobytes),
  ]),
];
const tableRows = [
  ['from Play now to the table', 'ms', 'requests', 'kB'],
  ...tables.map(({ game, table, tableRequests, tableKilobytes }) => [
    game,
    ms(table),
    plain(tableRequests),
    plain(tableKilobytes),
  ]),
];
const most = (name, { middle, lowest }, wanted) => ({
  name,
  value: `${ms({ middle, lowest })} ms`,
  wanted: `at most ${wanted.toLocaleString('en')} ms`,
  met: middle <= wanted,
});
const targets = [
  most('harbour, first paint', pages[0].painted, WANTED.painted),
  most('harbour, usable', pages[0].usable, WANTED.usable),
  ...tables.map(({ game, table }) => most(`table of ${game}`, table, WANTED.table)),
  ...scores.map(({ name, performance }) => ({
    name: `Lighthouse, ${name}`,
    value: String(performance),
    wanted: `at least ${WANTED.score}`,
    met: performance >= WANTED.score,
  })),
];
const targetRows = [
  ['target', 'measured', 'wanted', ''],
  ...targets.map(({ name, value, wanted, met }) => [name, value, wanted, met ? 'met' : 'missed']),
];

const busy = os.loadavg()[0].toFixed(1);
const how = `Medians of ${rounds} visits, in brackets the lowest; others kept ${busy} processors busy by the end`;
const rows = [pageRows, tableRows, targetRows];
console.log(`${machine()}\n${how}\n\n${rows.map(asText).join('\n\n')}\n`);
if (values.write)
  replaceBlock(
    'bench-page',
    [`Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}. ${how}.`, ...rows.map(asMarkdown)].join(
      '\n\n',
    ),
  );
console.log(JSON.stringify({ pages, tables, scores, targets }));
