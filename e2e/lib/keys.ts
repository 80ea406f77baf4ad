/** Somebody who has a keyboard and nothing else. */
import type { Page } from '@playwright/test';
import { type Decision, nextMoment } from './moment.ts';
import { best, type Taste } from './play.ts';

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
export async function decideByKeys(page: Page, decision: Decision, decisions: number, taste: Taste): Promise<void> {
  const words = best(decision, taste);
  const letter = decision.at === 'bar' && decisions % 2 === 0 ? await letterOf(page, words) : null;
  if (letter !== null) await page.keyboard.press(letter.toLowerCase());
  else {
    await tabTo(page, (text) => text === words);
    await page.keyboard.press('Enter');
  }
}

/** What came of playing by keys. */
export interface KeyPlay {
  /** The words of all verbs that were pressed. */
  readonly done: ReadonlySet<string>;
  /** Decisions before which the focus was lost. */
  readonly lost: readonly string[];
  /** Verbs on which the focus was not seen. */
  readonly dim: readonly string[];
}

/** No match takes as many decisions. */
const MANY = 1500;

/** Plays on with the keyboard alone until enough is done, else to the end. */
export async function playByKeys(
  page: Page,
  taste: Taste,
  isEnough: (done: ReadonlySet<string>) => boolean = () => false,
): Promise<KeyPlay> {
  const [done, lost, dim] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (let decisions = 0; decisions < MANY && !isEnough(done); decisions++) {
    const moment = await nextMoment(page);
    if (!('verbs' in moment)) break;
    const words = best(moment, taste);
    if ((await focused(page)) === '') lost.add(`before ${words}`);
    if (decisions % 2 === 1) {
      await tabTo(page, (text) => text === words);
      if (!(await isSeen(page))) dim.add(words);
    }
    await decideByKeys(page, moment, decisions, taste);
    done.add(words);
  }
  return { done, lost: [...lost], dim: [...dim] };
}

/** What of these was never done. */
export const undone = (parts: readonly RegExp[], done: ReadonlySet<string>): readonly string[] =>
  parts.filter((part) => ![...done].some((words) => part.test(words))).map(String);
