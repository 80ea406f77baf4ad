import type { MatchFile } from '@broadside/kernel';
import type { Page } from '@playwright/test';
import { GAMES } from './lib/games.ts';
import { layoutHere } from './lib/layout.ts';
import { type Looked, lookAt, openPositions, recordedMatches, samplesOf } from './lib/positions.ts';
import { expect, test } from './lib/test.ts';

const LOCALES = ['en', 'ru', 'uk'] as const;

/**
 * So many positions of a game, at each size others of them; `BROADSIDE_POSITIONS=1000` looks at more,
 * `BROADSIDE_SIZES=844x390,360x740` elsewhere.
 */
const { BROADSIDE_POSITIONS = '150', BROADSIDE_SIZES } = process.env;
const SIZES = BROADSIDE_SIZES?.split(',') ?? ['360x740', '390x844', '844x390', '820x1180', '1440x900', '1920x1080'];

/** The same fault in many positions is one. */
async function faultsAt(page: Page, files: readonly MatchFile[], turn: number, of: number): Promise<readonly string[]> {
  const all = await samplesOf(page, files, Number(BROADSIDE_POSITIONS));
  const samples = all.filter((_, at) => at % of === turn);
  expect(samples.length, 'there is something to look at').toBeGreaterThan(0);
  const looks = samples.map((sample, n): Looked => ({ ...sample, locale: LOCALES[(n + turn) % LOCALES.length] }));
  const layouts = await lookAt(page, looks);
  const faults = new Map<string, string>();
  for (const [at, layout] of layouts.entries())
    for (const fault of layout.faults) {
      const { locale, file, n } = looks[at];
      if (!faults.has(fault)) faults.set(fault, `${fault} — ${locale}, match ${file}, entry ${n}`);
    }
  return [...faults.values()];
}

for (const game of GAMES) {
  const files = recordedMatches(game.id);
  for (const [turn, size] of SIZES.entries())
    test(`whatever is asked in a match of ${game.title} can be read and pressed at ${size}, in every language`, async ({
      browser,
    }) => {
      test.setTimeout(600_000);
      const [width, height] = size.split('x').map(Number);
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await openPositions(context, files);
      expect(await faultsAt(page, files, turn, SIZES.length)).toEqual([]);
      await context.close();
    });
}

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
    const { faults } = await page.evaluate(layoutHere);
    if (fault) expect(faults.join(), what).toMatch(fault);
    else expect(faults, what).toEqual([]);
  }
});
