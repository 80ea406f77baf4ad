/** Port Royal as a visitor knows it: the harbour, what lies before everybody, and the piles. */
import type { Locator, Page } from '@playwright/test';
import { kindOf, type Verb } from '../../../../e2e/lib/moment.ts';
import { labels, Table } from '../../../../e2e/lib/table.ts';
import { lazy, sensible } from './tastes.ts';

export class RoyalTable extends Table {
  readonly taste = sensible;
  readonly idle = lazy;
  /** The cards in the harbour, and the place of the next one. */
  readonly harbour: Locator;

  constructor(page: Page) {
    super(page);
    this.harbour = page.getByTestId('harbour');
  }

  own(name: string): Locator {
    return this.page.getByTestId('mine').filter({ hasText: name });
  }

  /** The button with my own figures: "Ann (you): 3 points, 5 coins, 2 sabres". */
  mine(): Locator {
    return this.page.getByTestId('mine').getByTestId(/^player:/);
  }

  /** Coins of the player at the bottom of the screen. */
  async coins(): Promise<number> {
    const name = await this.mine().getAttribute('aria-label');
    return Number(/(\d+) coins?/.exec(name ?? '')?.[1]);
  }

  /** The cards in the harbour by their titles. */
  async cards(): Promise<readonly string[]> {
    const names = await labels(this.harbour.getByTestId(/^(harbour|edge):/));
    return names.map((one) => one.split('. ')[0]);
  }

  protected async open() {
    const figures = await labels(this.page.getByTestId(/^player:/));
    return {
      players: figures.map((one) => one.replace(' (you)', '')).sort(),
      harbour: await this.cards(),
      piles: [
        ...(await labels(this.page.getByTestId('deck'))),
        ...(await labels(this.page.getByRole('button').and(this.page.getByTestId('discard')))),
      ],
    };
  }

  /** Every other time reveals and takes by the board's own cards: the card opens large, with its verb under it. */
  override async tap(verb: Verb, decisions: number): Promise<boolean> {
    if (decisions % 2 === 0) return false;
    if (verb.id === 'draw') {
      await this.harbour.getByTestId('next-card').click();
      return true;
    }
    if (!['hire', 'trade'].includes(kindOf(verb))) return false;
    await this.harbour.getByTestId(verb.id.replace(/^.*:/, 'harbour:')).first().click();
    await this.page.getByRole('dialog').getByTestId(verb.id).click();
    return true;
  }
}
