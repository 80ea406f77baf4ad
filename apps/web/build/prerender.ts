/**
 * Pages that are there before their script: the harbour, setting a table and the rulebooks, drawn in every language, with
 * their styles inside. A phone shows them after one way there and back; the client then draws the same over them.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { filesOfScreen } from './ahead.ts';
import { rulebooks } from './rulebook/plugin.ts';

const LOCALES = ['en', 'ru', 'uk'] as const;
type Locale = (typeof LOCALES)[number];

interface Prerender {
  screensIn(locale: Locale): Promise<Readonly<Record<string, string>>>;
  readonly partsOfDay: readonly string[];
}

/** Tables are fetched later and not drawn here: of what comes by itself, covers, words, rules and rulebooks are. */
const DRAWN = /cover|\/(?:en|ru|uk)(?:\/index)?\.ts$|^@broadside\/shelf$/;
const withoutTables: Plugin = {
  name: 'broadside-without-tables',
  enforce: 'pre',
  resolveDynamicImport: (source) =>
    typeof source !== 'string' || DRAWN.test(source) ? null : { id: source, external: true },
};

/** Bundled for Node, with the class names of the client: they follow from the same files. */
async function loadPrerender(root: string, folder: string): Promise<Prerender> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), rulebooks(), withoutTables],
    resolve: { conditions: ['source'] },
    ssr: { noExternal: [/^@broadside\//], resolve: { conditions: ['source'], externalConditions: ['source'] } },
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, minify: false, copyPublicDir: false },
  });
  return import(pathToFileURL(join(folder, 'prerender.js')).href);
}

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The content-security policy knows no style attributes: each becomes a rule of its own, one for all pages. */
class StyleRules {
  readonly #rules = new Map<string, number>();

  taken(html: string): string {
    return html.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
      const rule = decoded(style);
      if (!this.#rules.has(rule)) this.#rules.set(rule, this.#rules.size);
      return ` data-s="${this.#rules.get(rule)}"`;
    });
  }

  get css(): string {
    return [...this.#rules].map(([rule, at]) => `[data-s="${at}"]{${rule}}`).join('');
  }
}

/** The language of a page that was drawn for somebody else is not shown: the client draws it anew. */
const HIDDEN = '[data-redraw] #root{visibility:hidden}';

/** Of the greetings, that for the time of day; whoever has a name waits for the client, which knows it (public/early.js). */
const greeting = (parts: readonly string[]): string =>
  [
    'h1 [data-daytime]{display:none}',
    ...[...new Set(parts)].map((part) => `[data-daytime="${part}"] h1 [data-daytime="${part}"]{display:inline}`),
    '[data-named] h1:has([data-daytime]){visibility:hidden}',
  ].join('');

/** Pressed before the client was there to answer: it is seen that the press was noticed (public/early.js). */
const PRESSED = '[data-pressed]{opacity:.6}';

/** Letters weigh more than the script on a phone: they come after it, and until then those of the device serve. */
function apart(sheet: string): { readonly css: string; readonly fonts: string } {
  const faces = sheet.match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? [];
  return { css: faces.reduce((rest, face) => rest.replace(face, ''), sheet), fonts: faces.join('') };
}

const LINKED = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

/** `/` is harbour.en.html, `/rules/some-game` is rules.some-game.en.html: apps/server serves them by that. */
const fileOf = (path: string, locale: Locale): string =>
  `${path === '/' ? 'harbour' : path.slice(1).replaceAll('/', '.')}.${locale}.html`;

const isSheet = (file: string): boolean => file.endsWith('.css');

/**
 * What the screen needs beside the first script comes with it, not after it. All scripts give way to the page: it is seen
 * without them, and a slow line has room for one of the two.
 */
const links = (files: readonly string[]): string =>
  files
    .filter((file) => !isSheet(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('');

const unhurried = (page: string): string =>
  page.replace('<script type="module"', '<script type="module" fetchpriority="low"');

async function sheetOf(dist: string, files: readonly string[]): Promise<string> {
  const sheets = files.filter(isSheet).map((file) => readFile(join(dist, file), 'utf8'));
  return sheets.length === 0 ? '' : `<style>${(await Promise.all(sheets)).join('')}</style>`;
}

/** Without comments and margins. It stands in the page itself: a phone waits for one way there and back less. */
const earlyScript = async (dist: string): Promise<string> =>
  (await readFile(join(dist, 'early.js'), 'utf8')).replace(/^\s*\/\/.*\n|^\s+/gm, '');

/** Writes each page beside the one that all other addresses share. */
export async function prerenderPages(root: string, dist: string, scratch: string): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const linked = [...page.matchAll(LINKED)].map(([, file]) => file);
  const sheets = await Promise.all(linked.map((file) => readFile(join(dist, file), 'utf8')));
  const { css, fonts } = apart(sheets.join(''));
  const lettering = `assets/fonts-${createHash('sha256').update(fonts).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(dist, lettering), fonts);
  const early = await earlyScript(dist);
  const { screensIn, partsOfDay } = await loadPrerender(root, scratch);
  const rules = new StyleRules();
  const drawn: { readonly path: string; readonly locale: Locale; readonly html: string }[] = [];
  for (const locale of LOCALES)
    for (const [path, html] of Object.entries(await screensIn(locale)))
      drawn.push({ path, locale, html: rules.taken(html) });
  const style = `<style>${css}${rules.css}${HIDDEN}${PRESSED}${greeting(partsOfDay)}</style>`;
  for (const { path, locale, html } of drawn) {
    const files = await filesOfScreen(dist, path, locale);
    const sheet = await sheetOf(dist, files);
    const standing = [...linked, ...files.filter(isSheet)].map((file) => `/${file}`).join(' ');
    const whole = unhurried(page)
      .replace(LINKED, '')
      .replace('<html lang="en">', `<html lang="${locale}" data-drawn="${locale}">`)
      .replace('</head>', () => `${style}${sheet}${links(files)}</head>`)
      .replace(
        '<script src="/early.js"></script>',
        () =>
          `<script data-sheets="${standing}" data-fonts="/${lettering}" data-hours="${partsOfDay.join(' ')}">${early}</script>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    await writeFile(join(dist, fileOf(path, locale)), whole);
  }
}
