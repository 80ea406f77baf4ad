import { GAMES } from './lib/games.ts';
import { lookAt, openPositions, recordedMatches, samplesOf } from './lib/positions.ts';
import { expect, test } from './lib/test.ts';

const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const;
const LOCALES = ['en', 'ru', 'uk'] as const;
const POSITIONS = 150;

for (const game of GAMES) {
  const files = recordedMatches(game.id);
  if (files.length === 0) continue;
  test(`whatever is asked in a match of ${game.title} can be read and pressed, on every screen and in every language`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext();
    const page = await openPositions(context, files);
    const samples = await samplesOf(page, files, POSITIONS);
    const faults = new Map<string, string>();
    let count = 0;
    const began = performance.now();
    for (const [at, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      const looks = samples.map((sample, n) => ({ ...sample, locale: LOCALES[(n + at) % LOCALES.length] }));
      const layouts = await lookAt(page, looks);
      count += looks.length;
      for (const [n, layout] of layouts.entries())
        for (const fault of layout.faults) {
          const key = `${width}×${height} ${fault}`;
          const { locale, file, n: entry } = looks[n];
          if (!faults.has(key)) faults.set(key, `${key} — ${locale}, match ${file}, entry ${entry}`);
        }
    }
    console.log(
      game.id,
      samples.length,
      count,
      Math.round((performance.now() - began) / count),
      'ms each',
      faults.size,
    );
    await context.close();
    expect([...faults.values()]).toEqual([]);
  });
}
