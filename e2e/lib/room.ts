/** Whether a screen has room for its words in every language. */
import type { Page } from '@playwright/test';
import { changeLanguage, LANGUAGES } from './language.ts';
import { manners } from './manners.ts';
import { nextMoment } from './moment.ts';
import { expect } from './test.ts';
import { cutOff, latinWords } from './words.ts';

/** Changed and changed back in the middle of a match. */
export async function hasRoomInEveryLanguage(page: Page, screen: string): Promise<void> {
  for (const [code, language] of LANGUAGES) {
    await changeLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect.soft(await latinWords(page), `${screen} in Latin letters in ${language}`).toEqual([]);
    expect.soft(await cutOff(page), `${screen} cut off in ${language}`).toEqual([]);
    await manners(page);
  }
  await changeLanguage(page, 'English');
  await nextMoment(page);
  await manners(page);
}
