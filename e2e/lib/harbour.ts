/** The screens as a visitor knows them: by what stands on buttons and headings. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Two taps, and a match against bots on this device is under way. */
export async function playNow(page: Page): Promise<Table> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Sail!' }).click();
  return new Table(page).ready();
}

/** Several people with one device between them. */
export async function passAround(page: Page, names: readonly string[]): Promise<Table> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play on this device' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who plays?' });
  for (const [at, name] of names.entries()) await sheet.getByLabel(`Player ${at + 1}`).fill(name);
  await sheet.getByRole('button', { name: 'Sail!' }).click();
  return new Table(page);
}

/** One verb of the action bar as it is read off the screen. */
export interface Verb {
  /** All words on the button, the quiet line included. */
  readonly words: string;
  readonly off: boolean;
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
    this.result = page.getByRole('heading', { level: 1, name: /wins with|share the victory/ });
  }

  async ready(): Promise<this> {
    await expect(this.bar).toBeVisible();
    return this;
  }

  verb(name: string | RegExp): Locator {
    return this.bar.getByRole('button', { name });
  }

  async verbs(): Promise<readonly Verb[]> {
    return this.bar.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => ({
        words: (button as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
        off: button.getAttribute('aria-disabled') === 'true',
      })),
    );
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

  /** The sentences of the log, oldest first; on small screens it is opened and closed again. */
  async log(): Promise<readonly string[]> {
    const strip = this.page.getByRole('button', { name: 'Open the log' });
    const small = await strip.isVisible();
    if (small) await strip.click();
    const place = small
      ? this.page.getByRole('dialog', { name: 'Log' })
      : this.page.getByRole('complementary').getByRole('region', { name: 'Log' });
    const lines = await place.getByRole('listitem').allInnerTexts();
    if (small) await place.getByRole('button', { name: 'Close' }).click();
    return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== 'Since your last turn');
  }
}
