import { defineConfig } from 'vitest/config';
import { rulebooks } from './apps/web/build/rulebook/plugin.ts';

const ALL = ['{packages,games,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'];
/**
 * Tests share their modules, which are many and would be loaded anew for every file. These put others in the place of
 * some (`vi.mock`), which whoever comes later would find there.
 */
const APART = ['games/*/table/board/{board,spots}.test.tsx', 'apps/web/src/tables/local/contract.test.ts'];
const SHIPPED = { NODE_ENV: 'production' };
const SERVER = ['apps/server/**/*.test.ts'];
const NONE = ['**/node_modules/**', '**/dist/**'];

// Tests read the sources, not the build: a workspace package resolves by its "source" condition.
export default defineConfig({
  plugins: [rulebooks()],
  resolve: { conditions: ['source'] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    setupFiles: ['scripts/vitest.setup.mjs'],
    testTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'apart', include: APART, env: SHIPPED } },
      {
        extends: true,
        test: { name: 'server', include: SERVER, isolate: false, setupFiles: ['apps/server/tests/setup.ts'] },
      },
      {
        extends: true,
        test: { name: 'together', include: ALL, exclude: [...NONE, ...APART, ...SERVER], isolate: false, env: SHIPPED },
      },
    ],
  },
});
