/** No sound is made for nobody. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SCORES = 'packages/kit/src/sound/scores.ts';
const names = [...readFileSync(join(ROOT, SCORES), 'utf8').matchAll(/^ {2}(\w+): (?:score|knocks)\(/gm)].map(
  ([, name]) => name,
);

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|playground|gallery/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => file !== SCORES);
const tables = readdirSync(join(ROOT, 'games')).map((game) => join('games', game, 'table'));
const text = [...tables, 'apps/web/src', 'packages/kit/src']
  .flatMap(sourcesIn)
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

it('knows the sounds of the kit', () => {
  expect(names).toContain('card');
  expect(names.length).toBeGreaterThan(12);
});

it.each(names)('%s is heard somewhere', (name) => {
  // As a step's sound, played at once, as the touch of a die, or given back by a function that chooses.
  expect(text).toMatch(new RegExp(`(?:sound|playSound|contact|: Sound)\\b[^;]{0,80}?['"]${name}['"]`, 'i'));
});
