/** Battles without a server, for looking and trying: `npx vite games/dead-reckoning/table/battle/playground`. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${import.meta.dirname}/../../../node_modules/.vite/battle`,
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1' },
});
