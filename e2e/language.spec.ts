import { openFigures } from './lib/figures.ts';
import { GAMES, WITH_CARDS } from './lib/games.ts';
import { LANGUAGES } from './lib/language.ts';
import { expect, test } from './lib/test.ts';
import { latinWords } from './lib/words.ts';

const SCREENS = ['/', ...GAMES.map(({ id }) => `/new/${id}`), '/join', '/replay', '/me', '/nowhere'];

for (const [code, language] of LANGUAGES)
  test(`every screen but the table speaks ${language}`, async ({ visit }) => {
    const page = await visit({ locale: code, name: 'Остап' });
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await latinWords(page), path).toEqual([]);
    }
    for (const game of WITH_CARDS) {
      await openFigures(page, game);
      expect(await latinWords(page), `figures of ${game.id}`).toEqual([]);
    }
  });
