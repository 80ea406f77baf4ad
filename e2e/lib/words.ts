/** Words on a screen that are not as they should be: of another alphabet, or cut off. */
import type { Page } from '@playwright/test';
import { GAMES } from './games.ts';

/** Names of things that have one name in every language. */
const NAMES = new RegExp(['Broadside', 'JSON', 'English', ...GAMES.flatMap(({ names = [] }) => names)].join('|'), 'g');

/** Levels and rows are numbered as the Romans did in every language. */
const NUMERAL = /^[IVX]+( → [IVX]+)?$/;

/** Everything that can be read on screen or by a screen reader, and is written in Latin letters. */
export async function latinWords(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // A letter on a key is the letter of the keyboard.
      if (!element?.checkVisibility() || element.closest('kbd, code, [lang]:not(html), [role="log"]')) continue;
      found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name);
        if (text !== null && element.checkVisibility() && element.closest('[lang]:not(html)') === null)
          found.push(text);
      }
    return found;
  });
  return texts
    .filter((text) => /[A-Za-z]{2,}/.test(text.replace(NAMES, '')))
    .map((text) => text.trim())
    .filter((text) => !NUMERAL.test(text));
}

/** Words that are cut off by what they stand in. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter((one): one is HTMLElement => one instanceof HTMLElement && one.checkVisibility() && one.clientWidth > 2)
        .filter((one) => [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()))
        .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ innerText, scrollWidth, clientWidth }) => `${innerText} (${scrollWidth} in ${clientWidth})`),
    );
