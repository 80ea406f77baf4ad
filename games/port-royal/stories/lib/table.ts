/** Port Royal as a visitor knows it: the harbour, what lies before everybody, and the piles. */
import type { Locator, Page } from '@playwright/test';
import { labels, Table } from '../../../../e2e/lib/table.ts';
import { lazy, sensible } from './tastes.ts';

export class RoyalTable extends Table {
  readonly taste = sensible;
  readonly idle = lazy;
  /** The cards in the harbour, and the place of the next one. */
  readonly harbour: Locator;

  constructor(page: Page) {
    super(page);
    this.harbour = page.getByRole('region', { name: /^Harbour, \d+ cards?$/ });
  }

  own(name: string): Locator {
    return this.page.getByRole('region', { name: `Area: ${name} (you)` });
  }

  /** The button with my own figures: "Ann (you): 3 points, 5 coins, 2 sabres". */
  mine(): Locator {
    return this.page.getByRole('button', { name: /\(you\): \d+ points?, / });
  }

  /** Coins of the player at the bottom of the screen. */
  async coins(): Promise<number> {
    const name = await this.mine().getAttribute('aria-label');
    return Number(/(\d+) coins?/.exec(name ?? '')?.[1]);
  }

  /** The cards in the harbour by their titles. */
  async cards(): Promise<readonly string[]> {
    const names = await labels(this.harbour.getByRole('button', { name: /^(?!Reveal a card)/ }));
    return names.map((one) => one.split('. ')[0]);
  }

  protected async open() {
    const figures = await labels(this.page.getByRole('button', { name: /: \d+ points?, \d+ coins?, \d+ sabres?/ }));
    return {
      players: figures.map((one) => one.replace(' (you)', '')).sort(),
      harbour: await this.cards(),
      piles: [
        ...(await labels(this.page.getByRole('group', { name: /^in deck: / }))),
        ...(await labels(this.page.getByRole('button', { name: /^discard: / }))),
      ],
    };
  }

  /** Every other time reveals and takes by the board's own cards: the card opens large, with its verb under it. */
  override async tap(words: string, decisions: number): Promise<boolean> {
    if (decisions % 2 === 0) return false;
    if (/^Reveal a card/.test(words)) {
      await this.harbour.getByRole('button', { name: /^Reveal a card, / }).click();
      return true;
    }
    const card = /^(?:Hire|Trade with) the ([^,]+?) for /.exec(words)?.[1];
    if (card === undefined) return false;
    const within = new RegExp(`^${card} [^]*(?<!short\\.)$`);
    await this.harbour.getByRole('button', { name: within }).first().click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Hire|Trade) (?!.*waive)/ })
      .click();
    return true;
  }
}
