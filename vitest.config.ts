import { defineConfig } from 'vitest/config';
import { rulebooks } from './apps/web/build/rulebook/plugin.ts';

// Tests read the sources, not the build: a workspace package resolves by its "source" condition.
export default defineConfig({
  plugins: [rulebooks()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{packages,games,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    setupFiles: ['scripts/vitest.setup.mjs'],
    testTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
