/**
 * More than `npm test` has time for. `npm run soak [runs]`: the laws of the kernel on many more random matches.
 * `npm run soak -- leaks [matches]`: secrets are looked for in every byte that is told of them.
 * `npm run soak -- mutants [game]`: which faults planted in the rules no test would notice (scripts/mutants/run.mjs).
 */
import { runMutants } from './mutants/run.mjs';
import { checkNode, ensureInstalled, runTool } from './setup.mjs';

checkNode();
ensureInstalled();
if (process.argv[2] === 'leaks') {
  const BROADSIDE_LEAKS = process.argv[3] ?? '50';
  console.log(
    `${BROADSIDE_LEAKS} random matches at every kind of table, every message made again with the hidden part dealt anew`,
  );
  process.exit(
    runTool('node_modules/vitest/vitest.mjs', ['run', '--testTimeout=0', 'apps/server/tests/leak'], {
      env: { ...process.env, BROADSIDE_LEAKS },
    }),
  );
}
if (process.argv[2] === 'mutants') process.exit(runMutants(process.argv.slice(3)));

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
