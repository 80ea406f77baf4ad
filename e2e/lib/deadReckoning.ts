/** Dead Reckoning as a visitor knows it: the sea, the ship, the crew, the battle ship, and a small player. */
import type { Locator, Page } from '@playwright/test';
import { type GameName, sail, Table } from './harbour.ts';
import { type Decision, type Moment, momentOf, nextMoment } from './moment.ts';
import { best, type Course, decide, type Taste } from './player.ts';
import { expect } from './test.ts';

export const DEAD_RECKONING: GameName = 'Dead Reckoning';

/** No match takes as many decisions. */
const MANY = 1500;
/** Bots think, and the machine may be busy. */
const PATIENCE = 60_000;

export type Way = 'Dead Reckoning' | 'Against the rival' | 'Against the hard rival';

export class ReckoningTable extends Table {
  /** The tiles; on a phone they lie in a box that scrolls. */
  readonly sea: Locator;
  /** The own ship with its holds. */
  readonly ship: Locator;
  readonly hand: Locator;
  readonly played: Locator;
  /** While it is fought, a battle takes the place of the sea. */
  readonly battle: Locator;
  /** The zones of the battle board, each with what lies in it. */
  readonly zones: Locator;
  readonly undo: Locator;
  readonly restart: Locator;

  constructor(page: Page) {
    super(page);
    this.sea = page.getByRole('region', { name: 'The sea' }).last();
    this.ship = page.getByRole('region', { name: 'Ship', exact: true });
    this.hand = page.getByRole('region', { name: /^Hand/ });
    this.played = page.getByRole('region', { name: /^Played/ });
    this.battle = page.getByRole('region', { name: /^Battle |^The cannons break the tie/ });
    this.zones = this.battle.getByRole('list', { name: 'Battle board' }).getByRole('listitem');
    this.undo = page.getByRole('button', { name: /^Undo/ }).filter({ visible: true });
    this.restart = page.getByRole('button', { name: /^Restart turn/ }).filter({ visible: true });
  }

  /** What everybody may know of the match, and what is asked: what a reload must bring back. */
  async standing() {
    const verbs = await this.bar.getByRole('button').allInnerTexts();
    const turn = await this.heading.getByRole('paragraph').innerText();
    const tiles = (await this.battle.isVisible()) ? [] : await labels(this.sea.getByRole('button'));
    return { tiles, log: await this.log(), verbs, turn };
  }

  /** Tiles and the harbour that can be sailed to, by what is told of them. */
  inReach(): Locator {
    return this.sea.getByRole('button', { name: /, \d+ sails? away|\. \d+ sails? away/ });
  }
}

/** A verb that the board has a place for is done there by a tap: a card of the hand, a tile of the sea. */
async function byTap(table: ReckoningTable, words: string): Promise<boolean> {
  const place = /^Play a card/.test(words) ? table.hand.getByRole('button').first() : undefined;
  if (!place || !(await place.isVisible())) return false;
  await place.click();
  return true;
}

const labels = (place: Locator): Promise<string[]> =>
  place.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

/** A match on this device: against bots, or alone against the rival. */
export async function sailReckoning(page: Page, way: Way = 'Dead Reckoning'): Promise<ReckoningTable> {
  await sail(page, DEAD_RECKONING, undefined, way);
  return new ReckoningTable(page).ready();
}

const VERBS: readonly (readonly [RegExp, number])[] = [
  [/^(Keep – |Keep a token)/, 99],
  // Whatever a question asks for, before the way out of it.
  [
    /^(Fit |Place (?!it)|Replace a|Produce(?! no| on \d)|Build(?! no)|Put the goods|Choose |Pay: |Gain: |Divide|Take out|Give an)/,
    95,
  ],
  [/^(Sleeve: |Raise to level|Level up|Stow all)/, 95],
  [/^Return \d+ cargo/, 94],
  [/^(Play: |Play a card|Play cards)/, 90],
  [/^(Attack the merchant|Attack…|Fight )/, 88],
  [/^(Buy for|Trade for)/, 86],
  [/^Raise sails/, 60],
  [/^Sail to…/, 58],
  [/^Fire \d/, 56],
  [/^(Stop [^(]|Stay peaceful|Trade or piracy|Take aboard|Take \d+ |Take back|Take a cube back)/, 50],
  [/^(Hoist|Decide the control)/, 45],
  [/^Pass$/, 44],
  [/^End the turn/, 40],
  [/^(Done|Stop|Sleeve no|Take no|Produce no|Build no|Keep the card|Give up|Forgo|Raise nobody)/, 30],
  [/^(Fire no|Leave |Put )/, 20],
  [/^(Pass |Throw |Black flag|Attack the)/, 10],
  [/^(Load |Unload |Move )/, 8],
  [/^(Cargo and coins|Fire fewer|Holds: |Place it otherwise)/, 1],
];

/** "Sail to Crab Shoal: 2 sails": as far as the wind goes, so that one move is enough. */
const far = (words: string): number => Number(/^Sail .*: (\d+) sails?$/.exec(words)?.[1] ?? 0);

/** Plays every card, uses what it can, sails far, buys and attacks where it comes to, and ends the turn. */
export const captain: Taste = (words) => {
  if (far(words) > 0) return 58 + far(words) / 10;
  // An ability of a card in play has no verb of its own: "Gain 1 cargo to the dock (Crewman)".
  return VERBS.find(([verb]) => verb.test(words))?.[1] ?? 80;
};

/** Buys where it comes to, and goes no farther than it must. */
export const trader: Taste = (words, cards) => (/^Sail .*: 1 sail$/.test(words) ? 80 : captain(words, cards));

/** Does as little as the rules allow. */
export const idler: Taste = (words, cards) => (/^End the turn/.test(words) ? 300 : captain(words, cards));

export const offers = (moment: Moment | undefined, verb: RegExp): moment is Decision =>
  moment?.at === 'bar' && moment.verbs.some(({ words, off }) => !off && verb.test(words));

/** The own turn, free to do anything. */
export const inTurn = (moment: Moment | undefined): boolean => offers(moment, /^End the turn/);

/** In somebody else's turn there is only what nobody waits for. */
async function isIdle(table: ReckoningTable, moment: Moment): Promise<boolean> {
  if (moment.at !== 'bar' || !moment.verbs.every(({ words }) => /^(Level up|Cargo and coins)/.test(words)))
    return false;
  return !(await table.heading.getByRole('paragraph').innerText()).startsWith('Your turn');
}

/** Makes one decision: by a tap on the board where there is one, else by the verbs. */
async function act(table: ReckoningTable, moment: Moment, taste: Taste): Promise<void> {
  if (moment.at === 'bar' && (await byTap(table, best(moment, taste)))) return;
  await decide(table, moment, taste);
}

/** Plays on alone until a moment that is wanted comes, else to the end. Says where it stopped. */
export async function sailOn(table: ReckoningTable, { until, taste = captain, after }: Course = {}): Promise<Moment> {
  for (let decisions = 0; decisions < MANY; decisions++) {
    const moment = await nextMoment(table.page);
    if (moment.at === 'end' || until?.(moment, decisions)) return moment;
    await act(table, moment, taste);
    await after?.(decisions);
  }
  throw new Error('the match does not end');
}

/** Plays on until a moment that is wanted comes; fails if the match is over first. */
export async function sailUntil(table: ReckoningTable, until: NonNullable<Course['until']>, taste = captain) {
  const moment = await sailOn(table, { taste, until });
  expect(moment.at, 'the match goes on').not.toBe('end');
}

/** Everything in hand is played and used before sails are raised, and what lies at the dock goes aboard: it pays for cards. */
export async function makeReady(table: ReckoningTable): Promise<void> {
  await sailUntil(table, (moment) => offers(moment, /^Raise sails/) && !offers(moment, /^(Play|Gain|Use)/));
  await table.press('Cargo and coins');
  await table.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Load \d cargo into cell A/ })
    .last()
    .click();
  await expect(table.page.getByRole('dialog')).toBeHidden();
}

/** An advancement waits for a sleeve. */
export const isFitting = (moment: Moment): boolean => offers(moment, /^(Sleeve|Fit into a card)/);

export interface Aboard {
  readonly table: ReckoningTable;
  readonly taste: Taste;
}

/** Whoever is really asked of several at one online table. */
export async function askedOf(people: readonly Aboard[]): Promise<readonly [Aboard, Moment]> {
  let found: readonly [Aboard, Moment] | undefined;
  const look = async (): Promise<boolean> => {
    for (const person of people) {
      const moment = await momentOf(person.table.page);
      if (moment && !(await isIdle(person.table, moment))) found = [person, moment];
      if (found) return true;
    }
    return false;
  };
  await expect.poll(look, { message: 'somebody is asked', timeout: PATIENCE, intervals: [20, 20, 50, 100] }).toBe(true);
  if (!found) throw new Error('nobody was asked');
  return found;
}

/** Plays at an online table with a screen for everybody, until the moment that is wanted has come to somebody. */
export async function sailTogether(
  people: readonly Aboard[],
  until: (acting: ReckoningTable, moment: Moment) => boolean | Promise<boolean>,
): Promise<ReckoningTable> {
  for (let decisions = 0; decisions < MANY; decisions++) {
    const [{ table, taste }, moment] = await askedOf(people);
    if (await until(table, moment)) return table;
    if (moment.at === 'end') throw new Error('the match was over too soon');
    await act(table, moment, taste);
  }
  throw new Error('the moment does not come');
}
