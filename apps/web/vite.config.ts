import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { afterBuild } from './build/afterBuild.ts';
import { pageFiles, workerFiles } from './build/files.ts';
import { IN_PAGE, IN_WORKER, oneByOne } from './build/oneByOne.ts';
import { oneLanguage } from './build/oneLanguage.ts';
import { rulebooks } from './build/rulebook/plugin.ts';

// Workspace packages are bundled from their sources: one step from a change to the screen.
export default defineConfig({
  plugins: [react(), oneByOne(IN_PAGE), oneLanguage(), rulebooks(), afterBuild()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: {
    format: 'es',
    plugins: () => [oneByOne(IN_WORKER), oneLanguage()],
    rolldownOptions: { output: { codeSplitting: { groups: workerFiles } } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content-security policy knows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: pageFiles } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } },
  },
});
