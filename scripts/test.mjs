/** `npm test`: everything that must hold, from the formatter to whole matches; ends with `N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, ensureInstalled, root, runTool } from './setup.mjs';

checkNode();
ensureInstalled();

const report = join(root, '.broadside', 'vitest.json');
mkdirSync(join(root, '.broadside'), { recursive: true });
rmSync(report, { force: true });

const CHECKS = [
  ['the build', build],
  ['types of the tests', () => runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.tests.json'])],
  ['format and lint', () => runTool('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['import boundaries', () => runTool('scripts/boundaries.mjs', [])],
  ['a test for every rule clause', () => runTool('scripts/rules-coverage.mjs', [])],
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
finish();

function finish() {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
