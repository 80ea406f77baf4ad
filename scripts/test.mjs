/** `npm test`: everything that must hold, from the formatter to whole matches; ends with `N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build, buildWeb, checkNode, ensureInstalled, root, runTool } from './setup.mjs';

checkNode();
ensureInstalled();

const report = join(root, '.broadside', 'vitest.json');
mkdirSync(join(root, '.broadside'), { recursive: true });
const browserReport = join(root, '.broadside', 'playwright.json');
for (const file of [report, browserReport]) rmSync(file, { force: true });

const CHECKS = [
  ['the shelf holds the games that are there', () => runTool('scripts/shelf.mjs', ['--check'])],
  ['the build', build],
  ['types of the client', () => runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.web.json'])],
  ['types of the tests', () => runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.tests.json'])],
  ['types of the client’s tests', () => runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.web.tests.json'])],
  ['format and lint', () => runTool('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['import boundaries', () => runTool('scripts/boundaries.mjs', [])],
  ['a test for every rule clause', () => runTool('scripts/rules-coverage.mjs', [])],
  ['a picture for every screen', () => runTool('scripts/look.mjs', ['--check'])],
  ['the client as a bundle', buildWeb],
  ['the weight of the first page', () => runTool('apps/web/size.mjs', [])],
];

let passed = 0;
let failed = 0;

function count(name, code) {
  if (code === 0) passed++;
  else {
    failed++;
    console.error(`✗ ${name}`);
  }
  return code === 0;
}

/** The figures of the test runner; a run without a report has failed as a whole. */
function countTests(code) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0);
  } catch {
    failed++;
  }
}

for (const [name, check] of CHECKS) {
  console.log(`\n── ${name}`);
  const good = count(name, check());
  // Nothing after a failed build would say anything new.
  if (!good && check === build) finish();
}
console.log('\n── tests');
countTests(
  runTool('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ]),
);
console.log('\n── in a browser');
playInBrowser();
finish();

/** Whole matches by clicking, in a real Chromium. */
function playInBrowser() {
  const browser = ensureBrowser();
  if (browser === undefined) {
    failed++;
    return;
  }
  const code = runTool('node_modules/@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...process.env, BROADSIDE_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  try {
    const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
    passed += stats.expected + stats.flaky;
    failed += Math.max(stats.unexpected, code === 0 ? 0 : 1);
    // Playwright has named them above: something on the machine was too slow once, or a test is not careful enough.
    if (stats.flaky > 0) console.log(`${stats.flaky} of them only when played again`);
  } catch {
    failed++;
  }
}

function finish() {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
