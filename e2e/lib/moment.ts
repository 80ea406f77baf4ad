/** What the screen asks for just now, read off it as a visitor would. */
import type { Page } from '@playwright/test';
import type { Table } from './table.ts';
import { expect } from './test.ts';

/** One verb of the action bar. */
export interface Verb {
  /** All words on the button, the quiet line included. */
  readonly words: string;
  readonly off: boolean;
}

/** A decision: among the verbs of the table, or in a sheet that lies over it. */
export interface Decision {
  readonly at: 'bar' | 'sheet';
  readonly verbs: readonly Verb[];
  /** The names of all places on the screen: some tell how much lies there. */
  readonly places: readonly string[];
}

export type Moment = Decision | { readonly at: 'curtain' | 'end' };

/** Whether this can be done just now, by the words on its button. */
export const offers = (moment: Moment | undefined, verb: RegExp): moment is Decision =>
  moment !== undefined && 'verbs' in moment && moment.verbs.some(({ words, off }) => !off && verb.test(words));

/** The same, by a verb of the table itself. */
export const barOffers = (moment: Moment | undefined, verb: RegExp): moment is Decision =>
  moment?.at === 'bar' && offers(moment, verb);

/** Runs in the page. Undefined while nothing is asked. */
function momentHere(): Moment | undefined {
  const heading = document.querySelector('main h1')?.textContent ?? '';
  if (/wins with|share the victory|You made it!|Not this time/.test(heading)) return { at: 'end' };
  if (/is next$/.test(heading)) return { at: 'curtain' };
  const bar = document.querySelector('section[aria-label="What you can do"]');
  if (!bar || bar.getAttribute('aria-busy') === 'true') return undefined;
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const verbs = [...(sheet ?? bar).querySelectorAll('button')]
    .filter((button) => button.checkVisibility())
    .map((button) => ({ words: button.innerText.replace(/\s+/g, ' ').trim(), off: button.ariaDisabled === 'true' }))
    .filter(({ words }) => words !== '' && !/^(Undo|Restart turn)/.test(words));
  if (!verbs.some(({ off }) => !off)) return undefined;
  const places = [...document.querySelectorAll('section[aria-label]')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  );
  return { at: sheet ? 'sheet' : 'bar', verbs, places };
}

export const momentOf = (page: Page): Promise<Moment | undefined> => page.evaluate(momentHere);

/** A bot that begins may take a long turn, shown step by step at the slowest speed. */
const PATIENCE = 60_000;

/** Waits until the screen asks for something, or shows that there is nothing more to ask. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(momentHere, undefined, { timeout: PATIENCE });
  const moment = await found.jsonValue();
  if (!moment) throw new Error('nothing was asked');
  return moment;
}

/** Whoever is really asked first of several at one online table, each with a screen of their own. */
export async function nextOf<T extends Table>(tables: readonly T[]): Promise<readonly [T, Moment]> {
  let found: readonly [T, Moment] | undefined;
  const look = async (): Promise<boolean> => {
    for (const table of tables) {
      const moment = await momentOf(table.page);
      if (moment && (await table.isAwaited(moment))) found = [table, moment];
      if (found) return true;
    }
    return false;
  };
  await expect.poll(look, { message: 'somebody is asked', timeout: PATIENCE, intervals: [20, 20, 50, 100] }).toBe(true);
  if (!found) throw new Error('nobody was asked');
  return found;
}
