import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { webShelf } from '@broadside/shelf/web';
import { LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { oneLanguage } from './oneLanguage.ts';

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));

interface Hooks {
  resolveId(source: string, importer?: string): string | null;
  load(id: string): string | null;
  transform(this: { error(message: string): never }, code: string, id: string): null;
}
const { resolveId, load, transform } = oneLanguage() as unknown as Hooks;

const refusing = {
  error(message: string): never {
    throw new Error(message);
  },
};

/** Catalogues that a browser shows, with the parts of languages they import. */
const catalogues = (game: string) =>
  readdirSync(join(GAMES, game, 'text'))
    .filter((file) => /^\w+\.ts$/.test(file) && file !== 'terminal.ts')
    .map((file) => join(GAMES, game, 'text', file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .map(({ file, code }) => ({
      file,
      parts: [...code.matchAll(/from '(\.\/(?:en|ru|uk)\/\w+\.ts)'/g)].map(([, part]) => part),
    }));

describe.each(webShelf.map(({ id }) => id))('the words of %s', (game) => {
  const asked = catalogues(game).flatMap(({ file, parts }) => parts.map((part) => resolveId(part, file) ?? part));

  it('do not come with its code: a stand-in has their place', () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const id of asked) expect(load(id)).toMatch(/wordsLater\("[\w/-]+"\);$/);
  });

  it.each(LOCALES)('are all there once %s is learned, and none of another language', (locale) => {
    const language = load(`\0language:${game}/${locale}`) ?? '';
    const names = asked.flatMap((id) => /wordsLater\("([\w/-]+)"\)/.exec(load(id) ?? '')?.[1] ?? []);
    const own = new Set(names.filter((name) => name.startsWith(`${game}/${locale}/`)));
    expect(own.size).toBeGreaterThan(1);
    for (const name of own) expect(language).toContain(`"${name}": part`);
    expect([...language.matchAll(/text\/(\w\w)\//g)].map(([, spoken]) => spoken)).toEqual([...own].map(() => locale));
  });
});

it('the shelf fetches every language of every game', () => {
  const list = load('/packages/shelf/src/words.ts') ?? '';
  for (const { id } of webShelf)
    for (const locale of LOCALES) expect(list).toContain(JSON.stringify(`\0language:${id}/${locale}`));
});

it('parts that are joined before they are there are refused by the build', () => {
  const id = '/games/high-seas/text/say.ts';
  expect(() => transform.call(refusing, 'texts({ en: { ...enGame }, ru, uk })', id)).toThrow('joined in its folder');
  expect(transform.call(refusing, 'texts({ en, ru, uk })', id)).toBeNull();
});
