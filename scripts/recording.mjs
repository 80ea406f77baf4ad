/** Writes the recordings of a game into its folder, all of them or those named on the command line, and their scores. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadMatch, saveMatch } from '@broadside/kernel';
import { recordMatch, scoreOf, writeScores } from '@broadside/kernel/conformance';

export function recordAll(game, wishes, spec, { folder, columns, own }) {
  const only = process.argv.slice(2);
  const unknown = only.filter((name) => !wishes.some((wish) => wish.name === name));
  if (unknown.length > 0) throw new Error(`no recording is called ${unknown.join(', ')}`);
  const scores = wishes.map((wish) => {
    const path = new URL(`${wish.name}.json`, folder);
    if (only.length === 0 || only.includes(wish.name)) {
      const file = `${JSON.stringify(saveMatch(recordMatch(game, wish, spec)))}\n`;
      writeFileSync(path, file);
      console.log(`${wish.name}: ${file.length} characters`);
    }
    const match = loadMatch(game, JSON.parse(readFileSync(path, 'utf8')));
    return [wish.name, scoreOf(match, columns, own)];
  });
  writeFileSync(new URL('scores.tsv', folder), writeScores(columns, scores));
}
