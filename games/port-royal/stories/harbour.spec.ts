import type { Locator, Page } from '@playwright/test';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { kindOf, type Moment, nextMoment, offers } from '../../../e2e/lib/moment.ts';
import { playOn, playUntil, type Taste } from '../../../e2e/lib/play.ts';
import { DESK, expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { CARDS } from '../cards/table.ts';
import { cardsIn, sensible } from './lib/tastes.ts';
import { player } from './player.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxesOf = (things: Locator): Promise<readonly Box[]> =>
  things.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  );

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const berths = (page: Page): Locator => page.getByTestId('harbour').getByTestId(/^harbour:/);

const mayStop = (moment: Moment): boolean => offers(moment, 'stop') && cardsIn(moment) > 2;

for (const [device, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`the cards and the verbs keep their places and their size from revealing to taking, on ${device}`, async ({
    visit,
  }) => {
    const page = await visit({ size });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const table = await playNow(page, player);
    for (let turns = 0; turns < 3; turns++) {
      await playUntil(table, mayStop);
      // A button under the mouse is lifted a little.
      await page.mouse.move(0, 0);
      const verbs = table.verb('(draw|stop|take|done)');
      const before = [await boxesOf(berths(page)), await boxesOf(verbs)];
      await table.press('stop');
      await nextMoment(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'to scroll').toBe(0);
      // Nobody can take anything: then the day is over and the harbour empty.
      if (!(await table.awake('take').isVisible())) continue;
      expect([await boxesOf(berths(page)), await boxesOf(verbs)]).toEqual(before);
    }
  });

/** Reveals much, trades with everything and hires nobody: rich enough for whoever comes. */
const thrifty: Taste = (verb, moment) => {
  const kind = kindOf(verb);
  if (kind === 'draw') return cardsIn(moment) < 5 ? 30 : 10;
  return kind === 'hire' ? 1 : sensible(verb, moment);
};

const MADEMOISELLES = CARDS.flatMap(({ kind }, card) => (kind === 'mademoiselle' ? [`harbour:${card}`] : []));
const hasLady = (moment: Moment): boolean =>
  'marks' in moment && moment.marks.some((mark) => MADEMOISELLES.includes(mark));

test('a person without a picture in the list of what could be taken is no taller than the others', async ({
  visit,
}) => {
  const page = await visit();
  let table = await playNow(page, player);
  const chips = page.getByTestId('ahead').getByRole('listitem');
  const ladies = chips.filter({ hasText: 'Mademoiselle' });
  for (let matches = 0; matches < 4 && (await ladies.count()) === 0; ) {
    const { at } = await playOn(table, { until: (now, decisions) => decisions > 0 && hasLady(now), taste: thrifty });
    if (at !== 'end') continue;
    matches++;
    table = await playNow(page, player);
  }
  await expect(ladies.first()).toBeVisible();
  for (const { height } of await boxesOf(chips)) expect(height).toBeLessThan(44);
});

const SCREENS = {
  'a phone on its side': { width: 844, height: 390 },
  'a small phone on its side': { width: 740, height: 360 },
  'a tablet': { width: 820, height: 1180 },
  'a low window': { width: 1280, height: 680 },
  'a desk': DESK,
  'a large screen': { width: 1920, height: 1080 },
} as const;

test('on every screen the whole harbour is seen beside its piles, and the verbs beside it', async ({ visit }) => {
  const page = await visit();
  const table = await playNow(page, player, { opponents: 3 });
  await playUntil(table, (moment, decisions) => decisions > 10 && mayStop(moment));
  for (const [screen, size] of Object.entries(SCREENS))
    await test.step(screen, async () => {
      await page.setViewportSize(size);
      await manners(page);
      const cards = await boxesOf(berths(page));
      const piles = await boxesOf(page.getByTestId(/^(deck|discard)$/));
      const [bar] = await boxesOf(table.bar);
      for (const card of cards) {
        expect(
          piles.filter((pile) => overlap(pile, card)),
          'piles that cover a card',
        ).toEqual([]);
        expect(overlap(bar, card), 'the verbs cover a card').toBe(false);
        expect(card.y + card.height, 'the lower edge of a card').toBeLessThanOrEqual(size.height);
      }
    });
  // Cards grow with the screen.
  const [large] = await boxesOf(berths(page));
  await page.setViewportSize(DESK);
  await manners(page);
  const [desk] = await boxesOf(berths(page));
  expect(large.width).toBeGreaterThan(desk.width);
});
