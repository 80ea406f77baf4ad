import { meet } from './lib/company.ts';
import { agree, playNow, type Table } from './lib/harbour.ts';
import { nextMoment } from './lib/moment.ts';
import { playOn } from './lib/player.ts';
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

for (const [device, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`the end of a turn can be taken back while the bot waits, on ${device}`, async ({ visit }) => {
    const page = await visit({ name: 'Ann', size });
    await page.goto('/');
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('broadside.settings') ?? '{}');
      localStorage.setItem('broadside.settings', JSON.stringify({ ...kept, speed: 'slow' }));
    });
    const table = await playNow(page);
    // Whoever begins is drawn by lot.
    await playOn(table, {
      until: (moment) => 'verbs' in moment && moment.verbs.some(({ words }) => /^Reveal/.test(words)),
    });
    await table.press(/^Reveal a card/);
    const ending = table.verb(/^(Stop|Finish taking)/);
    const undo = page.getByRole('button', { name: /^Undo/ }).filter({ visible: true });
    for (;;) {
      await expect(ending).toBeVisible({ timeout: 60_000 });
      await ending.click();
      await expect(ending.or(page.getByText(/is thinking|One moment/)).first()).toBeVisible();
      if (!(await ending.isVisible())) break;
    }
    await undo.click();
    await expect(ending).toBeVisible();
    expect((await table.log()).at(-1)).toBe('Ann took something back.');
  });
