/** The screens as a visitor knows them: by what stands on buttons and headings. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export type GameName = 'Port Royal' | 'Pirates of the 7 Seas' | 'Dead Reckoning';

/** A game on the shelf: its cover, its facts, and what can be done with it. */
export const plateOf = (page: Page, game: GameName): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: game, exact: true }) });

/** Two taps, and a match against bots on this device is under way; more for another number of them, or another way. */
export async function sail(page: Page, game: GameName, opponents?: number, way?: string): Promise<void> {
  await page.goto('/');
  await plateOf(page, game).getByRole('button', { name: 'Play now' }).click();
  if (way !== undefined) await page.getByRole('radio', { name: way, exact: true }).check();
  if (opponents !== undefined) await page.getByRole('radio', { name: String(opponents), exact: true }).check();
  await page.getByRole('button', { name: 'Sail!' }).click();
}

export async function playNow(page: Page, opponents?: number): Promise<Table> {
  await sail(page, 'Port Royal', opponents);
  return new Table(page).ready();
}

/** Several people with one device between them. */
export async function passAround(page: Page, names: readonly string[], game: GameName = 'Port Royal'): Promise<Table> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play on this device' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who plays?' });
  await sheet.getByLabel('Game').selectOption({ label: game });
  for (const [at, name] of names.entries()) await sheet.getByLabel(`Player ${at + 1}`).fill(name);
  await sheet.getByRole('button', { name: 'Sail!' }).click();
  return new Table(page);
}

/** What lies open on the table, in words. */
export interface Position {
  readonly players: readonly string[];
  readonly harbour: readonly string[];
  readonly piles: readonly string[];
  readonly log: readonly string[];
}

export class Table {
  readonly page: Page;
  /** The verbs of the moment. */
  readonly bar: Locator;
  /** The cards in the harbour, and the place of the next one. */
  readonly harbour: Locator;
  /** What the frame says of whose turn it is. */
  readonly heading: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('region', { name: 'What you can do' }).first();
    this.harbour = page.getByRole('region', { name: /^Harbour, \d+ cards?$/ });
    this.heading = page.getByRole('banner');
    this.result = page.getByRole('heading', {
      level: 1,
      name: /wins with|share the victory|You made it!|Not this time/,
    });
  }

  async ready(): Promise<this> {
    await expect(this.bar).toBeVisible();
    return this;
  }

  verb(name: string | RegExp): Locator {
    return this.bar.getByRole('button', { name });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.verb(name).click();
  }

  /** Coins of the player at the bottom of the screen. */
  async coins(): Promise<number> {
    const name = await this.mine().getAttribute('aria-label');
    return Number(/(\d+) coins?/.exec(name ?? '')?.[1]);
  }

  /** The button with my own figures: "Ann (you): 3 points, 5 coins, 2 sabres". */
  mine(): Locator {
    return this.page.getByRole('button', { name: /\(you\): \d+ points?, / });
  }

  /** The sentences of the log, oldest first, the same for every reader; on small screens it is opened and closed again. */
  async log(): Promise<readonly string[]> {
    const strip = this.page.getByRole('button', { name: 'Open the log' });
    const small = await strip.isVisible();
    if (small) await strip.click();
    const place = small
      ? this.page.getByRole('dialog', { name: 'Log' })
      : this.page.getByRole('complementary').getByRole('region', { name: 'Log' });
    const lines = await place.getByRole('listitem').allInnerTexts();
    if (small) await place.getByRole('button', { name: 'Close' }).click();
    return lines
      .map((line) => line.replace(/\s+/g, ' ').replace(' (you)', '').trim())
      .filter((line) => line !== 'Since your last turn');
  }

  /** What everybody at the table may know, the same on every screen. */
  async position(): Promise<Position> {
    const names = (place: Locator): Promise<string[]> =>
      place.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const figures = await names(this.page.getByRole('button', { name: /: \d+ points?, \d+ coins?, \d+ sabres?/ }));
    return {
      players: figures.map((one) => one.replace(' (you)', '')).sort(),
      harbour: (await names(this.harbour.getByRole('button', { name: /^(?!Reveal a card)/ }))).map(
        (one) => one.split('. ')[0],
      ),
      piles: [
        ...(await names(this.page.getByRole('group', { name: /^in deck: / }))),
        ...(await names(this.page.getByRole('button', { name: /^discard: / }))),
      ],
      log: await this.log(),
    };
  }

  /** The position and what can be done in it: what a reload must bring back. */
  async whole(): Promise<Position & { readonly verbs: readonly string[]; readonly turn: string }> {
    const verbs = await this.bar.getByRole('button').allInnerTexts();
    return { ...(await this.position()), verbs, turn: await this.heading.getByRole('paragraph').innerText() };
  }
}

/** Two screens come to show the same. */
export const agree = (one: Table, other: Table): Promise<void> =>
  expect(async () => expect(await other.position()).toEqual(await one.position())).toPass({ timeout: 15_000 });
