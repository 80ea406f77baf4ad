/** Liar's Dice as a visitor knows it: the bid in the middle, the own cup, and what a careful player makes of the odds. */
import type { Locator, Page } from '@playwright/test';
import { kindOf } from '../../../e2e/lib/moment.ts';
import type { Taste } from '../../../e2e/lib/play.ts';
import { Table, type Wordings } from '../../../e2e/lib/table.ts';

/** `Liar! (2 fives) 45% a lie`. */
const lieIn = (words: string): number => Number(/(\d+)\s*%/.exec(words)?.[1] ?? 50);

/** Calls what is likelier a lie than not, and raises otherwise. */
export const CAREFUL: Taste = (verb) => (kindOf(verb) === 'liar' ? lieIn(verb.words) : kindOf(verb) === 'bid' ? 45 : 0);
/** Raises as long as that can be done. */
export const BOLD: Taste = (verb) => (kindOf(verb) === 'bid' ? 2 : 1);

export class LiarsTable extends Table {
  readonly taste = CAREFUL;
  readonly idle = BOLD;
  protected override readonly toReader: Wordings = [
    [/^You bid$/, 'NAME bids'],
    [/ “exactly”: your (.+)$/, ' “exactly”: $1 by NAME'],
  ];
  /** The bid that stands, or the call that was made. */
  readonly middle: Locator;
  /** How many dice are about to be bid. */
  readonly count: Locator;

  constructor(page: Page) {
    super(page);
    this.middle = page.locator('[data-spot="middle"]');
    this.count = page.getByTestId('count');
  }

  own(name: string): Locator {
    return this.page.getByTestId('mine').filter({ hasText: name });
  }

  face(face: number): Locator {
    return this.page.getByTestId('face').getByTestId(String(face));
  }

  /** Everybody sees only their own throw. */
  override async log(): Promise<readonly string[]> {
    return (await super.log()).filter((line) => !/ threw \d/.test(line));
  }

  /** What everybody reads in the middle of the table: all but the odds, which each has from the own dice. */
  protected async open() {
    const words = await this.middle.innerText();
    return { middle: words.split('\n').filter((line) => line.trim() !== '' && !line.includes('%')) };
  }
}
