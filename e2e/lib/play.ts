/** Players who see only the screen: each knows what a verb on it is worth. */
import { type Decision, type Moment, nextMoment, nextOf, type Verb } from './moment.ts';
import type { Table } from './table.ts';
import { expect } from './test.ts';

/** How good a verb is just now; the best one that is allowed is pressed. */
export type Taste = (verb: Verb, moment: Decision) => number;

export function best(moment: Decision, taste: Taste): Verb {
  const open = moment.verbs.filter(({ off }) => !off);
  const [first] = open.toSorted((one, other) => taste(other, moment) - taste(one, moment));
  expect(first, `a choice among ${moment.verbs.map(({ id, words }) => `${id} (${words})`).join(' | ')}`).toBeDefined();
  return first;
}

/** Whoever is named on it opens it; the table stands there at once, or another name. */
async function openCurtain({ page }: Table): Promise<void> {
  const words = await page.getByTestId('open').innerText();
  const name = page.getByTestId('open').filter({ hasText: words });
  await name.click();
  await expect(name).toBeHidden();
}

/** Makes one decision: by the board where there is a place for it, else by the verbs. */
export async function decide(table: Table, moment: Moment, taste: Taste = table.taste, decisions = 0): Promise<void> {
  switch (moment.at) {
    case 'end':
      return;
    case 'curtain':
      await openCurtain(table);
      return;
    case 'bar':
    case 'sheet': {
      const verb = best(moment, taste);
      if (moment.at === 'bar' && (await table.tap(verb, decisions, taste))) return;
      const place = moment.at === 'sheet' ? table.page.getByRole('dialog').last() : table.bar;
      const button = place.getByTestId(verb.id).first();
      // The guard is for fingers: a screen reader's press is never the second of two.
      await (moment.guarded.includes(verb.id) ? button.dispatchEvent('click') : button.click());
    }
  }
}

interface Press {
  readonly id: string;
  readonly sheet: boolean;
}

/** Runs in the page. */
function pressHere({ id, sheet }: Press): void {
  const place = sheet
    ? [...document.querySelectorAll('dialog[open]')].at(-1)
    : document.querySelector('[data-id="actions"]');
  place?.querySelector<HTMLElement>(`button[data-id="${CSS.escape(id)}"]`)?.click();
}

/** On the way to what a story is about verbs are pressed as a screen reader does: at once, wherever they stand. */
async function decideAtOnce(table: Table, moment: Moment, taste: Taste = table.taste): Promise<void> {
  if (!('verbs' in moment)) return decide(table, moment, taste);
  await table.page.evaluate(pressHere, { id: best(moment, taste).id, sheet: moment.at === 'sheet' });
}

/** No match takes as many decisions. */
const MANY = 1500;

export interface Course {
  /** Says where to stop; at the end of the match by default. */
  readonly until?: (moment: Moment, decisions: number) => boolean;
  readonly taste?: Taste;
  readonly after?: (decisions: number) => Promise<void>;
  /** By the shortest way instead of by pointer and board; on the way to a moment by default. */
  readonly atOnce?: boolean;
}

/** Plays on one screen. Says where it stopped. */
export async function playOn(table: Table, course: Course = {}): Promise<Moment> {
  const { until, taste, after, atOnce = until !== undefined } = course;
  for (let decisions = 0; decisions < MANY; decisions++) {
    const moment = await nextMoment(table.page);
    if (moment.at === 'end' || until?.(moment, decisions)) return moment;
    await (atOnce ? decideAtOnce(table, moment, taste) : decide(table, moment, taste, decisions));
    await after?.(decisions);
  }
  throw new Error('the match does not end');
}

/** Plays on until a moment that is wanted comes; fails if the match is over first. */
export async function playUntil(table: Table, until: NonNullable<Course['until']>, taste?: Taste): Promise<void> {
  const moment = await playOn(table, { until, ...(taste ? { taste } : {}) });
  expect(moment.at, 'the match goes on').not.toBe('end');
}

export interface Seated<T extends Table = Table> {
  readonly table: T;
  readonly taste?: Taste;
}

/** Plays at an online table with a screen for everybody, until a moment that is wanted has come to one of them. */
export async function playTogether<T extends Table>(
  people: readonly Seated<T>[],
  until: (acting: T, moment: Moment, decisions: number) => boolean | Promise<boolean>,
): Promise<T> {
  for (let decisions = 0; decisions < MANY; decisions++) {
    const [acting, moment] = await nextOf(people.map(({ table }) => table));
    if (await until(acting, moment, decisions)) return acting;
    if (moment.at === 'end') throw new Error('the match was over too soon');
    await decide(acting, moment, people.find(({ table }) => table === acting)?.taste);
  }
  throw new Error('the moment does not come');
}

/** In the middle of somebody's turn: asked at the table for the second time or more in a row. */
export function amidst(whose: Table): (acting: Table, moment: Moment) => boolean {
  let row = 0;
  return (acting, moment) => {
    row = acting === whose ? row + 1 : 0;
    return row > 1 && moment.at === 'bar';
  };
}
