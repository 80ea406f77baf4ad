/** Somebody who has a keyboard and nothing else. */
import type { Page } from '@playwright/test';
import type { Decision } from './moment.ts';
import { best, sensible, type Taste } from './player.ts';

/** What has the focus, by its words; empty if it is lost to the page itself. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return '';
    return (
      (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).replace(/\s+/g, ' ').trim() || '?'
    );
  });

/** Whoever has the keyboard sees where it is. */
export const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element?.matches(':focus-visible')) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });

/** Goes on with Tab until these words are reached. */
export async function tabTo(page: Page, words: (text: string) => boolean): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    if (words(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** The letter that is printed on a verb. */
const letterOf = (page: Page, words: string): Promise<string | null> =>
  page
    .getByRole('button')
    .filter({ visible: true })
    .evaluateAll((buttons, wanted) => {
      const same = buttons.find((button) => (button as HTMLElement).innerText.replace(/\s+/g, ' ').trim() === wanted);
      return same?.getAttribute('aria-keyshortcuts') ?? null;
    }, words);

/** Letters where the table has them and every other time; else Tab and Enter. */
export async function decideByKeys(
  page: Page,
  decision: Decision,
  decisions: number,
  taste: Taste = sensible,
): Promise<void> {
  const words = best(decision, taste);
  const letter = decision.at === 'bar' && decisions % 2 === 0 ? await letterOf(page, words) : null;
  if (letter !== null) await page.keyboard.press(letter.toLowerCase());
  else {
    await tabTo(page, (text) => text === words);
    await page.keyboard.press('Enter');
  }
}
