import { meet } from './lib/company.ts';
import { hurry, OVER_SEVEN_SEAS } from './lib/hurry.ts';
import { changeLanguage, LANGUAGES } from './lib/language.ts';
import { manners } from './lib/manners.ts';
import { mayChoose, mayThrow, offers, type SeasTable, sailSeas, sailUntil, TRADER } from './lib/sevenSeas.ts';
import { sound } from './lib/sound.ts';
import { expect, SMALL_PHONE, test } from './lib/test.ts';
import { cutOff, latinWords } from './lib/words.ts';

/** The moments of a match that look different, one after another. */
async function tour(table: SeasTable, look: (screen: string) => Promise<void>): Promise<void> {
  await sailUntil(table, mayChoose);
  await table.stage.getByRole('button', { name: /^3\. Captain\./ }).click();
  await look('choice of characters');
  await sailUntil(table, (moment) => offers(moment, /^Send \d/));
  await look('ships for a raid');
  await sailUntil(table, mayThrow);
  await look('dice in the hand');
  await sailUntil(table, (moment) => offers(moment, /^Keep everything/));
  await look('loot');
  await table.lookBack();
  await look('raid in the lid');
  await sailUntil(table, (moment) => offers(moment, /^Sell all/), TRADER);
  await expect(table.stage.getByRole('heading', { name: 'Sell your goods' })).toBeVisible();
  await look('sale');
}

test('every moment of a match is accessible by day and by lantern, on a phone and on a desk', async ({ visit }) => {
  const page = await visit({ theme: 'auto', name: 'Ann', seed: 'seas-look' });
  await tour(await sailSeas(page), (screen) => sound(page, screen, screen === 'raid in the lid' ? undefined : 'svg'));
});

test('S7-END-7: the end and the replay are accessible by day and by lantern, on a phone and on a desk', async ({
  visit,
}) => {
  const page = await visit({ theme: 'auto', name: 'Ann' });
  const tables = await meet(page, await visit({ name: 'Bob' }), { game: 'seven-seas' });
  await hurry(tables, OVER_SEVEN_SEAS);
  await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
  await sound(page, 'end', 'svg');
  await page.getByRole('link', { name: 'Watch replay' }).click();
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await sound(page, 'replay', 'svg');
});

test('every moment of a match has room on the smallest phone, in every language', async ({ visit }) => {
  const page = await visit({ size: SMALL_PHONE, name: 'Остап', seed: 'seas-look' });
  await tour(await sailSeas(page), async (screen) => {
    for (const [code, language] of LANGUAGES) {
      await changeLanguage(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect.soft(await latinWords(page), `${screen} in Latin letters in ${language}`).toEqual([]);
      expect.soft(await cutOff(page), `${screen} cut off in ${language}`).toEqual([]);
      await manners(page);
    }
    await changeLanguage(page, 'English');
    await manners(page);
  });
});
