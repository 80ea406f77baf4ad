import { lookAgain, scoreSheet } from './lib/end.ts';
import { GAMES } from './lib/games.ts';
import { plateOf } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { playOn, playUntil } from './lib/play.ts';
import type { Player } from './lib/player.ts';
import type { Table } from './lib/table.ts';
import { expect, PHONE, test, type Visit } from './lib/test.ts';

/** The board scrolls between the bars, the page never does. */
async function staysPut({ page, bar }: Table): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 10_000));
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(2);
  await expect(bar).toBeInViewport({ ratio: 1 });
}

/** Every now and then the screen is looked at; what every position owes its reader is looked at in layout.spec.ts. */
const politely = (table: Table) => async (decisions: number) => {
  const { page } = table;
  if (decisions % 24 === 0) await manners(page);
  if (decisions % 24 === 1 && (await nextMoment(page)).at === 'bar') await staysPut(table);
};

async function playWhole(game: Player, page: Awaited<ReturnType<Visit>>): Promise<void> {
  await page.goto('/');
  await expect(plateOf(page, game)).toBeVisible();
  await manners(page);
  const table = await game.whole.begin(page);

  await test.step('a reload in the middle changes nothing', async () => {
    await playUntil(table, (moment, decisions) => decisions > 15 && moment.at === 'bar');
    const before = await table.standing();
    await page.reload();
    await nextMoment(page);
    expect(await table.standing()).toEqual(before);
  });

  await playOn(table, { after: politely(table) });

  await test.step('the score sheet adds up', async () => {
    await expect(table.result).toBeVisible();
    await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
    await manners(page);
    const { rows, totals } = await scoreSheet(page);
    expect(totals.length).toBeGreaterThan(0);
    expect(totals).toEqual(totals.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)));
    await game.whole.atTheEnd?.(table);
  });

  await test.step('it is looked at again, from the first position to the last', async () => {
    await lookAgain(page);
    await game.whole.inReplay?.(table);
  });
}

// On a desk whole matches are played by the keyboard alone: see the stories of the games.
for (const game of GAMES)
  test(`a whole match of ${game.title} is played by pressing what is shown, on a phone`, async ({ visit }) => {
    test.setTimeout(300_000);
    const { seed } = game.whole;
    await playWhole(game, await visit({ size: PHONE, name: 'Ann', ...(seed === undefined ? {} : { seed }) }));
  });
