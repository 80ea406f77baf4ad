/** Players who see only the screen: each knows what the words on a button are worth. */
import type { Table } from './harbour.ts';
import { type Decision, type Moment, nextMoment, nextOf } from './moment.ts';
import { expect } from './test.ts';

/** How good a verb is just now; the best one that is allowed is pressed. */
export type Taste = (words: string, cards: number) => number;

const figure = (words: string): number => Number(/(?:for|→) (\d+)/.exec(words)?.[1] ?? 0);

/** What the expansions offer: pages are turned, and whatever contract or task can be done is done. */
function beyond(words: string): number | undefined {
  if (/^Turn the page/.test(words)) return 210;
  if (/^Back to the table/.test(words)) return 205;
  if (/^(Fulfil|Take step|Complete|Stop here)/.test(words)) return 110;
  if (/^Trade .* waive its coins|^Sink .* and keep it/.test(words)) return 95;
  if (/^(Play as|Put back|Give |One of the extra)/.test(words)) return 50;
  if (/^Use a lookout/.test(words)) return 35;
  if (/^Keep .* for what it carries/.test(words)) return 45;
  if (/^(Leave |Decline|Keep the coins)/.test(words)) return 3;
  return undefined;
}

/** Reveals a little, takes what is worth most, claims when it can. */
export const sensible: Taste = (words, cards) => {
  const more = beyond(words);
  if (more !== undefined) return more;
  if (/^Claim (the|an) expedition|^Discard /.test(words)) return 100;
  if (/^Sink /.test(words)) return 90;
  if (/^Let .* go bust/.test(words)) return 1;
  if (/^Let /.test(words)) return 80;
  if (/^Hire /.test(words)) return 60 + figure(words);
  if (/^Take a card/.test(words)) return 55;
  if (/^Trade /.test(words)) return 40 + figure(words);
  if (/^Reveal a card/.test(words)) return cards < 3 ? 30 : 10;
  if (/^Stop/.test(words)) return 20;
  if (/^(Finish taking|Pass|End the turn)/.test(words)) return 5;
  if (/^Yes, do it/.test(words)) return 2;
  return 0;
};

/** Stops only for two cards or more, hires only sabres: comes to every kind of decision, and hardly ever to the end. */
export const greedy: Taste = (words, cards) => {
  if (/^Stop and take up to \d/.test(words)) return 200;
  if (/^Reveal a card/.test(words)) return 150;
  if (/^Hire the (Sailor|Pirate)/.test(words)) return 120;
  if (/^Hire /.test(words)) return 1;
  return sensible(words, cards);
};

/** Does as little as the rules allow. */
export const lazy: Taste = (words, cards) => {
  if (/^(Stop|Pass|Finish taking|End the turn)/.test(words)) return 300;
  return sensible(words, cards);
};

export function best({ verbs, cards }: Decision, taste: Taste): string {
  const open = verbs.filter(({ off }) => !off);
  const [first] = open.toSorted((one, other) => taste(other.words, cards) - taste(one.words, cards));
  expect(first, `a choice among ${verbs.map(({ words }) => words).join(' | ')}`).toBeDefined();
  return first.words;
}

/** A button by the words on it: "Hire the Sailor for 3 · 5 → 2 coins". */
const byWords = (words: string): RegExp =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')}$`);

/** Reveals and takes by the board's own cards: the card opens large, with its verb under it. */
async function byCard({ page, harbour }: Table, words: string): Promise<boolean> {
  if (/^Reveal a card/.test(words)) {
    await harbour.getByRole('button', { name: /^Reveal a card, / }).click();
    return true;
  }
  const card = /^(?:Hire|Trade) the ([^,]+?) for /.exec(words)?.[1];
  if (card === undefined) return false;
  const within = new RegExp(`^${card} [^]*(?<!short\\.)$`);
  await harbour.getByRole('button', { name: within }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Hire|Trade) (?!.*waive)/ })
    .click();
  return true;
}

/** Whoever is named on it opens it; the table stands there at once, or another name. */
async function openCurtain({ page }: Table): Promise<void> {
  const words = await page.getByRole('button', { name: /^I am / }).innerText();
  const name = page.getByRole('button', { name: words, exact: true });
  await name.click();
  await expect(name).toBeHidden();
}

/** Makes one decision. */
export async function decide(table: Table, moment: Moment, taste: Taste = sensible, likesCards = false): Promise<void> {
  switch (moment.at) {
    case 'end':
      return;
    case 'curtain':
      await openCurtain(table);
      return;
    case 'bar':
    case 'sheet': {
      const words = best(moment, taste);
      if (moment.at === 'bar' && likesCards && (await byCard(table, words))) return;
      const place = moment.at === 'sheet' ? table.page.getByRole('dialog').last() : table.bar;
      await place
        .getByRole('button')
        .filter({ hasText: byWords(words) })
        .first()
        .click();
    }
  }
}

/** No match takes as many decisions. */
const MANY = 1500;

export interface Course {
  /** Says where to stop; at the end of the match unless told otherwise. */
  readonly until?: (moment: Moment, decisions: number) => boolean;
  readonly taste?: Taste;
  readonly after?: (decisions: number) => Promise<void>;
}

/** Plays on one screen, by the verbs and by the cards in turn. Says where it stopped. */
export async function playOn(table: Table, { until, taste, after }: Course = {}): Promise<Moment> {
  for (let decisions = 0; decisions < MANY; decisions++) {
    const moment = await nextMoment(table.page);
    if (moment.at === 'end' || until?.(moment, decisions)) return moment;
    await decide(table, moment, taste, decisions % 2 === 1);
    await after?.(decisions);
  }
  throw new Error('the match does not end');
}

export interface Seated {
  readonly table: Table;
  readonly taste?: Taste;
}

/** Plays at an online table with a screen for everybody, until the moment that is wanted has come for the first of them. */
export async function playTogether(
  people: readonly Seated[],
  until: (acting: Table, moment: Moment, decisions: number) => boolean,
): Promise<void> {
  for (let decisions = 0; decisions < MANY; decisions++) {
    const [acting, moment] = await nextOf(people.map(({ table }) => table));
    if (until(acting, moment, decisions)) return;
    if (moment.at === 'end') throw new Error('the match was over too soon');
    await decide(acting, moment, people.find(({ table }) => table === acting)?.taste);
  }
  throw new Error('the moment does not come');
}
