/**
 * How often a team of sailors succeeds: every cooperative chapter and the contracts, by players.
 *
 *   npm run chances [-- --games 400] [-- --bot captain]
 *
 * Each figure is what `broadside simulate` prints for that table; docs/reconstruction.md tells what it is for.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: { games: { type: 'string', default: '400' }, bot: { type: 'string', default: 'sailor' } },
});

function success(players, options) {
  const words = ['simulate', 'port-royal', '--players', String(players), '--bots', values.bot];
  const more = ['--games', values.games, '--seed', 'chances', '--options', JSON.stringify(options), '--json'];
  const { stdout, status, stderr } = spawnSync('npx', ['broadside', ...words, ...more], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).success;
}

const rows = [
  ...[1, 2, 3, 4, 5].map((chapter) => [`chapter ${chapter}`, { play: 'adventureCoop', chapter }, [1, 2, 3, 4]]),
  ['contracts', { play: 'contractsCoop' }, [1, 2, 3, 4, 5]],
];

console.log(`| ${values.bot}, ${values.games} matches | 1 player | 2 | 3 | 4 | 5 |\n|---|---|---|---|---|---|`);
for (const [name, options, counts] of rows) {
  const cells = [1, 2, 3, 4, 5].map((players) =>
    counts.includes(players) ? `${Math.round(100 * success(players, options))} %` : '–',
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
