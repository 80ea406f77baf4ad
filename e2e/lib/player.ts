/** A simple, sensible player who sees only the screen: reveals a little, takes what is worth most, claims when it can. */
import type { Page } from '@playwright/test';
import type { Table, Verb } from './harbour.ts';
import { expect } from './test.ts';

/** Where a decision is to be made: on the table, in a sheet over it, behind a curtain; or there is none any more. */
export type Moment =
  | { readonly at: 'bar' | 'sheet'; readonly verbs: readonly Verb[]; readonly cards: number }
  | { readonly at: 'curtain' | 'end' };

/** Waits until the screen asks for something, or has nothing more to ask. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction((): Moment | false => {
    const heading = document.querySelector('main h1')?.textContent ?? '';
    if (/wins with|share the victory/.test(heading)) return { at: 'end' };
    if (/is next$/.test(heading)) return { at: 'curtain' };
    const bar = document.querySelector('section[aria-label="What you can do"]');
    if (!bar || bar.getAttribute('aria-busy') === 'true') return false;
    const verbsIn = (place: Element): Verb[] =>
      [...place.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map((button) => ({
          words: button.innerText.replace(/\s+/g, ' ').trim(),
          off: button.ariaDisabled === 'true',
        }))
        .filter(({ words }) => words !== '' && !/^(Undo|Restart turn)/.test(words));
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const label = document.querySelector('section[aria-label^="Harbour, "]')?.getAttribute('aria-label') ?? '';
    const verbs = verbsIn(sheet ?? bar);
    if (!verbs.some(({ off }) => !off)) return false;
    return { at: sheet ? 'sheet' : 'bar', verbs, cards: Number.parseInt(label.slice(9), 10) };
  });
  return (await found.jsonValue()) as Exclude<Moment, false>;
}

/** How good a verb is just now; the best one that is allowed is pressed. */
function worth(words: string, cards: number): number {
  const cost = Number(/(?:for|→) (\d+)/.exec(words)?.[1] ?? 0);
  if (/^Claim the expedition|^Discard /.test(words)) return 100;
  if (/^Sink /.test(words)) return 90;
  if (/^Let .* go bust/.test(words)) return 1;
  if (/^Let /.test(words)) return 80;
  if (/^Hire /.test(words)) return 60 + cost;
  if (/^Take a card/.test(words)) return 55;
  if (/^Trade /.test(words)) return 40 + cost;
  if (/^Reveal a card/.test(words)) return cards < 3 ? 30 : 10;
  if (/^Stop/.test(words)) return 20;
  if (/^(Finish taking|Pass|End the turn)/.test(words)) return 5;
  if (/^Yes, do it/.test(words)) return 2;
  return 0;
}

export function best(verbs: readonly Verb[], cards: number): string {
  const open = verbs.filter(({ off }) => !off);
  const [first] = open.toSorted((one, other) => worth(other.words, cards) - worth(one.words, cards));
  expect(first, `a choice among ${verbs.map(({ words }) => words).join(' | ')}`).toBeDefined();
  return first.words;
}

/** A button by the words on it: "Hire the Sailor for 3 · 5 → 2 coins". */
export const byWords = (words: string): RegExp =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')}$`);

/** The name of the card in "Hire the Sailor for 3". */
const cardIn = (words: string): string | undefined => /^(?:Hire|Trade) the (.+?) for /.exec(words)?.[1];

export interface Habits {
  /** Presses cards on the board where it can, instead of the verbs below it. */
  readonly likesCards: boolean;
}

/** Reveals and takes by the board's own cards: the card opens large, with its verb under it. */
async function byCard(table: Table, words: string): Promise<boolean> {
  const { page, harbour } = table;
  if (/^Reveal a card/.test(words)) {
    await harbour.getByRole('button', { name: /^Reveal a card, / }).click();
    return true;
  }
  const card = cardIn(words);
  if (card === undefined) return false;
  await harbour
    .getByRole('button', { name: new RegExp(`^${card} [^]*(?<!short\\.)$`) })
    .first()
    .click();
  const verb = page.getByRole('dialog').getByRole('button', { name: /^(Hire|Trade) / });
  await verb.click();
  return true;
}

/** Makes one decision. */
export async function decide(table: Table, moment: Moment, habits: Habits): Promise<void> {
  if (moment.at === 'curtain') {
    await table.page.getByRole('button', { name: /^I am / }).click();
    return;
  }
  if (moment.at === 'end') return;
  const words = best(moment.verbs, moment.cards);
  if (moment.at === 'bar' && habits.likesCards && (await byCard(table, words))) return;
  const place = moment.at === 'sheet' ? table.page.getByRole('dialog').last() : table.bar;
  await place.getByRole('button', { name: byWords(words) }).first().click();
}

/** Plays until `enough` says so, or to the end of the match. Says where it stopped. */
export async function playOn(
  table: Table,
  enough: (moment: Moment, decisions: number) => boolean = () => false,
  everyStep: (decisions: number) => Promise<void> = async () => undefined,
): Promise<Moment> {
  // No match of sensible players takes as many decisions.
  for (let decisions = 0; decisions < 1500; decisions++) {
    const moment = await nextMoment(table.page);
    if (moment.at === 'end' || enough(moment, decisions)) return moment;
    await decide(table, moment, { likesCards: decisions % 2 === 1 });
    await everyStep(decisions);
  }
  throw new Error('the match does not end');
}
