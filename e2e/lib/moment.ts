/** What the screen asks for just now, read off it as a visitor would. */
import type { Page } from '@playwright/test';
import type { Table } from './table.ts';
import { expect } from './test.ts';

/** One verb of the action bar. */
export interface Verb {
  /** What is chosen, the same in every language: the key of the choice, or the mark of another button. */
  readonly id: string;
  /** All words on the button, the quiet line included: figures are read off them. */
  readonly words: string;
  readonly off: boolean;
}

/** A decision: among the verbs of the table, or in a sheet that lies over it. */
export interface Decision {
  readonly at: 'bar' | 'sheet';
  readonly verbs: readonly Verb[];
  /** Which of them have come under the pointer just now and do not answer to it for a moment. */
  readonly guarded: readonly string[];
  /** The marks of everything on the screen: some say what lies there. */
  readonly marks: readonly string[];
}

export type Moment = Decision | { readonly at: 'curtain' | 'end' };

/** What a choice is about: "sail" of "sail.12.3", "take" of "take:40". */
export const kindOf = ({ id }: Pick<Verb, 'id'>): string => id.split(/[.:]/)[0];

/** Whether one of these kinds of things can be done just now. */
export const offers = (moment: Moment | undefined, ...kinds: readonly string[]): moment is Decision =>
  moment !== undefined && 'verbs' in moment && moment.verbs.some((verb) => !verb.off && kinds.includes(kindOf(verb)));

/** The same, by a verb of the table itself. */
export const barOffers = (moment: Moment | undefined, ...kinds: readonly string[]): moment is Decision =>
  moment?.at === 'bar' && offers(moment, ...kinds);

/** Runs in the page. Undefined while nothing is asked. */
function momentHere(): Moment | undefined {
  if (document.querySelector('[data-id="result"]')) return { at: 'end' };
  if (document.querySelector('[data-id="curtain"]')) return { at: 'curtain' };
  const bar = document.querySelector('[data-id="actions"]');
  if (!bar || bar.getAttribute('aria-busy') === 'true') return undefined;
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  // What hurries others is no answer to a question.
  const buttons = [...(sheet ?? bar).querySelectorAll<HTMLElement>('button[data-id]:not([data-id="waiting"] *)')];
  const guarded = buttons.filter(({ dataset }) => dataset.guarded !== undefined).map(({ dataset }) => dataset.id ?? '');
  const verbs = buttons
    .filter((button) => button.checkVisibility())
    .map((button) => ({
      id: button.dataset.id ?? '',
      words: button.innerText.replace(/\s+/g, ' ').trim(),
      off: button.ariaDisabled === 'true',
    }))
    .filter(({ id }) => !['undo', 'restart', 'close'].includes(id));
  if (!verbs.some(({ off }) => !off)) return undefined;
  const marks = [...document.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id ?? '');
  return { at: sheet ? 'sheet' : 'bar', verbs, guarded, marks };
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
