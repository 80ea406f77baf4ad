import { plateOf } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { playOn } from './lib/player.ts';
import {
  type LidWords,
  mayThrow,
  offers,
  SEVEN_SEAS,
  type SeasTable,
  sailSeas,
  sailUntil,
  setSpeed,
  TO_THE_END,
  watchFilms,
} from './lib/sevenSeas.ts';
import { expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

/** The score sheet in figures: rows that count, their sum as printed. */
async function sheetOf({ page }: SeasTable) {
  const sheet = page.getByRole('table').filter({ hasText: 'Total' });
  const lines = await sheet.getByRole('row').evaluateAll((rows) =>
    rows.map((row) => ({
      what: row.querySelector('th')?.textContent ?? '',
      figures: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
    })),
  );
  const total = lines.findIndex(({ what }) => what === 'Total');
  return { rows: lines.slice(1, total).map(({ figures }) => figures), totals: lines[total].figures };
}

/** The board scrolls between the bars, the page never does. */
async function staysPut({ page, bar }: SeasTable): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 10_000));
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(2);
  await expect(bar).toBeInViewport({ ratio: 1 });
}

/** From here on to the next position whose last throw is another one. */
async function nextThrow(table: SeasTable, last: LidWords | undefined): Promise<LidWords> {
  const slider = table.page.getByRole('slider', { name: 'Position' });
  for (let steps = 0; steps < 120; steps++) {
    await table.page.getByRole('button', { name: 'One step on' }).click();
    if (!(await table.hasThrow())) continue;
    const lid = await table.lid('Ann');
    if (JSON.stringify(lid.dice) !== JSON.stringify(last?.dice)) return lid;
  }
  throw new Error(`no other throw up to position ${await slider.inputValue()}`);
}

test('S7-END-7: a whole match against bots is played by pressing what is shown on a phone, and looked at again', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'seas-1' });
  await page.goto('/');
  await expect(plateOf(page, SEVEN_SEAS)).toBeVisible();
  await manners(page);
  const table = await sailSeas(page, 3);

  await test.step('a reload in the middle changes nothing', async () => {
    await playOn(table, { taste: TO_THE_END, until: (moment, decisions) => decisions > 15 && offers(moment, /./) });
    const before = await table.standing();
    await page.reload();
    await nextMoment(page);
    expect(await table.standing()).toEqual(before);
  });

  await playOn(table, {
    taste: TO_THE_END,
    after: async (decisions) => {
      if (decisions % 6 === 0) await manners(page);
      if (decisions % 6 === 1) await staysPut(table);
      if (decisions % 12 !== 0) return;
      await page.setViewportSize(SMALL_PHONE);
      await manners(page);
      await page.setViewportSize(PHONE);
    },
  });

  await test.step('the score sheet adds up', async () => {
    await expect(table.result).toBeVisible();
    await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
    await manners(page);
    const { rows, totals } = await sheetOf(table);
    expect(totals).toHaveLength(4);
    expect(totals).toEqual(totals.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)));
    await expect(table.result).toContainText(String(Math.max(...totals)).replace('-', ''));
  });

  await test.step('every throw of the match lies in the lid again', async () => {
    await page.getByRole('link', { name: 'Watch replay' }).click();
    const slider = page.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveValue('0');
    const first = await nextThrow(table, undefined);
    const at = await slider.inputValue();
    await manners(page);
    const second = await nextThrow(table, first);
    expect(second).not.toEqual(first);
    await slider.press('End');
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? 'missing');
    await manners(page);
    await slider.fill(at);
    await expect.poll(async () => (await table.hasThrow()) && (await table.lid('Ann'))).toEqual(first);
  });
});

/** Fights as the log tells them, of the last throw. */
const loggedFights = (log: readonly string[]): readonly string[] =>
  log
    .slice(log.findLastIndex((line) => line.includes('In the lid: ')))
    .filter((line) => / (sank|sank each other)\b/.test(line));

test('S7-CAPTAIN-7, S7-PHYS-1: a throw is seen to fall, and told the same without any motion', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'seas-2' });
  const table = await sailSeas(page);
  await sailUntil(table, mayThrow);
  await setSpeed(page, 'normal');
  await page.reload();
  await nextMoment(page);
  await page.waitForLoadState('networkidle');
  await manners(page);

  const lid = await test.step('dice fall in three dimensions; nothing is told before they lie', async () => {
    const seen = await watchFilms(table);
    await table.press(/^Throw the dice/);
    await expect(table.canvas).toBeVisible();
    await expect(table.fights.first()).toBeVisible();
    await nextMoment(page);
    await expect(table.canvas).toHaveCount(0);
    expect(await seen()).toEqual({ canvases: 1, told: 0 });
    const words = await table.lid('Ann');
    expect(words.fights).toHaveLength(loggedFights(await table.log()).length);
    expect(words.fights.length).toBeGreaterThan(0);
    return words;
  });

  await test.step('the same throw without motion is the same in words', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await nextMoment(page);
    expect(await table.lid('Ann')).toEqual(lid);
    await expect(page.getByRole('button', { name: 'Watch the throw again' })).toBeHidden();
  });

  await test.step('the next one, thrown by a swipe, is told at once', async () => {
    await sailUntil(table, mayThrow);
    const seen = await watchFilms(table);
    await table.swipe();
    await nextMoment(page);
    expect(await seen()).toEqual({ canvases: 0, told: 0 });
    const words = await table.lid('Ann');
    expect(words.dice).not.toEqual(lid.dice);
    expect(words.fights).toHaveLength(loggedFights(await table.log()).length);
    await manners(page);
  });
});
