import { defineConfig } from '@playwright/test';

const LAUNCH = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  // What the frame owes to any game is tested here, what a game owes to its players in its own folder.
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'games/*/stories/*.spec.ts'],
  outputDir: '../.broadside/e2e',
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  // Every match is dealt from a seed: what fails once has a cause.
  retries: 0,
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [50, 100, 200] } },
  reporter: [['list'], ['json', { outputFile: '../.broadside/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // Tests find their way by what is the same in every language.
    testIdAttribute: 'data-id',
    locale: 'en-GB',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: process.env.BROADSIDE_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.BROADSIDE_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: LAUNCH,
    },
  },
});
