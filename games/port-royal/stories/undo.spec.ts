import type { Locator } from '@playwright/test';
import { meet } from '../../../e2e/lib/company.ts';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { nextMoment, offers } from '../../../e2e/lib/moment.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { setSpeed } from '../../../e2e/lib/speed.ts';
import { agree } from '../../../e2e/lib/table.ts';
import { DESK, expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { CARDS } from '../cards/table.ts';
import type { RoyalTable } from './lib/table.ts';
import { player } from './player.ts';

const BARRIER = /cannot be undone: something new has been revealed/;

const SHIPS = CARDS.flatMap(({ kind }, card) => (kind === 'ship' ? [card] : []));

/** The ships in the harbour. */
const ships = ({ harbour }: RoyalTable): Locator => harbour.getByTestId(new RegExp(`^harbour:(${SHIPS.join('|')})$`));

/** Reveals until a ship lies in the harbour; the first one cannot ruin the day. */
async function revealShip(table: RoyalTable): Promise<void> {
  for (let cards = 0; cards < 30; cards++) {
    await nextMoment(table.page);
    if ((await ships(table).count()) > 0) return;
    await table.press('draw');
  }
  throw new Error('no ship came');
}

for (const [device, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`a trade can be taken back, a revealed card cannot, on ${device}`, async ({ visit }) => {
    // The friend does nothing: until somebody else acts, what is done can be undone.
    const [table, friend] = await meet(await visit({ name: 'Ann', size }), await visit({ name: 'Bob' }), player);
    const { page, undo } = table;
    await revealShip(table);
    const coins = await table.coins();
    const cards = await table.cards();
    await table.press('stop');
    await nextMoment(page);
    await ships(table).first().click();
    await page
      .getByTestId('call-out')
      .getByTestId(/^trade:/)
      .click();
    await expect.poll(() => table.coins()).toBeGreaterThan(coins);

    await test.step('the trade is taken back, coins and ship are where they were', async () => {
      await undo.click();
      await expect.poll(() => table.coins()).toBe(coins);
      await expect(table.awake('done')).toBeVisible();
      expect((await table.log()).at(-1)).toBe('You undid a move.');
      await undo.click();
      await expect(table.awake('stop')).toBeVisible();
      expect(await table.cards()).toEqual(cards);
      await agree(table, friend);
    });

    await test.step('behind the revealed card nobody comes back, and the reason is seen and read out', async () => {
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
      await undo.click({ force: true });
      const notices = page.getByTestId('notices');
      await expect(notices).toHaveAttribute('aria-live', 'polite');
      await expect(notices.getByText(BARRIER)).toBeVisible();
      expect(await table.cards()).toEqual(cards);
    });
  });

for (const [device, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`the end of a turn can be taken back while the bot waits, on ${device}`, async ({ visit }) => {
    // She begins: an unhurried bot would take half a minute.
    const page = await visit({ name: 'Ann', size, unhurried: true, seed: 'ann first 1' });
    await page.goto('/');
    await setSpeed(page, 'slow');
    const table = await playNow(page, player);
    // Whoever begins is drawn by lot.
    await playOn(table, { until: (moment) => offers(moment, 'draw') });
    await table.press('draw');
    await expect(table.awake('stop')).toBeVisible({ timeout: 60_000 });
    await table.awake('stop').click();
    const ending = table.awake('done');
    await expect(ending.or(page.getByText(/is thinking/).first())).toBeVisible({ timeout: 60_000 });
    if (await ending.isVisible()) {
      await ending.click();
      // Whoever leaves something untaken is asked once.
      if (await page.getByTestId('yes').isVisible()) await page.getByTestId('yes').click();
      await expect(ending).toBeHidden();
    }
    await table.undo.click();
    await expect(table.awake('(stop|done)')).toBeVisible();
    expect((await table.log()).at(-1)).toBe('You undid a move.');
  });
