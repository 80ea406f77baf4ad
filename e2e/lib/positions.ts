/** The real table at positions of recorded matches: a page of its own, without a server (`apps/web/positions`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MatchFile, saveMatch } from '@broadside/kernel';
import { playByChance } from '@broadside/kernel/testing';
import { onShelf } from '@broadside/shelf';
import type { BrowserContext, Page } from '@playwright/test';
import type { Position } from '../../apps/web/positions/PositionTable.ts';
import { type Layout, layoutHere } from './layout.ts';
import { type Faults, mannersHere } from './manners.ts';
import { looking } from './seen.ts';
import { foreign, latinHere } from './words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = join(ROOT, '.broadside', 'positions');
const ADDRESS = 'http://positions.test/';
const MATCHES = '/matches.json';
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

/** Of a game that brings no recordings: with each number of players one that was played by chance. */
const playedByChance = (id: string): readonly MatchFile[] => {
  const game = onShelf(id)?.game;
  if (!game) throw new Error(`there is no game ${id}`);
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return counts.map((seats) => saveMatch(playByChance(game, { seats, options: {} }, `${id} for ${seats}`)));
};

export const recordedMatches = (game: string): readonly MatchFile[] => {
  const folder = join(ROOT, 'games', game, 'tests', 'fixtures');
  if (!existsSync(folder)) return playedByChance(game);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
};

/** The page is read from disk: nothing goes over a network. */
export async function openPositions(context: BrowserContext, files: readonly MatchFile[]): Promise<Page> {
  await context.route(`${ADDRESS}**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === MATCHES) return route.fulfill({ json: files });
    const file = join(BUILT, path === '/' ? 'index.html' : path);
    if (existsSync(file))
      await route.fulfill({ body: readFileSync(file), contentType: KINDS[extname(file)] ?? 'text/plain' });
    else await route.fulfill({ status: 404, body: '' });
  });
  for (const look of [layoutHere, mannersHere, latinHere])
    await context.addInitScript(`window.${look.name} = () => ${looking(look)}`);
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'positions' in window);
  await page.evaluate(async (path) => void Object.assign(window, { files: await (await fetch(path)).json() }), MATCHES);
  return page;
}

/** Rare kinds of decisions first: each that lets somebody do what none of those before did. */
function telling(all: readonly Sample[]): Set<Sample> {
  const often = new Map<string, Sample[]>();
  for (const sample of all) {
    const alike = often.get(sample.kind);
    if (alike) alike.push(sample);
    else often.set(sample.kind, [sample]);
  }
  const seen = new Set<string>();
  const rarest = [...often.values()].toSorted((one, other) => one.length - other.length);
  return new Set(
    rarest.flatMap(([first]) => {
      const fresh = first.kind.split(' ').filter((type) => !seen.has(type));
      for (const type of fresh) seen.add(type);
      return fresh.length > 0 ? [first] : [];
    }),
  );
}

/** Wherever somebody is asked in these matches. */
export async function decisionsOf(page: Page, files: readonly MatchFile[]): Promise<readonly Sample[]> {
  const all: Sample[] = [];
  for (const [file] of files.entries()) {
    const found = await page.evaluate((at) => window.positions.of(window.files[at]), file);
    all.push(...found.map((position) => ({ ...position, file })));
  }
  return all;
}

/** Whatever may be done, and then so many as are wanted, evenly over all matches and so over all numbers of players. */
export function samplesOf(all: readonly Sample[], wanted: number): readonly Sample[] {
  const chosen = telling(all);
  const step = Math.max(1, Math.floor(all.length / Math.max(1, wanted - chosen.size)));
  for (let at = 0; at < all.length && chosen.size < wanted; at += step) chosen.add(all[at]);
  return all.filter((sample) => chosen.has(sample));
}

/** The next decision in the match, if it is the same player's and of the same kind: the finger is still there. */
export function nextAlike(all: readonly Sample[], sample: Sample): Sample | undefined {
  const next = all[all.indexOf(sample) + 1];
  const alike = next?.file === sample.file && next.viewer === sample.viewer && next.kind === sample.kind;
  return alike ? next : undefined;
}

/** A position as somebody who reads this language sees it. */
export interface Looked extends Sample {
  readonly locale: 'en' | 'ru' | 'uk';
}

/** Draws one after another, and looks at each. */
export async function lookAt(page: Page, looks: readonly Looked[]): Promise<readonly Layout[]> {
  const seen = await page.evaluate(
    async ([all, names]) => {
      // Whoever reads what was before is shown the way back to the end.
      const scrollUp = async (): Promise<void> => {
        const log = document.querySelector('[data-id="log"] section');
        if (!log) return;
        log.scrollTop = 0;
        await new Promise(requestAnimationFrame);
      };
      const layouts: (Layout & { readonly latin: readonly string[] })[] = [];
      for (const { file, locale, ...position } of all) {
        await scrollUp();
        await window.positions.show(window.files[file], position, locale, names[locale]);
        const { faults, verbs } = window.layoutHere();
        const { tiny, narrow } = window.mannersHere();
        const small = [
          ...tiny.map((one) => `too small to read: ${one}`),
          ...narrow.map((one) => `too small to press: ${one}`),
        ];
        const latin = locale === 'en' ? [] : window.latinHere();
        layouts.push({ faults: [...faults, ...small], verbs, latin });
      }
      return layouts;
    },
    [looks, NAMES] as const,
  );
  return seen.map(({ latin, faults, verbs }) => ({
    faults: [...faults, ...foreign(latin).map((text) => `in Latin letters: ${text}`)],
    verbs,
  }));
}

declare global {
  interface Window {
    readonly positions: import('../../apps/web/positions/main.tsx').Positions;
    readonly files: readonly MatchFile[];
    readonly layoutHere: () => Layout;
    readonly mannersHere: () => Faults;
    readonly latinHere: () => readonly string[];
  }
}
