/** Every game is one folder of the same layout: whoever knows one finds their way in the next. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { onShelf, shelf } from '@broadside/shelf';
import { type GameManifest, webShelf } from '@broadside/shelf/web';
import { LOCALES } from '@broadside/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const GAMES = new URL('../../../games/', import.meta.url);
const folders = readdirSync(GAMES, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** What every game has. */
const PARTS = [
  'package.json',
  'tsconfig.json',
  'manifest.ts',
  'index.ts',
  'edition.ts',
  'cover.tsx',
  'table/index.ts',
  'rulebook/en.md',
  'rulebook/ru.md',
  'rulebook/uk.md',
  'tests/redeal.ts',
  'stories/player.ts',
  'looks/index.mjs',
  'bench/index.mjs',
];

const read = (game: string, path: string): string => readFileSync(new URL(`${game}/${path}`, GAMES), 'utf8');
const has = (game: string, path: string): boolean => existsSync(new URL(`${game}/${path}`, GAMES));

/** The TypeScript of a game, by paths in its folder. */
const sources = (game: string): string[] =>
  readdirSync(new URL(game, GAMES), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/^(dist|node_modules)\//.test(path),
  );

const manifestOf = (id: string): GameManifest => {
  const found = webShelf.find((one) => one.id === id);
  if (!found) throw new Error(`games/${id} has no manifest on the shelf`);
  return found;
};

describe('the shelf', () => {
  it('has a place for every folder under games/, as a program and in the harbour', () => {
    expect(shelf.map(({ game }) => game.id).toSorted()).toEqual(folders.toSorted());
    expect(webShelf.map(({ id }) => id)).toEqual(shelf.map(({ game }) => game.id));
  });

  it.each(['place', 'clauses'] as const)('has no two games of the same %s', (field) => {
    expect(new Set(webShelf.map((one) => one[field])).size).toBe(webShelf.length);
  });
});

describe.each(folders)('the folder of %s', (id) => {
  it.each(PARTS)('has its %s', (part) => {
    expect(has(id, part)).toBe(true);
  });

  it('has an English rulebook in printer’s quotes and apostrophes, like every screen', () => {
    const prose = read(id, 'rulebook/en.md').replaceAll(/`[^`\n]*`/g, '');
    expect(prose.split('\n').filter((line) => /['"]/.test(line))).toEqual([]);
  });

  it('has all its sentences in text/<locale>, the same parts in every language', () => {
    const parts = (locale: string): string[] => readdirSync(new URL(`${id}/text/${locale}`, GAMES)).toSorted();
    for (const locale of LOCALES) expect(parts(locale)).toEqual(parts('en'));
    const elsewhere = sources(id).filter((path) => /(^|[/.])(en|ru|uk)\.tsx?$/.test(path));
    expect(elsewhere).toEqual([]);
  });

  it('says nothing that the compiler has not read', () => {
    const UNTYPED = /import [^;]*\bSay\b[^;]*from '@broadside\/text'/;
    expect(sources(id).filter((path) => UNTYPED.test(read(id, path)))).toEqual([]);
  });

  it('is a package that is called like its folder and shows its manifest', () => {
    const { name, exports } = JSON.parse(read(id, 'package.json'));
    expect(name).toBe(`@broadside/${id}`);
    expect(exports).toMatchObject({ './manifest': './manifest.ts' });
  });

  it('has a manifest that agrees with the rules', () => {
    const { seats, clauses, cards } = manifestOf(id);
    const game = onShelf(id)?.game;
    expect(game?.seats).toEqual(seats);
    expect((game?.cards.length ?? 0) > 0).toBe(cards);
    for (const clause of Object.values(game?.clauses ?? {})) expect(clause).toMatch(new RegExp(`^${clauses}-`));
  });

  it('has words for its name, its pitch and each of its ways in every language, and for nothing else', () => {
    const { words, ways } = manifestOf(id);
    expect(ways.length).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      const { name, pitch, ways: said } = words[locale];
      const all = [name, pitch, ...Object.values(said).flatMap(Object.values)];
      for (const text of all) expect(text).toMatch(/\S/);
      expect(Object.keys(said)).toEqual(ways.map((way) => way.id));
    }
  });

  it.each(LOCALES)('has a rulebook whose clauses begin as the manifest says (%s)', (locale) => {
    const ids = [...read(id, `rulebook/${locale}.md`).matchAll(/^- \*\*([A-Z][\w.-]+)\*\* /gm)].map(([, one]) => one);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((one) => !one.startsWith(`${manifestOf(id).clauses}-`))).toEqual([]);
  });

  it('has a cover to draw and a table of its own', async () => {
    const { cover, table } = manifestOf(id);
    expect(renderToStaticMarkup(createElement((await cover()).default))).toMatch(/<(path|rect|g)\b/);
    expect((await table()).default.id).toBe(id);
  });
});
