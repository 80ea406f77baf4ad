#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A reader that closes the pipe early (head, less) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
});

const built = new URL('../dist/main.js', import.meta.url);

if (existsSync(built)) {
  const { main } = await import(built.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  console.error('broadside: not built yet; run "npm run build" (or "npm start") in the project once.');
  process.exitCode = 2;
}
