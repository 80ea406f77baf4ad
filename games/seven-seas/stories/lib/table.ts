/** Pirates of the 7 Seas as a visitor knows it: what stands on the table, and what lies in the lid. */
import type { Locator, Page } from '@playwright/test';
import { labels, Table, type Wordings } from '../../../../e2e/lib/table.ts';
import { expect } from '../../../../e2e/lib/test.ts';
import { type CharacterName, choiceOf, IDLER, TO_THE_END } from './tastes.ts';

/** A die as the lid describes it: whose, what it shows, where it lies to a hundredth of a millimetre. */
export interface LyingDie {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** The last throw, in words and places. */
export interface LidWords {
  readonly dice: readonly LyingDie[];
  readonly fights: readonly string[];
}

export class SeasTable extends Table {
  readonly taste = TO_THE_END;
  readonly idle = IDLER;
  protected override readonly toReader: Wordings = [
    [/^Your (\d)/, 'NAME: a $1'],
    [/^A red (\d) sank your/, 'NAME: a red $1 sank a'],
    [/ a nation you serve/, ' a nation they serve'],
  ];
  /** The middle of the board: what is going on. */
  readonly middle: Locator;
  /** The fights of a raid, in words and in their order. */
  readonly fights: Locator;
  /** A recording that runs in three dimensions. */
  readonly canvas: Locator;
  /** The way back to the last throw, while it is out of sight. */
  readonly lastThrow: Locator;
  /** Measures what lies in the lid. */
  readonly ruler: Locator;

  constructor(page: Page) {
    super(page);
    this.middle = page.getByTestId('middle');
    this.fights = this.middle
      .getByTestId('fights')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') });
    this.canvas = this.middle.locator('canvas');
    this.ruler = this.middle.getByTestId('measure');
    // Pressed already, it leads back to the game.
    this.lastThrow = page.getByTestId('last-throw').and(page.locator('[aria-pressed="false"]'));
  }

  /** Everybody's figures: "Ann: 7 chests, 0 Talismans, …". */
  async figures(): Promise<readonly string[]> {
    const found = await labels(this.page.getByTestId(/^player:/));
    return found.map((one) => one.replace(' (you)', '')).sort();
  }

  protected async open() {
    return { figures: await this.figures() };
  }

  own(name: string): Locator {
    return this.page.getByTestId('mine').filter({ hasText: name });
  }

  /** Whether dice lie in the lid, in sight or out of it. */
  hasThrow(): Promise<boolean> {
    return this.lastThrow.or(this.ruler).isVisible();
  }

  /** From the edge of the lid into it. */
  async swipe(): Promise<void> {
    const lid = this.middle.getByTestId('lid');
    await lid.scrollIntoViewIfNeeded();
    const box = await lid.boundingBox();
    if (!box) throw new Error('there is no lid');
    const x = box.x + box.width / 2;
    await this.page.mouse.move(x, box.y + box.height * 0.8);
    await this.page.mouse.down();
    await this.page.mouse.move(x, box.y + box.height * 0.2, { steps: 4 });
    await this.page.mouse.up();
    await expect(this.verb('throw')).toBeHidden();
  }

  /** The last throw is brought into sight, if it is not. */
  async lookBack(): Promise<void> {
    await expect(this.lastThrow.or(this.ruler)).toBeVisible();
    if (await this.lastThrow.isVisible()) await this.lastThrow.click();
    await expect(this.ruler).toBeVisible();
  }

  /** With the ruler in hand every die says what it is. `you`: whose screen this is. */
  async lid(you: string): Promise<LidWords> {
    await this.lookBack();
    await this.ruler.click();
    const dice = this.middle.getByRole('group').and(this.page.getByTestId('lid'));
    await expect(dice).toBeVisible();
    const lying = await dice.getByRole('button').evaluateAll((all) =>
      all.map((one) => {
        const circle = one.querySelector('circle');
        const [x, y] = ['cx', 'cy'].map((name) => Number(circle?.getAttribute(name)));
        return { words: one.getAttribute('aria-label') ?? '', x, y };
      }),
    );
    await this.ruler.click();
    const fights = await this.fights.allInnerTexts();
    const named = (words: string): string =>
      words
        .replace(/\s+/g, ' ')
        .replace(/^Your (?=\d)/, `${you}, `)
        .trim();
    return {
      dice: lying.map(({ words, ...place }) => ({ words: named(words), ...place })),
      fights: fights.map((words) =>
        words
          .replace(/\s+/g, ' ')
          .replace(/\b[Yy]our\b/, `${you}’s`)
          .trim(),
      ),
    };
  }

  /** A character by its card: looked at first, then chosen. */
  async choose(character: CharacterName): Promise<void> {
    await this.middle.getByTestId(`character:${character}`).click();
    await this.middle.getByTestId(choiceOf(character)).click();
  }
}
