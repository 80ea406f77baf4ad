/** `npm run soak [runs]`: the laws of the kernel on many more random matches than `npm test` has time for. */
import { checkNode, ensureInstalled, runTool } from './setup.mjs';

checkNode();
ensureInstalled();
const BROADSIDE_RUNS = process.argv[2] ?? '2000';
const BROADSIDE_MATCHES = String(10 * Number(BROADSIDE_RUNS));
console.log(
  `${BROADSIDE_RUNS} random matches for every law of every game, ${BROADSIDE_MATCHES} over all that can be set up`,
);
process.exit(
  runTool(
    'node_modules/vitest/vitest.mjs',
    ['run', '-t', 'the laws of the kernel|everything in the box together|matches played by chance', 'games'],
    { env: { ...process.env, BROADSIDE_RUNS, BROADSIDE_MATCHES } },
  ),
);
