import { playNow } from '../../../e2e/lib/harbour.ts';
import { barOffers } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { sound } from '../../../e2e/lib/sound.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import type { SeasTable } from './lib/table.ts';
import { mayChoose, mayThrow, RAIDER, TRADER } from './lib/tastes.ts';
import { player } from './player.ts';

/** The moments of a match that look different, one after another. */
async function tour(table: SeasTable, look: (screen: string) => Promise<void>): Promise<void> {
  await playUntil(table, mayChoose, RAIDER);
  await table.middle.getByTestId('character:captain').click();
  await look('choice of characters');
  await playUntil(table, (moment) => barOffers(moment, 'send'), RAIDER);
  await look('ships for a raid');
  await playUntil(table, mayThrow, RAIDER);
  await look('dice in the hand');
  await playUntil(table, (moment) => barOffers(moment, 'keepAll'), RAIDER);
  await look('loot');
  await table.lookBack();
  await look('raid in the lid');
  await playUntil(table, (moment) => barOffers(moment, 'sellAll'), TRADER);
  await expect(table.middle.getByRole('heading', { name: 'Sell your goods' })).toBeVisible();
  await look('sale');
}

test('every moment of a match is accessible by day and by lantern, on a phone and on a desk', async ({ visit }) => {
  const page = await visit({ theme: 'auto', name: 'Ann', seed: 'seas-look' });
  await tour(await playNow(page, player), (screen) =>
    sound(page, screen, screen === 'raid in the lid' ? undefined : 'svg'),
  );
});
