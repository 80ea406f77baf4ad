import type { Page } from '@playwright/test';
import { GAMES } from './lib/games.ts';
import { type Layout, layoutHere } from './lib/layout.ts';
import {
  decisionsOf,
  type Looked,
  lookAt,
  nextAlike,
  openPositions,
  recordedMatches,
  type Sample,
  samplesOf,
} from './lib/positions.ts';
import { lookHere } from './lib/seen.ts';
import { expect, test } from './lib/test.ts';

const LOCALES = ['en', 'ru', 'uk'] as const;

/**
 * So many positions of a game, at each size others of them; `BROADSIDE_POSITIONS=1000` looks at more,
 * `BROADSIDE_SIZES=844x390,360x740` elsewhere.
 */
const { BROADSIDE_POSITIONS = '150', BROADSIDE_SIZES } = process.env;
const SIZES = BROADSIDE_SIZES?.split(',') ?? ['360x740', '390x844', '844x390', '820x1180', '1440x900', '1920x1080'];

/** One of so many positions is looked at together with the next decision of its kind. */
const PAIRED = 6;

/**
 * Where the same can be pressed as before, nothing has moved. Where a list has become shorter the others close up, and
 * what has come under the finger sleeps for a moment (packages/kit/src/press.ts).
 */
function movedVerbs(before: Layout, after: Layout): readonly string[] {
  const verbs = Object.keys(before.verbs);
  if (verbs.join() !== Object.keys(after.verbs).join()) return [];
  return verbs
    .filter((verb) => before.verbs[verb] !== after.verbs[verb])
    .map((verb) => `moves under the finger: ${verb} from ${before.verbs[verb]} to ${after.verbs[verb]}`);
}

interface Pair {
  readonly first: Looked;
  readonly next: Looked | undefined;
}

function pairsOf(all: readonly Sample[], turn: number): readonly Pair[] {
  const samples = samplesOf(all, Number(BROADSIDE_POSITIONS)).filter((_, at) => at % SIZES.length === turn);
  return samples.map((sample, at) => {
    const locale = LOCALES[(at + turn) % LOCALES.length];
    const next = at % PAIRED === 0 ? nextAlike(all, sample) : undefined;
    return { first: { ...sample, locale }, next: next && { ...next, locale } };
  });
}

/** The same fault in many positions is one. */
async function faultsIn(page: Page, pairs: readonly Pair[]): Promise<readonly string[]> {
  const looks = pairs.flatMap(({ first, next }) => (next ? [first, next] : [first]));
  const layouts = new Map((await lookAt(page, looks)).map((layout, at) => [looks[at], layout]));
  const faults = new Map<string, string>();
  const add = (fault: string, { locale, file, n }: Looked): void => {
    if (!faults.has(fault)) faults.set(fault, `${fault} — ${locale}, match ${file}, entry ${n}`);
  };
  for (const [look, layout] of layouts) for (const fault of layout.faults) add(fault, look);
  for (const { first, next } of pairs) {
    const [before, after] = [layouts.get(first), next && layouts.get(next)];
    if (before && after && next) for (const fault of movedVerbs(before, after)) add(fault, next);
  }
  return [...faults.values()];
}

for (const game of GAMES)
  test(`whatever is asked in a match of ${game.title} can be read and pressed on every screen, in every language`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000);
    const files = recordedMatches(game.id);
    const context = await browser.newContext();
    const page = await openPositions(context, files);
    const all = await decisionsOf(page, files);
    for (const [turn, size] of SIZES.entries())
      await test.step(size, async () => {
        const [width, height] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        const pairs = pairsOf(all, turn);
        expect(pairs.length, 'there is something to look at').toBeGreaterThan(0);
        expect.soft(await faultsIn(page, pairs), size).toEqual([]);
      });
    await context.close();
  });

test('a verb that is somewhere else at the next decision is found', () => {
  const at = (place: string, verb = 'draw'): Layout => ({ faults: [], verbs: { stop: '90 8 90', [verb]: place } });
  expect(movedVerbs(at('0 8 90'), at('0 8 90'))).toEqual([]);
  expect(movedVerbs(at('0 8 90'), at('0 60 90'))).toEqual(['moves under the finger: draw from 0 8 90 to 0 60 90']);
  expect(movedVerbs(at('0 8 90'), at('0 60 90', 'take'))).toEqual([]);
});

/** One fault of each kind, and what is like it and none. */
const PLANTED: readonly [string, string, RegExp | undefined][] = [
  ['a board that is wider than the page', '<div style="width: 500px">board</div>', /^wider than the page/],
  [
    'a button under another thing',
    '<button style="width: 90px; height: 60px">Draw</button><p style="position: absolute; top: 0; left: 0; width: 300px; height: 90px; margin: 0">note</p>',
    /^covered: .*“Draw” by .*“note”/,
  ],
  [
    'a button under its own picture',
    '<button style="width: 90px; height: 100px"><svg width="80" height="50"><rect width="80" height="50" /></svg>Draw</button>',
    undefined,
  ],
  [
    'a button under a note that stays in sight while its place scrolls',
    '<div style="height: 200px; overflow: auto"><div style="height: 150px"></div><button style="width: 90px; height: 50px">Draw</button><p style="position: sticky; bottom: 0; margin: 0; height: 60px; background: tan">note</p></div>',
    undefined,
  ],
  [
    'a button under a note that stays in sight where nothing scrolls',
    '<div style="height: 200px; overflow: auto"><button style="width: 90px; height: 50px">Draw</button><p style="position: sticky; bottom: 0; margin: -60px 0 0; height: 60px; background: tan">note</p></div>',
    /^covered: .*“Draw” by .*“note”/,
  ],
  [
    'verbs below the screen',
    '<section data-id="actions" style="position: absolute; top: 800px"><button data-id="draw" style="width: 90px; height: 60px">Draw</button></section>',
    /^the verbs are out of sight/,
  ],
  [
    'a verb that no scroll brings back',
    '<section data-id="actions" style="height: 50px; overflow: hidden"><p style="margin: 0; height: 60px">full</p><button data-id="draw" style="width: 90px; height: 60px">Draw</button></section>',
    /^out of reach: draw/,
  ],
  [
    'a verb one scroll away',
    '<section data-id="actions" style="height: 50px; overflow: auto"><p style="margin: 0; height: 60px">full</p><button data-id="draw" style="width: 90px; height: 60px">Draw</button></section>',
    undefined,
  ],
  [
    'words that are cut off',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Bartholomew</p>',
    /^cut off: p “Bartholomew”/,
  ],
  [
    'words that are cut off and said whole when they are pressed',
    '<button aria-label="Bartholomew: 3 points" style="width: 60px; height: 60px; overflow: hidden; white-space: nowrap">Bartholomew</button>',
    undefined,
  ],
  [
    'words that burst their frame',
    '<p style="width: 60px; border: 1px solid; white-space: nowrap">Bartholomew the Youngest</p>',
    /^bursts its frame: p/,
  ],
];

test('a planted fault of each kind is found, and what only looks like one is not', async ({ visit }) => {
  const page = await visit({ size: { width: 360, height: 740 } });
  for (const [what, html, fault] of PLANTED) {
    await page.setContent(`<body style="margin: 0">${html}</body>`);
    const { faults } = await lookHere(page, layoutHere);
    if (fault) expect(faults.join(), what).toMatch(fault);
    else expect(faults, what).toEqual([]);
  }
});
