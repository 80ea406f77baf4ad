import { meet } from '../../../e2e/lib/company.ts';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { nextMoment, offers } from '../../../e2e/lib/moment.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { setSpeed } from '../../../e2e/lib/speed.ts';
import { agree } from '../../../e2e/lib/table.ts';
import { DESK, expect, PHONE, test } from '../../../e2e/lib/test.ts';
import type { RoyalTable } from './lib/table.ts';
import { player } from './player.ts';

const BARRIER = /cannot be undone: something new has been revealed/;

/** Reveals until a ship lies in the harbour; the first one cannot ruin the day. */
async function revealShip(table: RoyalTable): Promise<void> {
  for (let cards = 0; cards < 30; cards++) {
    await nextMoment(table.page);
    if (await table.harbour.getByRole('button', { name: /Trading brings/ }).count()) return;
    await table.press(/^Reveal a card/);
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
    await table.press(/^Stop/);
    await nextMoment(page);
    await table.harbour
      .getByRole('button', { name: /Trading brings/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Trade/ })
      .click();
    await expect.poll(() => table.coins()).toBeGreaterThan(coins);

    await test.step('the trade is taken back, coins and ship are where they were', async () => {
      await undo.click();
      await expect.poll(() => table.coins()).toBe(coins);
      await expect(table.verb(/^Finish taking/)).toBeVisible();
      expect((await table.log()).at(-1)).toBe('Ann undid a move.');
      await undo.click();
      await expect(table.verb(/^Stop/)).toBeVisible();
      expect(await table.cards()).toEqual(cards);
      await agree(table, friend);
    });

    await test.step('behind the revealed card nobody comes back, and the reason is seen and told', async () => {
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
      await undo.click({ force: true });
      const notices = page.getByRole('region', { name: 'Notices' });
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
    const page = await visit({ name: 'Ann', size, unhurried: true });
    await page.goto('/');
    await setSpeed(page, 'slow');
    const table = await playNow(page, player);
    // Whoever begins is drawn by lot.
    await playOn(table, { until: (moment) => offers(moment, /^Reveal/) });
    await table.press(/^Reveal a card/);
    const ending = table.verb(/^(Stop|Finish taking)/);
    for (;;) {
      await expect(ending).toBeVisible({ timeout: 60_000 });
      await ending.click();
      await expect(ending.or(page.getByText(/is thinking|One moment/)).first()).toBeVisible();
      if (!(await ending.isVisible())) break;
    }
    await table.undo.click();
    await expect(ending).toBeVisible();
    expect((await table.log()).at(-1)).toBe('Ann undid a move.');
  });
