import type { Page } from '@playwright/test';
import { ANY_GAME, GAMES } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { type Moment, momentOf, nextMoment } from './lib/moment.ts';
import { playOn, playUntil } from './lib/play.ts';
import { DESK, expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

const shows = (mark: string) => (moment: Moment) => 'marks' in moment && moment.marks.includes(mark);

for (const player of GAMES)
  test(`in ${player.id} what another player did stays as a card, is read in full and shown once more`, async ({
    visit,
  }) => {
    const page = await visit({ size: DESK });
    const table = await playNow(page, player);
    await playUntil(table, shows('replay-turn'));
    const asked = await nextMoment(page);
    const card = page.getByTestId('turns-panel').getByTestId('turn-card');
    await expect(card.locator('p').first()).toHaveText(/\S/);
    await card.getByTestId('whole-turn').click();
    await expect(card.locator('ol').last().locator('li').first()).toHaveText(/\S/);
    await manners(page);

    await card.getByTestId('replay-turn').click();
    await expect(page.getByTestId('stop-replay')).toBeVisible();
    expect(await momentOf(page)).toBeUndefined();
    await page.getByTestId('stop-replay').click();
    const again = await nextMoment(page);
    expect('verbs' in again && again.verbs).toEqual('verbs' in asked && asked.verbs);

    await page.setViewportSize(SMALL_PHONE);
    await manners(page);
  });

/** Somebody else acts, or this person is asked again. */
async function afterwards(page: Page): Promise<'others' | 'mine'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-id="to-mine"]')) return 'others';
    const verbs =
      '[data-id="actions"]:not([aria-busy="true"]) button:not([aria-disabled], [data-id="undo"], [data-id="restart"])';
    return document.querySelector(`${verbs}, [data-id="result"]`) ? 'mine' : undefined;
  });
  return (await found.jsonValue()) ?? 'mine';
}

for (const [way, press] of [
  ['a button', (page: Page) => page.getByTestId('to-mine').click()],
  [
    'holding a key',
    async (page: Page) => {
      await page.keyboard.down('.');
      await page.keyboard.down('.');
      await page.keyboard.up('.');
    },
  ],
] as const)
  test(`whoever waits comes straight to the own turn by ${way}, and nothing is lost`, async ({ visit }) => {
    const page = await visit({ size: PHONE, speed: 'normal' });
    const table = await playNow(page, ANY_GAME);
    let waited = false;
    await playOn(table, {
      until: () => waited,
      after: async () => {
        if (waited || (await afterwards(page)) === 'mine') return;
        waited = true;
        await press(page);
      },
    });
    expect(waited).toBe(true);
    await expect(page.getByTestId('to-mine')).toHaveCount(0);
    await page.getByTestId('open-log').click();
    await expect(page.getByTestId('log').locator('li')).not.toHaveCount(0);
  });
