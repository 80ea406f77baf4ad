/** Liar's Dice as a visitor knows it: the bid in the middle, the own cup, and what a careful player makes of the odds. */
import type { Locator, Page } from '@playwright/test';
import type { Taste } from '../../../e2e/lib/play.ts';
import { Table } from '../../../e2e/lib/table.ts';

/** `Liar! (2 fives) 45% a lie`. */
const lieIn = (words: string): number => Number(/(\d+)% a lie/.exec(words)?.[1] ?? 50);

/** Calls what is likelier a lie than not, and raises otherwise. */
export const CAREFUL: Taste = (words) => (/^Liar!/.test(words) ? lieIn(words) : /^Bid /.test(words) ? 45 : 0);
/** Raises as long as that can be done. */
export const BOLD: Taste = (words) => (/^Bid /.test(words) ? 2 : 1);

export class LiarsTable extends Table {
  readonly taste = CAREFUL;
  readonly idle = BOLD;
  /** The bid that stands, or the call that was made. */
  readonly middle: Locator;
  /** How many dice are about to be bid. */
  readonly count: Locator;

  constructor(page: Page) {
    super(page);
    this.middle = page.locator('[data-spot="middle"]');
    this.count = page.getByRole('status', { name: 'Number of dice' });
  }

  own(name: string): Locator {
    return this.page.getByRole('region', { name: `The cup of ${name}` });
  }

  face(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** Everybody is told the own throw alone. */
  override async log(): Promise<readonly string[]> {
    return (await super.log()).filter((line) => !/ threw \d/.test(line));
  }

  /** What everybody reads in the middle of the table: all but the odds, which each has from the own dice. */
  protected async open() {
    const words = await this.middle.innerText();
    return { middle: words.split('\n').filter((line) => line.trim() !== '' && !line.includes('%')) };
  }
}
