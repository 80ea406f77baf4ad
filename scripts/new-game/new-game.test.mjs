import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { playMatch } from '@broadside/bots';
import { conformance } from '@broadside/kernel/conformance';
import { checkCatalogues } from '@broadside/text';
import { rulebookFaults, rulebookOutline } from '@broadside/text/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { prefixOf, writeGame } from '../new-game.mjs';
import { root } from '../setup.mjs';

// Inside the project, so that its packages are found; not under games/, so that nobody else finds it.
mkdirSync(join(root, '.broadside'), { recursive: true });
const home = mkdtempSync(join(root, '.broadside', 'new-game-'));
cpSync(join(root, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
symlinkSync(join(root, 'packages'), join(home, 'packages'));
const folder = join(home, 'games', 'high-seas');
writeGame(folder, 'high-seas');
afterAll(() => rmSync(home, { recursive: true }));

const load = (path) => import(/* @vite-ignore */ join(folder, path));
const { highSeas } = await load('rules/game.ts');
const { default: program } = await load('index.ts');
const { secrets } = await load('tests/redeal.ts');

const clauses = (language) =>
  [...readFileSync(join(folder, 'rulebook', `${language}.md`), 'utf8').matchAll(/^- \*\*(HS-\w+-\d+)\*\*/gm)].map(
    ([, id]) => id,
  );

describe('a new game', () => {
  const settings = secrets.tables;
  for (const law of conformance(highSeas, { settings, redeal: secrets.redeal, runs: 10 })) it(law.title, law.run, 0);

  it('has the name it was given, everywhere', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).toBeGreaterThan(20);
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name), 'utf8'), name).not.toMatch(/new-?game|New Game|\bNG\b/i);
  });

  it('speaks three languages, and its rulebook has a tested clause for each rule in all of them', () => {
    expect(checkCatalogues(program.voice.catalogues)).toEqual([]);
    const tests = readFileSync(join(folder, 'tests', 'rules.test.ts'), 'utf8');
    expect(clauses('en').length).toBeGreaterThan(5);
    for (const language of ['ru', 'uk']) expect(clauses(language)).toEqual(clauses('en'));
    for (const id of clauses('en')) expect(tests).toContain(id);
  });

  it('has a page that tells how to play and a legend of its symbols, the same in three languages', async () => {
    const { art } = await load('table/rulebook.tsx');
    const books = await Promise.all(['en', 'ru', 'uk'].map((language) => load(`rulebook/${language}/index.ts`)));
    for (const { default: book } of books) {
      expect(rulebookFaults(book, art)).toEqual([]);
      expect(rulebookOutline(book)).toEqual(rulebookOutline(books[0].default));
    }
  });

  it('is played to its end by its bots', async () => {
    const bots = program.bots;
    const { max } = highSeas.seats;
    expect(bots.length).toBeGreaterThan(0);
    for (let at = 0; at < bots.length; at += max) {
      const some = bots.slice(Math.max(0, Math.min(at, bots.length - max)), at + max);
      const { outcome } = await playMatch(highSeas, some, {}, 'new', { iterations: 20 });
      expect(outcome.ranking).toHaveLength(some.length);
    }
  });

  it('is not made over another, nor under a name that is none', () => {
    expect(() => writeGame(folder, 'high-seas')).toThrow('there already');
    expect(() => writeGame(join(home, 'x'), 'High Seas')).toThrow('small letters');
    expect(prefixOf('tortuga')).toBe('TO');
  });
});
