/**
 * `npm test`: everything that must hold, from the formatter to whole matches; ends with how long each part took and
 * `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import {
  build,
  buildPositions,
  buildWeb,
  checkNode,
  ensurePackages,
  root,
  runTool,
  TSC,
  toolBeside,
} from './setup.mjs';

/** So many checks at a time. */
const LANES = 2;

/** Every one by itself, the longest first: while one runs, the other lane gets through the short ones. */
const CHECKS = [
  ['types of the tests', [...TSC, '-p', 'tsconfig.tests.json']],
  ['types of the client’s tests', [...TSC, '-p', 'tsconfig.web.tests.json']],
  ['types of the client', [...TSC, '-p', 'tsconfig.web.json']],
  ['import boundaries', ['scripts/boundaries.mjs']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['a test for every rule clause', ['scripts/rules-coverage.mjs']],
  ['a picture for every screen', ['scripts/look.mjs', '--check']],
  ['links of the documents', ['scripts/links.mjs']],
  ['dependencies that fit our Node versions', ['scripts/engines.mjs']],
];

const times = [];
let passed = 0;
let failed = 0;

/** Keeps how long something took, whatever comes of it. */
async function timed(name, work) {
  const began = performance.now();
  try {
    return await work();
  } finally {
    times.push([name, performance.now() - began]);
  }
}

function count(name, code) {
  if (code === 0) passed++;
  else {
    failed++;
    console.error(`✗ ${name}`);
  }
  return code === 0;
}

/** A check that has the screen for itself. */
function check(name, work) {
  console.log(`\n── ${name}`);
  return timed(name, async () => count(name, await work()));
}

/** Several at a time; what one of them prints is shown when it is done. */
async function checkAll(checks) {
  const left = [...checks];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, [tool, ...args]] = next;
      const { code, output } = await timed(name, () => toolBeside(tool, args));
      console.log(`\n── ${name}\n${output.trimEnd()}`);
      count(name, code);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The figures of the test runner; a run without a report has failed as a whole. */
function countTests(code, report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0);
  } catch {
    failed++;
  }
}

function runTests() {
  console.log('\n── tests');
  const report = join(root, '.broadside', 'vitest.json');
  rmSync(report, { force: true });
  const flags = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  countTests(runTool('node_modules/vitest/vitest.mjs', [...flags, ...process.argv.slice(2)]), report);
}

/** Whole matches by clicking, in a real Chromium. */
function playInBrowser() {
  console.log('\n── in a browser');
  const report = join(root, '.broadside', 'playwright.json');
  rmSync(report, { force: true });
  const browser = ensureBrowser();
  if (browser === undefined || buildPositions() !== 0) {
    failed++;
    return;
  }
  const code = runTool('node_modules/@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...process.env, BROADSIDE_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    passed += stats.expected;
    failed += Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1);
  } catch {
    failed++;
  }
}

const minutes = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function finish() {
  console.log('\n── how long it took, in minutes');
  for (const [name, ms] of times) console.log(`${minutes(ms).padStart(7)}  ${name}`);
  console.log(`${minutes(performance.now()).padStart(7)}  altogether`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

checkNode();
await timed('installing', ensurePackages);
// Compiling it takes a minute, and nothing needs it before the tests.
const database = timed('the embedded database', () => toolBeside('scripts/database.mjs', []));
mkdirSync(join(root, '.broadside'), { recursive: true });
await check('the shelf holds the games that are there', () => runTool('scripts/shelf.mjs', ['--check']));
// Nothing after a failed build would say anything new.
if (!(await check('the build', build))) finish();
await timed('the checks together', () => checkAll(CHECKS));
if (await check('the client as a bundle', buildWeb))
  await check('the weight of the first page', () => runTool('apps/web/size.mjs', []));
const { code, output } = await database;
if (output !== '') console.log(`\n── the embedded database\n${output.trimEnd()}`);
if (!count('the embedded database', code)) finish();
await timed('tests', runTests);
await timed('in a browser', playInBrowser);
finish();
