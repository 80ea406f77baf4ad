import { meet } from './lib/company.ts';
import { isFitting, makeReady, offers, ReckoningTable, sailReckoning, sailUntil, trader } from './lib/deadReckoning.ts';
import { hurry, OVER_DEAD_RECKONING } from './lib/hurry.ts';
import { changeLanguage, LANGUAGES } from './lib/language.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { LIGHTS, sound, soundIn } from './lib/sound.ts';
import { expect, SMALL_PHONE, test } from './lib/test.ts';
import { cutOff, latinWords } from './lib/words.ts';

/** In its first turn a captain meets a merchant, and the dock pays for a card soon after. */
const SEED = 'reckoning-solo';

/** The moments of a match that look different, one after another. */
async function tour(table: ReckoningTable, look: (screen: string) => Promise<void>): Promise<void> {
  await makeReady(table);
  await nextMoment(table.page);
  await look('turn');
  await sailUntil(table, (moment) => offers(moment, /^Fire \d/));
  await look('battle');
  await sailUntil(table, (moment) => offers(moment, /^(Raise to level|Level up)/));
  await look('level');
  await sailUntil(table, isFitting, trader);
  await look('sleeve');
}

test('every moment of a match is accessible by day and by lantern, on a phone and on a desk', async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit({ theme: 'auto', name: 'Ann', seed: SEED });
  await tour(await sailReckoning(page, 'Against the rival'), (screen) => sound(page, screen));
});

test('what lies open, the level that is due, the end and the replay are accessible everywhere', async ({ visit }) => {
  test.setTimeout(300_000);
  const pages = [await visit({ theme: 'auto', name: 'Ann' }), await visit({ theme: 'auto', name: 'Bob' })];
  await meet(pages[0], pages[1], { game: 'dead-reckoning', options: { roundLimit: 12 } });
  const [ann, bob] = pages.map((page) => new ReckoningTable(page));
  const first = await Promise.race(
    [ann, bob].map((table) =>
      table
        .verb(/^End the turn/)
        .waitFor()
        .then(() => table),
    ),
  );
  const { page } = first;

  await test.step('places, goals and the other one', async () => {
    for (const [sheet, way] of [
      ['place', first.sea.getByRole('button', { name: /, row 1/ }).first()],
      ['goal', page.getByRole('button', { name: /^Explorer/ })],
      ['player', page.getByRole('region', { name: 'Players' }).getByRole('button').first()],
    ] as const) {
      await way.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const light of LIGHTS) await soundIn(page, `${sheet} sheet`, light);
      await manners(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  await test.step('DR-LEVEL-2: a card may rise in somebody else’s turn', async () => {
    await first.press(/^End the turn/);
    await page.getByRole('button', { name: 'A card may rise a level' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await sound(page, 'level sheet');
    await page.keyboard.press('Escape');
  });

  await hurry([ann, bob], OVER_DEAD_RECKONING);
  await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
  await sound(page, 'end');
  await page.getByRole('link', { name: 'Watch replay' }).click();
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await sound(page, 'replay');
});

/** Levels and rows are numbered as the Romans did in every language. */
const isNumeral = (words: string): boolean => /^[IVX]+( → [IVX]+)?$/.test(words);

test('every moment of a match has room on the smallest phone, in every language', async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit({ size: SMALL_PHONE, name: 'Остап', seed: SEED });
  await tour(await sailReckoning(page, 'Against the rival'), async (screen) => {
    for (const [code, language] of LANGUAGES) {
      await changeLanguage(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const latin = (await latinWords(page)).filter((words) => !isNumeral(words));
      expect.soft(latin, `${screen} in Latin letters in ${language}`).toEqual([]);
      expect.soft(await cutOff(page), `${screen} cut off in ${language}`).toEqual([]);
      await manners(page);
    }
    await changeLanguage(page, 'English');
    await nextMoment(page);
    await manners(page);
  });
});
