/** Writes the recordings of a game into its folder, all of them or those named on the command line, and their scores. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadMatch, saveMatch } from '@broadside/kernel';
import { recordMatch, scoreOf, writeScores } from '@broadside/kernel/conformance';

export function recordAll(game, requests, spec, { folder, columns, own }) {
  const only = process.argv.slice(2);
  const unknown = only.filter((name) => !requests.some((request) => request.name === name));
  if (unknown.length > 0) throw new Error(`no recording is called ${unknown.join(', ')}`);
  const scores = requests.map((request) => {
    const path = new URL(`${request.name}.json`, folder);
    if (only.length === 0 || only.includes(request.name)) {
      const file = `${JSON.stringify(saveMatch(recordMatch(game, request, spec)))}\n`;
      writeFileSync(path, file);
      console.log(`${request.name}: ${file.length} characters`);
    }
    const match = loadMatch(game, JSON.parse(readFileSync(path, 'utf8')));
    return [request.name, scoreOf(match, columns, own)];
  });
  writeFileSync(new URL('scores.tsv', folder), writeScores(columns, scores));
}
