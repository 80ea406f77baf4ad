/** Somebody who has a keyboard and nothing else. */
import type { Page } from '@playwright/test';
import { type Decision, nextMoment } from './moment.ts';
import { best, type Taste } from './play.ts';

/** What has the focus, by its mark; empty if it is lost to the page itself. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return '';
    return element.getAttribute('data-id') ?? '?';
  });

/** Whoever has the keyboard sees where it is. */
export const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element?.matches(':focus-visible')) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });

/** Whether something lies before what has the focus: then the way back is the shorter one. */
const isBehind = (page: Page, mark: string): Promise<boolean> =>
  page.evaluate((id) => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const thing = place.querySelector(`[data-id="${CSS.escape(id)}"]`);
    const { activeElement: from } = document;
    if (!thing || !from || from === document.body) return false;
    return (from.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING) > 0 && !thing.contains(from);
  }, mark);

/** Goes on with Tab, or back, until something with this mark is reached, or with one of these. */
export async function tabTo(page: Page, mark: string | RegExp): Promise<void> {
  const isThere = (id: string): boolean => (typeof mark === 'string' ? id === mark : mark.test(id));
  const way = typeof mark === 'string' && (await isBehind(page, mark)) ? 'Shift+Tab' : 'Tab';
  for (let stops = 0; stops < 60; stops++) {
    if (isThere(await focused(page))) return;
    await page.keyboard.press(way);
  }
  throw new Error('the keyboard does not get there');
}

/** The letter that is printed on a verb. */
const letterOf = (page: Page, id: string): Promise<string | null> =>
  page.getByTestId('actions').first().getByTestId(id).first().getAttribute('aria-keyshortcuts');

/** Letters where the table has them and every other time; else Tab and Enter. */
export async function decideByKeys(page: Page, decision: Decision, decisions: number, taste: Taste): Promise<void> {
  const { id } = best(decision, taste);
  const isGuarded = decision.guarded.includes(id);
  const letter = decision.at === 'bar' && decisions % 2 === 0 && !isGuarded ? await letterOf(page, id) : null;
  if (letter !== null) await page.keyboard.press(letter.toLowerCase());
  else {
    await tabTo(page, id);
    await page.keyboard.press('Enter');
  }
}

/** What came of playing by keys. */
export interface KeyPlay {
  /** All choices that were made. */
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
    const { id } = best(moment, taste);
    if ((await focused(page)) === '') lost.add(`before ${id}`);
    if (decisions % 2 === 1) {
      await tabTo(page, id);
      if (!(await isSeen(page))) dim.add(id);
    }
    await decideByKeys(page, moment, decisions, taste);
    done.add(id);
  }
  return { done, lost: [...lost], dim: [...dim] };
}

/** What of these was never done. */
export const undone = (parts: readonly RegExp[], done: ReadonlySet<string>): readonly string[] =>
  parts.filter((part) => ![...done].some((id) => part.test(id))).map(String);
