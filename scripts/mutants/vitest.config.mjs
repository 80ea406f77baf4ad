/** The tests of one game over its instrumented rules, all in one process (see run.mjs). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rulebooks } from '../../apps/web/build/rulebook/plugin.ts';
import { planted } from './plugin.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { game } = JSON.parse(readFileSync(process.env.BROADSIDE_MUTANTS, 'utf8'));

export default defineConfig({
  root,
  plugins: [planted(root.replace(/\/$/, ''), game), rulebooks()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['scripts/mutants/drive.mjs'],
    testTimeout: 0,
    pool: 'forks',
    maxWorkers: 1,
    disableConsoleIntercept: true,
    reporters: ['dot'],
  },
});
