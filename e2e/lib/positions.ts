/** The real table at positions of recorded matches: a page of its own, without a server (`apps/web/positions`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchFile } from '@broadside/kernel';
import type { BrowserContext, Page } from '@playwright/test';
import type { Position } from '../../apps/web/positions/PositionTable.ts';
import { type Layout, layoutHere } from './layout.ts';
import { type Faults, mannersHere } from './manners.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = join(ROOT, '.broadside', 'positions');
const ADDRESS = 'http://positions.test/';
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Names as long as they may be. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Bartholomew the Youngest',
    'Wilhelmina Featherstone',
    'Maximilian Throckmorton',
    'Ann',
    'Christopher Longstocking',
  ],
  ru: [
    'Константин Мореплаватель',
    'Александра Чернобородова',
    'Святослав Подберёзовский',
    'Ян',
    'Вениамин Новороссийский',
  ],
  uk: [
    'Костянтин Мореплавець-ий',
    'Олександра Чорнобородова',
    'Святослав Підберезовський',
    'Ян',
    'Веніамін Чорноморський',
  ],
};

export interface Sample extends Position {
  /** Which of the matches. */
  readonly file: number;
}

export const recordedMatches = (game: string): readonly MatchFile[] => {
  const folder = join(ROOT, 'games', game, 'tests', 'fixtures');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
};

/** The page is read from disk: nothing goes over a network. */
export async function openPositions(context: BrowserContext, files: readonly MatchFile[]): Promise<Page> {
  await context.route(`${ADDRESS}**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(BUILT, path === '/' ? 'index.html' : path);
    if (existsSync(file))
      await route.fulfill({ body: readFileSync(file), contentType: KINDS[extname(file)] ?? 'text/plain' });
    else await route.fulfill({ status: 404, body: '' });
  });
  for (const look of [layoutHere, mannersHere]) await context.addInitScript(`window.${look.name} = ${look}`);
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'positions' in window);
  await page.evaluate((all) => Object.assign(window, { files: all }), files);
  return page;
}

/** Every kind of decision, and then so many as are wanted, evenly over all matches and so over all numbers of players. */
export async function samplesOf(page: Page, files: readonly MatchFile[], wanted: number): Promise<readonly Sample[]> {
  const all: Sample[] = [];
  for (const [file] of files.entries()) {
    const found = await page.evaluate((at) => window.positions.of(window.files[at]), file);
    all.push(...found.map((position) => ({ ...position, file })));
  }
  const rare = new Map<string, Sample>();
  for (const sample of all) rare.set(sample.kind, sample);
  const chosen = new Set<Sample>(rare.values());
  const step = Math.max(1, Math.floor(all.length / Math.max(1, wanted - chosen.size)));
  for (let at = 0; at < all.length && chosen.size < wanted; at += step) chosen.add(all[at]);
  return all.filter((sample) => chosen.has(sample));
}

/** A position as somebody who reads this language sees it. */
export interface Looked extends Sample {
  readonly locale: 'en' | 'ru' | 'uk';
}

/** Draws one after another, and looks at each. */
export const lookAt = (page: Page, looks: readonly Looked[]): Promise<readonly Layout[]> =>
  page.evaluate(
    async ([all, names]) => {
      const layouts: Layout[] = [];
      for (const { file, locale, ...position } of all) {
        await window.positions.show(window.files[file], position, locale, names[locale]);
        const { faults, verbs } = window.layoutHere();
        const { tiny, narrow } = window.mannersHere();
        const small = [
          ...tiny.map((one) => `too small to read: ${one}`),
          ...narrow.map((one) => `too small to press: ${one}`),
        ];
        layouts.push({ faults: [...faults, ...small], verbs });
      }
      return layouts;
    },
    [looks, NAMES] as const,
  );

declare global {
  interface Window {
    readonly positions: import('../../apps/web/positions/main.tsx').Positions;
    readonly files: readonly MatchFile[];
    readonly layoutHere: () => Layout;
    readonly mannersHere: () => Faults;
  }
}
