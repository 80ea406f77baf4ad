/** Pirates of the 7 Seas as a visitor knows it: what stands on the table, what lies in the lid, and a small player. */
import type { Locator, Page } from '@playwright/test';
import { type GameName, sail, Table } from './harbour.ts';
import type { Decision, Moment } from './moment.ts';
import { type Course, playOn, type Taste } from './player.ts';
import { expect } from './test.ts';

export const SEVEN_SEAS: GameName = 'Pirates of the 7 Seas';

export const CHARACTERS = [
  'Shipwright',
  'Governor',
  'Captain',
  'Native',
  'Shaman',
  'Merchant',
  'Cartographer',
] as const;
export type CharacterName = (typeof CHARACTERS)[number];

/** A die as the lid tells it: whose, what it shows, where it lies to a hundredth of a millimetre. */
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
  /** The middle of the board: what is going on. */
  readonly stage: Locator;
  /** The fights of a raid, in words and in their order. */
  readonly fights: Locator;
  /** A film that runs in three dimensions. */
  readonly canvas: Locator;
  /** The way back to the last throw, while it is out of sight. */
  readonly lastThrow: Locator;
  /** Measures what lies in the lid. */
  readonly ruler: Locator;

  constructor(page: Page) {
    super(page);
    this.stage = page.getByRole('region', { name: 'What is going on' });
    this.fights = this.stage
      .getByRole('region', { name: 'Fights' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') });
    this.canvas = this.stage.locator('canvas');
    this.ruler = this.stage.getByRole('button', { name: 'Measure' });
    this.lastThrow = page.getByRole('button', { name: 'Show the last throw' });
  }

  /** Everybody's figures: "Ann: 7 chests, 0 Talismans, …". */
  async figures(): Promise<readonly string[]> {
    const found = await this.page
      .getByRole('button', { name: /: \d+ chests?, \d+ Talismans?, / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return found.map((one) => one.replace(' (you)', '')).sort();
  }

  /** What everybody may know of the match, and what is asked: what a reload must bring back. */
  async standing() {
    const verbs = await this.bar.getByRole('button').allInnerTexts();
    const turn = await this.heading.getByRole('paragraph').innerText();
    return { figures: await this.figures(), log: await this.log(), verbs, turn };
  }

  /** Whether dice lie in the lid, in sight or out of it. */
  hasThrow(): Promise<boolean> {
    return this.lastThrow.or(this.ruler).isVisible();
  }

  /** From the edge of the lid into it. */
  async swipe(): Promise<void> {
    const lid = this.stage.getByRole('img', { name: / ready to be thrown$/ });
    await lid.scrollIntoViewIfNeeded();
    const box = await lid.boundingBox();
    if (!box) throw new Error('there is no lid');
    const x = box.x + box.width / 2;
    await this.page.mouse.move(x, box.y + box.height * 0.8);
    await this.page.mouse.down();
    await this.page.mouse.move(x, box.y + box.height * 0.2, { steps: 4 });
    await this.page.mouse.up();
    await expect(this.verb(/^Throw the dice/)).toBeHidden();
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
    const dice = this.stage.getByRole('group', { name: /^\d+ (die lies|dice lie) in the lid$/ });
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
    await this.stage
      .getByRole('region', { name: 'Your seven characters' })
      .getByRole('button', { name: new RegExp(`^\\d\\. ${character}\\.`) })
      .click();
    await this.stage.getByRole('button', { name: `Choose the ${character}` }).click();
  }
}

/** A match against bots on this device. */
export async function sailSeas(page: Page, opponents = 1): Promise<SeasTable> {
  await sail(page, SEVEN_SEAS, opponents);
  return new SeasTable(page).ready();
}

const VERBS: readonly (readonly [RegExp, number])[] = [
  [/^(Raid:|Open:|Lay the curse:|Play a )/, 95],
  [/^Throw the dice/, 95],
  [/^Draw an adventure/, 90],
  [/^Keep everything/, 80],
  [/^Sell all/, 78],
  [/^Close the sale/, 76],
  [/^Take the gift/, 70],
  [/^(Keep one|Discard one|Lose one|Name |Give |Take the \d|First: |Hit |Which )/, 60],
  [/^(Buy |Become )/, 55],
  [/^Keep \d+ ships?/, 50],
  [/^End the turn/, 40],
  [/^(Leave|Throw all|Send none)/, 5],
  [/^Decline/, 4],
];

const sent = (words: string): number => Number(/^Send (\d+)/.exec(words)?.[1] ?? 0);

/**
 * Chooses characters in this order, over and over, as far as they are in hand; raids with all it may send, takes what
 * it gets and sells it all.
 */
export function seafarer(order: readonly CharacterName[]): Taste {
  return (words) => {
    if (/^Choose a character/.test(words)) return 100;
    const character = order.findIndex((name) => words.startsWith(`Choose the ${name}`));
    if (character >= 0) return 100 - character;
    if (sent(words) > 0) return 60 + sent(words);
    return VERBS.find(([verb]) => verb.test(words))?.[1] ?? 0;
  };
}

/** Draws whenever it can: the shortest way to the end. */
export const TO_THE_END = seafarer(['Cartographer', 'Captain', 'Native', 'Shaman', 'Merchant']);
/** Raids again and again, with new ships for those that sank. */
export const RAIDER = seafarer(['Shipwright', 'Cartographer', 'Captain', 'Native', 'Shaman']);
/** Sells whatever it has. */
export const TRADER = seafarer(['Merchant', 'Captain', 'Cartographer', 'Native', 'Shaman']);

export const offers = (moment: Moment, verb: RegExp): moment is Decision =>
  moment.at === 'bar' && moment.verbs.some(({ words, off }) => !off && verb.test(words));

export const mayChoose = (moment: Moment): boolean => offers(moment, /^Choose a character/);
export const mayThrow = (moment: Moment): boolean => offers(moment, /^Throw the dice/);

/** Plays on until a moment that is wanted comes; fails if the match is over first. */
export async function sailUntil(table: SeasTable, until: Course['until'], taste = RAIDER): Promise<void> {
  const moment = await playOn(table, { taste, ...(until ? { until } : {}) });
  expect(moment.at, 'the match goes on').not.toBe('end');
}

/** Animations as somebody has set them, from the next load on. */
export const setSpeed = (page: Page, speed: 'off' | 'fast' | 'normal'): Promise<void> =>
  page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('broadside.settings') ?? '{}');
    localStorage.setItem('broadside.settings', JSON.stringify({ ...kept, speed: wanted }));
  }, speed);

/** What was seen of films while they ran. */
export interface Seen {
  /** Films in three dimensions. */
  readonly canvases: number;
  /** Fights that were told before the dice lay still. */
  readonly told: number;
}

/** Watches for films from now on, until the page is loaded again. */
export async function watchFilms({ page }: SeasTable): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen = { canvases: 0, told: 0 };
    Object.assign(window, { filmsSeen: seen });
    const look = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLCanvasElement)) continue;
        seen.canvases++;
        seen.told += document.querySelectorAll('section[aria-label="Fights"] ol > li').length;
      }
    });
    look.observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly filmsSeen: Seen }).filmsSeen);
}
