import type { Page } from '@playwright/test';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { changeLanguage, LANGUAGES } from '../../../e2e/lib/language.ts';
import { rest } from '../../../e2e/lib/manners.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { DESK, expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { latinWords } from '../../../e2e/lib/words.ts';
import type { RoyalTable } from './lib/table.ts';
import { hasOver } from './lib/tastes.ts';
import { player } from './player.ts';

/** Nothing of another language is left on the table, on a card, in the log or in the help. */
async function isWholly(page: Page, table: RoyalTable, language: string): Promise<void> {
  expect(await latinWords(page), `in Latin letters in ${language}`).toEqual([]);
  await table.enlarge(table.harbour.getByRole('button').first());
  expect(await latinWords(page), `what stayed on the card in ${language}`).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  expect(await latinWords(page), `what stayed in the log in ${language}`).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await latinWords(page), `what stayed in the help in ${language}`).toEqual([]);
  await page.keyboard.press('Escape');
}

test('the language changes at once in the middle of a match, on a desk and on a phone', async ({ visit }) => {
  const page = await visit({ size: DESK, name: 'Остап' });
  const table = await playNow(page, player);
  // Far enough for persons, expeditions and a long log.
  await playOn(table, { until: (moment, decisions) => decisions > 25 && hasOver(moment, 1) });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await rest(page);
    const english = await table.position();
    const words = await page.getByRole('main').innerText();
    const url = page.url();
    for (const [code, language] of LANGUAGES) {
      await changeLanguage(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect(page.url()).toBe(url);
      expect(await page.getByRole('main').innerText()).not.toBe(words);
      await isWholly(page, table, language);
    }
    await changeLanguage(page, 'English');
    expect(await table.position()).toEqual(english);
  }
});
