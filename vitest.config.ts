import { defineConfig } from 'vitest/config';
import { rulebooks } from './apps/web/build/rulebook/plugin.ts';

const ALL = ['{packages,games,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'];
/** Rules, words and bots are pure: their tests may share modules, which are many and would be loaded for every file anew. */
const PURE = ['games/*/{rules,cards,bot,text,campaign,guide,terminal}/**/*.test.ts', 'games/*/tests/*.test.ts'];

// Tests read the sources, not the build: a workspace package resolves by its "source" condition.
export default defineConfig({
  plugins: [rulebooks()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    setupFiles: ['scripts/vitest.setup.mjs'],
    testTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'apart', include: ALL, exclude: ['**/node_modules/**', '**/dist/**', ...PURE] } },
    ],
  },
});
