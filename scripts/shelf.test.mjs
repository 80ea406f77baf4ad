import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameFolders } from './games.mjs';
import { root } from './setup.mjs';
import { makeShelf, staleFiles } from './shelf.mjs';

/** A copy of the shelf and of the manifests, to which a game is added. */
let home;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'broadside-shelf-'));
  for (const id of gameFolders())
    cpSync(join(root, 'games', id, 'manifest.ts'), join(home, 'games', id, 'manifest.ts'));
  for (const path of ['package.json', 'tsconfig.json', 'src/generated'])
    cpSync(join(root, 'packages/shelf', path), join(home, 'packages/shelf', path), { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) mkdirSync(join(home, 'packages', name), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

const read = (path) => readFileSync(join(home, 'packages/shelf', path), 'utf8');
const stale = async () => (await staleFiles(home)).map(({ path }) => path);

function add(id, place) {
  mkdirSync(join(home, 'games', id));
  writeFileSync(join(home, 'games', id, 'manifest.ts'), `export const manifest = { id: '${id}', place: ${place} };\n`);
}

describe('the shelf', () => {
  it('is as the games that are there make it', async () => {
    expect(await stale()).toEqual([]);
  });

  it('is stale in all it lists once a game is added, and made anew it is not', async () => {
    add('red-harbour', 0);
    const generated = ['programs', 'later', 'manifests', 'levels'].map((name) => `src/generated/${name}.ts`);
    const all = [...generated, 'package.json', 'tsconfig.json'];
    expect(await stale()).toEqual(all.map((path) => `packages/shelf/${path}`));
    await makeShelf(home);
    expect(await stale()).toEqual([]);
    expect(read('src/generated/programs.ts')).toMatch(/= \[\n {2}redHarbour,\n/);
    expect(read('src/generated/manifests.ts')).toContain(
      "{ manifest as redHarbour } from '@broadside/red-harbour/manifest'",
    );
    expect(read('src/generated/later.ts')).toContain("'red-harbour': () => import('@broadside/red-harbour')");
    expect(JSON.parse(read('package.json')).dependencies).toHaveProperty('@broadside/red-harbour');
    expect(JSON.parse(read('tsconfig.json')).references).toContainEqual({ path: '../../games/red-harbour' });
  });

  it('forgets a game whose folder is gone, and nothing else', async () => {
    const before = ['package.json', 'tsconfig.json'].map(read);
    add('red-harbour', 9);
    await makeShelf(home);
    rmSync(join(home, 'games/red-harbour'), { recursive: true });
    await makeShelf(home);
    expect(['package.json', 'tsconfig.json'].map(read)).toEqual(before);
  });
});
