/** Words on a screen that are written in letters of another alphabet. */
import type { Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { lookHere, type Seeing } from './seen.ts';

/** Names of things that have one name in every language. */
const NAMES = new RegExp(['Broadside', 'JSON', 'English', ...GAMES.flatMap(({ names = [] }) => names)].join('|'), 'g');

/** Levels and rows are numbered as the Romans did in every language. */
const NUMERAL = /^[IVX]+( → [IVX]+)?$/;

/** Runs in the page: everything that can be read on screen or by a screen reader and has Latin letters in it. */
export function latinHere({ isFar }: Seeing): readonly string[] {
  const isThere = (element: Element): boolean => isFar(element) || element.checkVisibility();
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // A letter on a key is the letter of the keyboard.
    if (!element || element.closest('kbd, code, [lang]:not(html), [role="log"]') || !isThere(element)) continue;
    found.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name);
      if (text !== null && isThere(element) && element.closest('[lang]:not(html)') === null) found.push(text);
    }
  return found.filter((text) => /[A-Za-z]{2,}/.test(text));
}

/** Those of them that should be written in other letters. */
export const foreign = (texts: readonly string[]): readonly string[] =>
  texts
    .filter((text) => /[A-Za-z]{2,}/.test(text.replace(NAMES, '')))
    .map((text) => text.trim())
    .filter((text) => !NUMERAL.test(text));

export const latinWords = async (page: Page): Promise<readonly string[]> => foreign(await lookHere(page, latinHere));
