/**
 * More than `npm test` has time for. `npm run soak [runs]`: the invariants of the kernel ("laws") on many more
 * random matches.
 * `npm run soak -- kills [times]`: the server is killed in the middle of play.
 * `npm run soak -- nodes [faults] [tables]`: three nodes of which some are always missing, at a PostgreSQL and a NATS that crash.
 * `npm run soak -- server [minutes]`: people as they are at three nodes with faults; memory is flat, nobody is elsewhere than the journal.
 * `npm run soak -- deploy [commit]`: the image, the gateway and the site of `deploy/`, upgraded from that commit and rolled back to it.
 * `npm run soak -- leaks [matches]`: secrets are looked for in every byte that is sent of them.
 * `npm run soak -- layout [positions]`: so many positions of each game are looked at on every screen.
 * `npm run soak -- lessons`: every lesson is played in the browser on every screen, in every language, by touch and by keyboard.
 * `npm run soak -- judge [matches] [--game ID] [--law luck|ladder|agreement] [--minutes N]`: the laws of judging; in pieces, if there is no time for all at once.
 * `npm run soak -- mutants [game]`: which faults planted in the rules no test would notice (scripts/mutants/run.mjs).
 */
import { ensureBrowser } from './browser.mjs';
import { tryDeployment } from './deploy/trial.mjs';
import { runMutants } from './mutants/run.mjs';
import { ensureNats } from './nats.mjs';
import { build, buildPositions, buildWeb, checkNode, ensureInstalled, runTool } from './setup.mjs';

checkNode();
ensureInstalled();
/** Something else is tried each time; the seed is named where something fails. */
const { BROADSIDE_SEED = 'random' } = process.env;

function inBrowser(stories, settings) {
  const BROADSIDE_CHROMIUM = ensureBrowser();
  if (BROADSIDE_CHROMIUM === undefined) return 1;
  const args = ['test', '--config', 'e2e/playwright.config.ts', stories];
  return runTool('node_modules/@playwright/test/cli.js', args, {
    env: { ...process.env, ...settings, BROADSIDE_CHROMIUM },
  });
}

if (process.argv[2] === 'kills') {
  const BROADSIDE_KILLS = process.argv[3] ?? '200';
  console.log(`The server is killed ${BROADSIDE_KILLS} times in the middle of play.`);
  process.exit(
    runTool('node_modules/vitest/vitest.mjs', ['run', '--testTimeout=0', 'apps/server/tests/kill.test.ts'], {
      env: { ...process.env, BROADSIDE_KILLS },
    }),
  );
}
if (process.argv[2] === 'nodes') {
  const [BROADSIDE_FAULTS = '100', BROADSIDE_TABLES = '50'] = process.argv.slice(3);
  if (ensureNats() === undefined || build()) process.exit(1);
  console.log(`${BROADSIDE_FAULTS} faults at three nodes, ${BROADSIDE_TABLES} tables at a time.`);
  process.exit(
    runTool(
      'node_modules/vitest/vitest.mjs',
      ['run', '--testTimeout=0', 'apps/server/tests/faults', 'apps/server/tests/store/sharded.test.ts'],
      {
        env: { ...process.env, BROADSIDE_FAULTS, BROADSIDE_TABLES },
      },
    ),
  );
}
if (process.argv[2] === 'server') {
  const BROADSIDE_SOAK_MINUTES = process.argv[3] ?? '30';
  if (ensureNats() === undefined || build()) process.exit(1);
  console.log(`People at three nodes for ${BROADSIDE_SOAK_MINUTES} minutes.`);
  process.exit(
    runTool('node_modules/vitest/vitest.mjs', ['run', '--testTimeout=0', 'apps/server/tests/soak'], {
      env: { ...process.env, BROADSIDE_SOAK_MINUTES },
    }),
  );
}
if (process.argv[2] === 'deploy') process.exit(build() || tryDeployment(process.argv.slice(3)));
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
if (process.argv[2] === 'layout') {
  const BROADSIDE_POSITIONS = process.argv[3] ?? '1500';
  if (build() || buildPositions()) process.exit(1);
  process.exit(inBrowser('layout', { BROADSIDE_POSITIONS }));
}
if (process.argv[2] === 'lessons') {
  if (build() || buildWeb()) process.exit(1);
  process.exit(inBrowser('e2e/lessons', { BROADSIDE_LESSONS: 'all' }));
}
if (process.argv[2] === 'judge') {
  if (build()) process.exit(1);
  const { soakJudge } = await import('./judge/soak.mjs');
  process.exit(await soakJudge(process.argv.slice(3)));
}
if (process.argv[2] === 'mutants') process.exit(runMutants(process.argv.slice(3)));

const BROADSIDE_RUNS = process.argv[2] ?? '2000';
const BROADSIDE_MATCHES = String(10 * Number(BROADSIDE_RUNS));
console.log(
  `${BROADSIDE_RUNS} random matches for every invariant of every game, ${BROADSIDE_MATCHES} over all that can be set up`,
);
process.exit(
  runTool(
    'node_modules/vitest/vitest.mjs',
    ['run', '-t', 'the laws of the kernel|everything in the box together|matches played by chance', 'games'],
    { env: { ...process.env, BROADSIDE_SEED, BROADSIDE_RUNS, BROADSIDE_MATCHES } },
  ),
);
