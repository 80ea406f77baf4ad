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

  /** The sentences of the log, oldest first, the same for every reader; on small screens it is opened and closed again. */
  async log(): Promise<readonly string[]> {
    const strip = this.page.getByTestId('open-log');
    const small = await strip.isVisible();
    if (small) await strip.click();
    const place = this.page.getByRole(small ? 'dialog' : 'region').and(this.page.getByTestId('log'));
    const lines = await place.getByRole('listitem').allInnerTexts();
    if (small) await place.getByTestId('close').click();
    return lines
      .map((line) => line.replace(/\s+/g, ' ').replace(' (you)', '').trim())
      .filter((line) => line !== 'Since your last turn');
  }

  async position(): Promise<Position> {
    return { ...(await this.open()), log: await this.log() };
  }

  /** What a reload must bring back. */
  async standing(): Promise<Standing> {
    const verbs = await this.bar.getByRole('button').allInnerTexts();
    return { position: await this.position(), verbs, turn: await this.heading.getByRole('paragraph').innerText() };
  }
}

/** Two screens come to show the same. */
export const agree = (one: Table, other: Table): Promise<void> =>
  expect(async () => expect(await other.position()).toEqual(await one.position())).toPass();
