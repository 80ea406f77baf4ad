import { meet } from '../../../e2e/lib/company.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { barOffers, nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { sound, soundHere } from '../../../e2e/lib/sound.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import type { ReckoningTable } from './lib/table.ts';
import { isFitting, trader } from './lib/tastes.ts';
import { makeReady, sailAlone } from './lib/voyage.ts';
import { player } from './player.ts';

/** In its first turn a captain meets a merchant, and the dock pays for a card soon after. */
const SEED = 'reckoning-solo';

/** The moments of a match that look different, one after another. */
async function tour(table: ReckoningTable, look: (screen: string) => Promise<void>): Promise<void> {
  await makeReady(table);
  await nextMoment(table.page);
  await look('turn');
  await playUntil(table, (moment) => barOffers(moment, 'fire'));
  await look('battle');
  await playUntil(table, (moment) => barOffers(moment, 'level'));
  await look('level');
  await playUntil(table, isFitting, trader);
  await look('sleeve');
}

test('every moment of a match is accessible by day and by lantern, on a phone and on a desk', async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit({ theme: 'auto', name: 'Ann', seed: SEED });
  await tour(await sailAlone(page), (screen) => sound(page, screen));
});

test('what lies open and the level that is due are accessible everywhere', async ({ visit }) => {
  test.setTimeout(300_000);
  const pages = [await visit({ theme: 'auto', name: 'Ann' }), await visit({ theme: 'auto', name: 'Bob' })];
  const [ann, bob] = await meet(pages[0], pages[1], player);
  const first = await Promise.race(
    [ann, bob].map((table) =>
      table
        .verb('end')
        .waitFor()
        .then(() => table),
    ),
  );
  const { page } = first;

  await test.step('places, goals and the other one', async () => {
    for (const [sheet, way] of [
      ['place', first.row(1).first()],
      ['goal', page.getByTestId(/^goal:/).first()],
      ['player', page.getByTestId('players').getByRole('button').first()],
    ] as const) {
      await way.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await soundHere(page, `${sheet} sheet`);
      await manners(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  await test.step('DR-LEVEL-2: a card may be levelled up in somebody else’s turn', async () => {
    await first.press('end');
    await page.getByTestId('level-due').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await sound(page, 'level sheet');
    await page.keyboard.press('Escape');
  });
});
