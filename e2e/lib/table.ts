/** The table as a visitor knows it: what the frame says of every game, and what a game says of its own. */
import type { Locator, Page } from '@playwright/test';
import type { Moment, Verb } from './moment.ts';
import type { Taste } from './play.ts';
import { expect } from './test.ts';

/** What lies open on the table, in words: the sentences of the log, and whatever else a game shows everybody. */
export interface Position {
  readonly log: readonly string[];
  readonly [part: string]: readonly string[];
}

/** The position and what can be done in it. */
export interface Standing {
  readonly position: Position;
  readonly verbs: readonly string[];
  readonly turn: string;
}

/** What is said to the reader, and how others read it: NAME stands for whoever the reader is. */
export type Wordings = readonly (readonly [said: RegExp, usual: string])[];

const TO_ANYBODY: Wordings = [
  [/\bYou were\b/g, 'NAME was'],
  [/\bYou have\b/g, 'NAME has'],
  [/\byou\b/gi, 'NAME'],
];

/** The names of some elements, in their order. */
export const labels = (place: Locator): Promise<string[]> =>
  place.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

/** The marks that are this one, or more precise: "sail", "sail.12.3", "sail:12". */
export const ofKind = (kind: string): RegExp => new RegExp(`^${kind}(?:[.:]|$)`);

export abstract class Table {
  readonly page: Page;
  /** The verbs of the moment. */
  readonly bar: Locator;
  /** What the frame says of whose turn it is. */
  readonly heading: Locator;
  readonly result: Locator;
  readonly undo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByTestId('actions').first();
    this.heading = page.getByRole('banner');
    this.result = page.getByTestId('result');
    this.undo = page.getByTestId('undo').filter({ visible: true });
  }

  /** How somebody plays who wants to come to the end. */
  abstract readonly taste: Taste;
  /** Does as little as the rules allow. */
  abstract readonly idle: Taste;

  /** Where the game says "your", or another verb than of somebody else. */
  protected readonly toReader: Wordings = [];

  /** What lies before the one who looks, and says whose it is. */
  abstract own(name: string): Locator;

  /** What everybody at the table may know besides the log, the same on every screen. */
  protected abstract open(): Promise<Readonly<Record<string, readonly string[]>>>;

  /** Does by the board itself what a verb says, where the board has a place for it. `decisions`: made so far. */
  async tap(_verb: Verb, _decisions: number, _taste: Taste): Promise<boolean> {
    return false;
  }

  /** Whether somebody waits for this answer: a game may offer things that nobody waits for. */
  async isAwaited(_moment: Moment): Promise<boolean> {
    return true;
  }

  async ready(): Promise<this> {
    await expect(this.bar).toBeVisible();
    return this;
  }

  /** Choices of one kind, or a single one by its whole key. */
  verb(kind: string): Locator {
    return this.bar.getByTestId(ofKind(kind));
  }

  async press(kind: string): Promise<void> {
    await this.verb(kind).click();
  }

  /** The sentences of the log, oldest first, as they speak to the reader; on small screens it is opened and closed again. */
  async log(): Promise<readonly string[]> {
    const strip = this.page.getByTestId('open-log');
    const small = await strip.isVisible();
    if (small) await strip.click();
    const place = this.page.getByRole(small ? 'dialog' : 'region').and(this.page.getByTestId('log'));
    // What is out of sight is not laid out, and has no inner text.
    const lines = await place.locator('li').allTextContents();
    if (small) await place.getByTestId('close').click();
    return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== 'Since your last turn');
  }

  private async byName(lines: readonly string[]): Promise<readonly string[]> {
    const reader = await this.page.evaluate(() => String(JSON.parse(localStorage.getItem('broadside.name') ?? '""')));
    const wordings = [...this.toReader, ...TO_ANYBODY];
    return lines
      .map((line) => wordings.reduce((words, [said, usual]) => words.replace(said, usual), line))
      .map((line) => line.replaceAll('NAME', reader));
  }

  /** The log in words that are the same for every reader. */
  async logByName(): Promise<readonly string[]> {
    return this.byName(await this.log());
  }

  async position(): Promise<Position> {
    return { ...(await this.open()), log: await this.log() };
  }

  /** The position in words that are the same for every reader. */
  async positionByName(): Promise<Position> {
    const { log, ...parts } = await this.position();
    const named = Object.entries(parts).map(async ([part, lines]) => [part, await this.byName(lines)] as const);
    return { ...Object.fromEntries(await Promise.all(named)), log: await this.byName(log) };
  }

  /** What a reload must bring back. */
  async standing(): Promise<Standing> {
    const verbs = await this.bar.getByRole('button').allInnerTexts();
    return { position: await this.position(), verbs, turn: await this.heading.getByRole('paragraph').innerText() };
  }
}

/** Two screens come to show the same. */
export const agree = (one: Table, other: Table): Promise<void> =>
  expect(async () => expect(await other.positionByName()).toEqual(await one.positionByName())).toPass();
