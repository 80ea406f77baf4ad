import { playNow } from '../../../e2e/lib/harbour.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { goOffline } from '../../../e2e/lib/offline.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { setSpeed } from '../../../e2e/lib/speed.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { watchRecordings } from './lib/recordings.ts';
import { mayThrow, RAIDER } from './lib/tastes.ts';
import { player } from './player.ts';

/** The physics starts and dice are drawn without a graphics card here, and beside another story. */
const PATIENTLY = { timeout: 60_000 };

test('S7-PHYS-1: a match that is begun without a network after the first visit throws real dice', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', stormy: true, kept: true, seed: 'seas-2' });
  await goOffline(page);
  const table = await playNow(page, player);
  await playUntil(table, mayThrow, RAIDER);
  await setSpeed(page, 'normal');
  await page.reload();
  await nextMoment(page);
  const seen = await watchRecordings(table);
  await table.press('throw');
  // Only what the physics threw was recorded: the fast model that stands in for it leaves nothing to be seen.
  await expect.poll(async () => (await seen()).canvases, PATIENTLY).toBe(1);
});
