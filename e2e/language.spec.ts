import { playNow } from './lib/harbour.ts';
import { changeLanguage, LANGUAGES } from './lib/language.ts';
import { playOn } from './lib/player.ts';
import { DESK, expect, PHONE, test } from './lib/test.ts';
import { latinWords } from './lib/words.ts';

for (const [device, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`the language changes at once in the middle of a match, on ${device}`, async ({ visit }) => {
    const page = await visit({ size, name: 'Остап' });
    const table = await playNow(page);
    // Far enough for persons, expeditions and a long log.
    await playOn(table, { until: (moment, decisions) => decisions > 25 && moment.at === 'bar' && moment.cards > 1 });
    const english = await table.position();
    const words = await page.getByRole('main').innerText();
    const url = page.url();
    for (const [code, language] of LANGUAGES) {
      await changeLanguage(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect(page.url()).toBe(url);
      expect(await page.getByRole('main').innerText()).not.toBe(words);
      expect(await latinWords(page), `in Latin letters in ${language}`).toEqual([]);

      const harbour = page.getByRole('region', { name: /^(Гавань|Порт|Причал)/ }).first();
      await harbour.getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
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
    await changeLanguage(page, 'English');
    expect(await table.position()).toEqual(english);
  });

for (const [code, language] of LANGUAGES)
  test(`every other screen speaks ${language}`, async ({ visit }) => {
    const page = await visit({ locale: code, name: 'Остап' });
    for (const path of [
      '/',
      '/new/port-royal',
      '/new/seven-seas',
      '/rules/seven-seas/figures',
      '/join',
      '/replay',
      '/me',
      '/nowhere',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await latinWords(page), path).toEqual([]);
    }
  });
