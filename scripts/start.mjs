/** `npm start`: install if needed, build, open a table in this terminal. */
import { build, checkNode, ensureInstalled, runTool } from './setup.mjs';

checkNode();
ensureInstalled();
const code = build();
if (code !== 0) process.exit(code);
process.exit(runTool('apps/cli/bin/broadside.mjs', ['play', ...process.argv.slice(2)]));
