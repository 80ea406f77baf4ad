/** The mutation tester runs inside the test runner, whose `expect` the tests use; it loads everything itself (drive.mjs). */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['scripts/mutants/drive.mjs'],
    testTimeout: 0,
    pool: 'forks',
    maxWorkers: 1,
    reporters: ['dot'],
  },
});
