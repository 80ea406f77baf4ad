/** Port Royal as a visitor knows it: the harbour, what lies before everybody, and the piles. */
import type { Locator, Page } from '@playwright/test';
import { nextMoment, type Verb } from '../../../../e2e/lib/moment.ts';
import { best, type Taste } from '../../../../e2e/lib/play.ts';
import { labels, Table, type Wordings } from '../../../../e2e/lib/table.ts';
import { expect } from '../../../../e2e/lib/test.ts';
import { lazy, sensible } from './tastes.ts';

export class RoyalTable extends Table {
  readonly taste = sensible;
  readonly idle = lazy;
  protected override readonly toReader: Wordings = [
    [/^(Turn \d+) is yours/, '$1: NAME'],
    [/^Your (Pirate Den|lookout)/, 'The $1 of NAME'],
  ];
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

  /** A verb that can be chosen now: the four of a turn keep their places when they cannot. */
  awake(kind: string): Locator {
    return this.verb(kind).and(this.page.locator(':not([aria-disabled="true"])'));
  }

  /** Shows a card of the harbour large: while cards are taken the first tap only says what taking it means. */
  async enlarge(card: Locator): Promise<void> {
    const sheet = this.page.getByRole('dialog');
    await card.click();
    if (!(await sheet.isVisible())) await card.click();
    await expect(sheet).toBeVisible();
  }

  /** Every other time reveals and takes by the board's own cards: a card that is tapped says what it costs. */
  override async tap(verb: Verb, decisions: number, taste: Taste): Promise<boolean> {
    if (decisions % 2 === 0) return false;
    if (verb.id === 'draw') {
      await this.harbour.getByTestId('next-card').click();
      return true;
    }
    return verb.id === 'take' && (await this.takeWhereItLies(taste));
  }

  /** The list says which card is the best; it is taken in the harbour if it can be. */
  private async takeWhereItLies(taste: Taste): Promise<boolean> {
    await this.verb('take').click();
    const list = await nextMoment(this.page);
    if (!('verbs' in list)) return true;
    const { id } = best(list, taste);
    await this.page.keyboard.press('Escape');
    if (!['hire', 'trade'].includes(id.replace(/:.*/, ''))) return false;
    await this.harbour.getByTestId(id.replace(/^.*:/, 'harbour:')).first().click();
    await this.page.getByTestId('call-out').getByTestId(id).click();
    return true;
  }
}
