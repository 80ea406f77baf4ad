/**
 * The harbour as a page that is there before its script: drawn in every language, with its styles inside. A phone shows
 * it after one way there and back; the client then draws the same over it.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const LOCALES = ['en', 'ru', 'uk'] as const;
type Locale = (typeof LOCALES)[number];

interface Prerender {
  harbourIn(locale: Locale): Promise<string>;
}

/** Screens and games that are fetched later are not needed: of what comes by itself, covers and words are drawn here. */
const DRAWN = /cover|\/(?:en|ru|uk)\.ts$/;
const onlyTheHarbour: Plugin = {
  name: 'broadside-only-the-harbour',
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
    plugins: [react(), onlyTheHarbour],
    resolve: { conditions: ['source'] },
    ssr: { noExternal: [/^@broadside\//], resolve: { conditions: ['source'], externalConditions: ['source'] } },
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, minify: false, copyPublicDir: false },
  });
  return import(pathToFileURL(join(folder, 'prerender.js')).href);
}

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The content-security policy knows no style attributes: each becomes a rule of its own. */
function withoutStyles(html: string): { readonly html: string; readonly css: string } {
  const rules = new Map<string, number>();
  const bare = html.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    const rule = decoded(style);
    if (!rules.has(rule)) rules.set(rule, rules.size);
    return ` data-s="${rules.get(rule)}"`;
  });
  return { html: bare, css: [...rules].map(([rule, at]) => `[data-s="${at}"]{${rule}}`).join('') };
}

/** The language of a page that was drawn for somebody else is not shown: the client draws it anew. */
const HIDDEN = '[data-redraw] #root{visibility:hidden}';

/** Letters weigh more than the script on a phone: they come after it, and until then those of the device serve. */
function apart(sheet: string): { readonly css: string; readonly fonts: string } {
  const faces = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return { css: faces.reduce((rest, face) => rest.replace(face, ''), sheet), fonts: faces.join('') };
}

const LINKED = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

/** Writes `harbour.<language>.html` beside the page that all other addresses share. */
export async function prerenderHarbour(root: string, dist: string, scratch: string): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const sheets = [...page.matchAll(LINKED)].map(([, file]) => readFile(join(dist, file), 'utf8'));
  const { css, fonts } = apart((await Promise.all(sheets)).join(''));
  const lettering = `assets/fonts-${createHash('sha256').update(fonts).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(dist, lettering), fonts);
  const { harbourIn } = await loadPrerender(root, scratch);
  for (const locale of LOCALES) {
    const drawn = withoutStyles(await harbourIn(locale));
    const html = page
      .replace(LINKED, '')
      .replace('<html lang="en">', `<html lang="${locale}" data-drawn="${locale}">`)
      .replace('</head>', () => `<style>${css}${drawn.css}${HIDDEN}</style></head>`)
      .replace('src="/early.js"', `src="/early.js" data-fonts="/${lettering}"`)
      .replace('<div id="root"></div>', () => `<div id="root">${drawn.html}</div>`);
    await writeFile(join(dist, `harbour.${locale}.html`), html);
  }
}
