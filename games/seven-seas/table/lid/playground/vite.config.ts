/** The lid without a match, for looking and trying: `npx vite games/seven-seas/table/lid/playground`. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${import.meta.dirname}/../../../node_modules/.vite/lid`,
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1' },
});
