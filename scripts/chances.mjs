/**
 * How often a team of sailors succeeds, by players: whatever a game plays together (`chances` in its bench/index.mjs).
 *
 *   npm run chances [-- --games 400] [-- --bot captain]
 *
 * Each figure is what `broadside simulate` prints for that table; docs/reconstruction.md says what it is for.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benches } from '../bench/games.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: { games: { type: 'string', default: '400' }, bot: { type: 'string', default: 'sailor' } },
});

function success(game, players, options) {
  const words = ['simulate', game, '--players', String(players), '--bots', values.bot];
  const more = ['--games', values.games, '--seed', 'chances', '--options', JSON.stringify(options), '--json'];
  const { stdout, status, stderr } = spawnSync('npx', ['broadside', ...words, ...more], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).success;
}

function print(game, rows) {
  const counts = Array.from({ length: Math.max(...rows.flatMap(({ players }) => players)) }, (_, at) => at + 1);
  const head = counts.map((count) => (count === 1 ? '1 player' : String(count)));
  console.log(
    `| ${values.bot}, ${values.games} matches | ${head.join(' | ')} |\n|---|${head.map(() => '---|').join('')}`,
  );
  for (const { title, options, players } of rows) {
    const cells = counts.map((count) =>
      players.includes(count) ? `${Math.round(100 * success(game, count, options))}%` : '–',
    );
    console.log(`| ${title} | ${cells.join(' | ')} |`);
  }
}

for (const { id, chances } of await benches()) if (chances) print(id, chances);
