/** `npm start`: install if needed, build, serve the table and print its address. */
import { build, buildWeb, checkNode, ensureInstalled } from './setup.mjs';

checkNode();
ensureInstalled();
const code = build() || buildWeb();
if (code !== 0) process.exit(code);
// In this very process, so that a signal to stop reaches the server itself.
const { main } = await import('../apps/cli/dist/main.js');
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
