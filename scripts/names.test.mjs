import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifests } from './games.mjs';
import { filesThatNameGames } from './names.mjs';

/** A project with two games, and whatever else a test puts there. */
let home;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'broadside-names-'));
  write('games/red-harbour/manifest.ts', manifestOf('red-harbour', 'RH', 'Red Harbour', 2));
  write('games/whist/manifest.ts', manifestOf('whist', 'WH', 'Вист', 1));
});
afterEach(() => rmSync(home, { recursive: true }));

function write(path, text) {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const manifestOf = (id, clauses, name, place) => `import type { GameManifest } from '@broadside/manifest/web';

export const manifest: GameManifest = {
  id: '${id}',
  place: ${place},
  clauses: '${clauses}',
  words: { en: { name: '${name}' } },
  table: () => import('./table/index.ts'),
};
`;

async function found(path, text) {
  write(path, text);
  return (await filesThatNameGames({ home, places: ['apps'] })).found;
}

describe('a file outside games/', () => {
  it.each([
    ['an id', "open('red-harbour')", 'red-harbour'],
    ['a package', "import game from '@broadside/red-harbour';", 'red-harbour'],
    ['an identifier', 'const entry = redHarbour;', 'redHarbour'],
    ['a type', 'type View = RedHarbourView;', 'RedHarbour'],
    ['a constant', 'const RED_HARBOUR = 1;', 'RED_HARBOUR'],
    ['a title', '/** As in Red Harbour. */', 'Red Harbour'],
    ['a title in another language', "say('Вист')", 'Вист'],
    ['a clause', "it('RH-SINK-3: sinks', () => {});", 'RH-S'],
    ['an id of one word', "open('whist')", 'whist'],
  ])('is named where it names a game by %s', async (_how, line, name) => {
    expect(await found('apps/some.ts', `const one = 1;\n${line}\n`)).toEqual([{ path: 'apps/some.ts:2', name }]);
  });

  it('is named where its own path names a game', async () => {
    expect(await found('apps/red-harbour/run.mjs', '')).toEqual([
      { path: 'apps/red-harbour/run.mjs', name: 'red-harbour' },
    ]);
  });

  it('is left alone where it names none', async () => {
    const lines = ['harbour and red', 'BRH-SINK-3', "const words = { kind: 'RH' };", 'a game like whist would'];
    expect(await found('apps/some.ts', lines.join('\n'))).toEqual([]);
  });

  it('is left alone where it is written for people, or generated', async () => {
    write('apps/README.md', 'Red Harbour');
    write('apps/generated/list.ts', 'redHarbour');
    const { looked } = await filesThatNameGames({ home, places: ['apps'] });
    expect(looked).toBe(0);
  });
});

describe('the manifests of the games', () => {
  it('stand in the order of the shelf, whatever their folders are called', async () => {
    expect((await readManifests(home)).map(({ id }) => id)).toEqual(['whist', 'red-harbour']);
  });

  it('must name the folder they stand in', async () => {
    write('games/chess/manifest.ts', manifestOf('draughts', 'CH', 'Chess', 3));
    await expect(readManifests(home)).rejects.toThrow(
      'games/chess/manifest.ts must export a manifest whose id is "chess"',
    );
  });
});
