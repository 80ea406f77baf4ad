import { meet } from './lib/company.ts';
import { agree, type Table } from './lib/harbour.ts';
import { nextMoment } from './lib/moment.ts';
import { DESK, expect, PHONE, test } from './lib/test.ts';

const BARRIER = /cannot be taken back: something new has come to light/;

/** Reveals until a ship lies in the harbour; the first one cannot ruin the day. */
async function revealShip(table: Table): Promise<void> {
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
    const [table, friend] = await meet(await visit({ name: 'Ann', size }), await visit({ name: 'Bob' }));
    const { page } = table;
    const undo = page.getByRole('button', { name: /^Undo/ });
    await revealShip(table);
    const coins = await table.coins();
    const cards = (await table.position()).harbour;
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
      expect((await table.log()).at(-1)).toBe('Ann took something back.');
      await undo.click();
      await expect(table.verb(/^Stop/)).toBeVisible();
      expect((await table.position()).harbour).toEqual(cards);
      await agree(table, friend);
    });

    await test.step('behind the revealed card nobody comes back, and the reason is seen and told', async () => {
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
      await undo.click({ force: true });
      const notices = page.getByRole('region', { name: 'Notices' });
      await expect(notices).toHaveAttribute('aria-live', 'polite');
      await expect(notices.getByText(BARRIER)).toBeVisible();
      expect((await table.position()).harbour).toEqual(cards);
    });
  });
