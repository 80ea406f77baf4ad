import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { setSpeed } from '../../../e2e/lib/speed.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { watchRecordings } from './lib/recordings.ts';
import { mayThrow, RAIDER } from './lib/tastes.ts';
import { player } from './player.ts';

/** Dice are drawn without a graphics card here, and beside another story. */
const PATIENTLY = { timeout: 60_000 };

/** Fights as the log describes them, of the last throw. */
const loggedFights = (log: readonly string[]): readonly string[] =>
  log
    .slice(log.findLastIndex((line) => line.includes('In the lid: ')))
    .filter((line) => / (sank|sank each other)\b/.test(line));

test('S7-CAPTAIN-7, S7-PHYS-1: a throw is seen to fall, and told the same without any motion', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'seas-2' });
  const table = await playNow(page, player);
  await playUntil(table, mayThrow, RAIDER);
  await setSpeed(page, 'normal');
  await page.reload();
  await nextMoment(page);
  await page.waitForLoadState('networkidle');
  await manners(page);

  const lid = await test.step('dice fall in three dimensions; nothing is shown before they lie', async () => {
    const seen = await watchRecordings(table);
    await table.press('throw');
    // A recording may be over before anybody has looked: that it ran is counted on the page.
    await expect.poll(async () => (await seen()).canvases, PATIENTLY).toBe(1);
    await expect(table.fights.first()).toBeVisible(PATIENTLY);
    await nextMoment(page);
    await expect(table.canvas).toHaveCount(0);
    expect(await seen()).toEqual({ canvases: 1, early: 0 });
    const words = await table.lid('Ann');
    expect(words.fights).toHaveLength(loggedFights(await table.log()).length);
    expect(words.fights.length).toBeGreaterThan(0);
    return words;
  });

  await test.step('the same throw without motion is the same in words', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await nextMoment(page);
    expect(await table.lid('Ann')).toEqual(lid);
    await expect(page.getByTestId('watch')).toBeHidden();
  });

  await test.step('the next one, thrown by a swipe, is shown at once', async () => {
    await playUntil(table, mayThrow, RAIDER);
    const seen = await watchRecordings(table);
    await table.swipe();
    await nextMoment(page);
    expect(await seen()).toEqual({ canvases: 0, early: 0 });
    const words = await table.lid('Ann');
    expect(words.dice).not.toEqual(lid.dice);
    expect(words.fights).toHaveLength(loggedFights(await table.log()).length);
    await manners(page);
  });
});
