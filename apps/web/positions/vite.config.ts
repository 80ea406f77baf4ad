import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { rulebooks } from '../build/rulebook/plugin.ts';

/** A page for the tests of the layout; nothing of it is shipped. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), rulebooks()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('../../../.broadside/positions', import.meta.url)),
    emptyOutDir: true,
    minify: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 100_000,
  },
});
