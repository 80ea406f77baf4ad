/**
 * In a browser a game comes without its words, and these come in the language that is read. Catalogues join whole languages
 * (`texts({ en, ru, uk })` of `./en/voice.ts`, …): here each of them is a book that is empty until it is learned, and one file
 * for each game and language fills them. A game has nothing to do for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));
const LOCALES = ['en', 'ru', 'uk'] as const;

/** A catalogue of a game, whose parts are languages; the drawing in a terminal is not seen in a browser. */
const CATALOGUE = /games\/([\w-]+)\/text\/(\w+)\.ts$/;
const NEVER_SHOWN = 'terminal';
const PART = /^\.\/(en|ru|uk)\/(\w+)\.ts$/;
const IMPORTED = /import \{ (\w+)(?: as \w+)? \} from '(\.\/(?:en|ru|uk)\/\w+\.ts)';/g;
const JOINED = /\btexts\(\{(?! en, ru, uk \}\)| en: \{\}, ru: \{\}, uk: \{\} \}\))/;

const BOOK = '\0words:';
const LANGUAGE = '\0language:';
const LIST = /shelf\/src\/words\.ts$/;

interface Book {
  /** What its words are called in their file. */
  readonly exported: string;
  readonly name: string;
  readonly file: string;
}

const gamesWithWords = (): string[] =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function booksIn(game: string, catalogue: string): Book[] {
  const source = readFileSync(join(GAMES, game, 'text', catalogue), 'utf8');
  return [...source.matchAll(IMPORTED)].map(([, exported, path]) => ({
    exported,
    name: `${game}/${path.slice(2, -3)}`,
    file: join(GAMES, game, 'text', path),
  }));
}

/** What of a language is shown in a browser, each part once. */
function booksOf(game: string, locale: string): Book[] {
  const catalogues = readdirSync(join(GAMES, game, 'text')).filter(
    (file) => /^\w+\.ts$/.test(file) && file !== `${NEVER_SHOWN}.ts`,
  );
  const books = catalogues
    .flatMap((file) => booksIn(game, file))
    .filter(({ name }) => name.startsWith(`${game}/${locale}/`));
  return [...new Map(books.map((book) => [book.name, book])).values()];
}

/** The books of one language, by their names. */
function languageModule(game: string, locale: string): string {
  const books = booksOf(game, locale);
  return [
    ...books.map(({ exported, file }, at) => `import { ${exported} as part${at} } from ${JSON.stringify(file)};`),
    `export const books = { ${books.map(({ name }, at) => `${JSON.stringify(name)}: part${at}`).join(', ')} };`,
  ].join('\n');
}

/** How each game's words of a language are fetched, by game and language. */
function listModule(): string {
  const ways = (game: string): string =>
    LOCALES.map((locale) => `${locale}: () => import(${JSON.stringify(`${LANGUAGE}${game}/${locale}`)})`).join(', ');
  const games = gamesWithWords().map((game) => `${JSON.stringify(game)}: { ${ways(game)} },`);
  return `export const words = {\n${games.join('\n')}\n};`;
}

export const oneLanguage = (): Plugin => ({
  name: 'broadside-one-language',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source.startsWith(LANGUAGE) || source.startsWith(BOOK)) return source;
    const [, game] = CATALOGUE.exec(importer) ?? [];
    return game !== undefined && PART.test(source) ? `${BOOK}${game}/${source.slice(2, -3)}` : null;
  },
  load(id) {
    if (LIST.test(id)) return listModule();
    if (id.startsWith(LANGUAGE)) {
      const [game, locale] = id.slice(LANGUAGE.length).split('/');
      return languageModule(game, locale);
    }
    if (!id.startsWith(BOOK)) return null;
    const name = id.slice(BOOK.length);
    const file = join(GAMES, name.replace('/', '/text/').concat('.ts'));
    const [, exported] = /export const (\w+) = \{/.exec(readFileSync(file, 'utf8')) ?? [];
    return `import { wordsLater } from '@broadside/text';\nexport const ${exported} = /* @__PURE__ */ wordsLater(${JSON.stringify(name)});`;
  },
  transform(code, id) {
    if (CATALOGUE.test(id) && JOINED.test(code))
      this.error(
        `${id}: the parts of a language are joined in its folder, so that \`texts({ en, ru, uk })\` joins languages`,
      );
    return null;
  },
});
