import type { Page } from '@playwright/test';
import { Cable } from '../../../e2e/lib/cable.ts';
import { meet } from '../../../e2e/lib/company.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { onMessages } from '../../../e2e/lib/messages.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playTogether } from '../../../e2e/lib/play.ts';
import { setSpeed } from '../../../e2e/lib/speed.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { watchRecordings } from './lib/recordings.ts';
import { mayThrow } from './lib/tastes.ts';
import { player } from './player.ts';

/** Recordings take their time on a busy machine. */
const PATIENTLY = { timeout: 60_000 };

/** Whatever the server sends this page of what a seat has chosen: in views and in events. */
function listen(page: Page, seat: number): readonly number[] {
  const sent: number[] = [];
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('pirates' in value && Array.isArray(value.pirates)) sent.push(value.pirates[seat].chosen);
    if ('type' in value && value.type === 'chose' && 'seat' in value && value.seat === seat && 'card' in value)
      sent.push(Number(value.card));
    for (const part of Object.values(value)) read(part);
  };
  onMessages(page, read);
  return sent;
}

test('S7-HIDDEN-3, S7-PHYS-1: two browsers keep their choices secret, see one throw, and find it again after a lost line', async ({
  visit,
  testServer,
}) => {
  const cable = await Cable.lay(testServer.url);
  try {
    const host = await visit({ name: 'Ann' });
    const friend = await visit({ url: cable.url, name: 'Bob', size: PHONE, stormy: true });
    const toBob = listen(friend, 0);
    const [ann, bob] = await meet(host, friend, player);

    await test.step('what Ann has chosen is known to nobody but her before it is called', async () => {
      await nextMoment(host);
      await ann.choose('captain');
      await expect(ann.middle.getByText('You have chosen: Captain')).toBeVisible();
      await expect(bob.middle.getByText('1 of 2 have chosen')).toBeVisible();
      await expect(friend.getByTestId('player:0')).toContainText('still secret');
      expect((await ann.log()).at(-1)).toBe('You chose a character: Captain.');
      expect((await bob.log()).at(-1)).toBe('Ann chose a character.');
      await expect.poll(() => toBob.length, 'Bob has received that she chose').toBeGreaterThan(1);
      expect([...new Set(toBob)], 'and not whom').toEqual([-1]);
      await manners(friend);
      await bob.choose('cartographer');
      await expect.poll(() => toBob.includes(2), 'the call shows it').toBe(true);
      await expect.poll(async () => (await bob.log()).join()).toContain('The Captain was called: Ann.');
    });

    await test.step('both see the dice fall, to the same places', async () => {
      const people = [ann, bob].map((table) => ({ table }));
      await playTogether(people, (_acting, moment) => mayThrow(moment));
      const watched = [];
      for (const table of [ann, bob]) {
        await setSpeed(table.page, 'normal');
        await table.page.reload();
        await table.ready();
        await table.page.waitForLoadState('networkidle');
        watched.push(await watchRecordings(table));
      }
      const thrower = (await ann.verb('throw').isVisible()) ? ann : bob;
      await nextMoment(thrower.page);
      await thrower.press('throw');
      // A recording may be over on one screen before anybody has looked at the other: that it ran is counted there.
      for (const seen of watched) await expect.poll(async () => (await seen()).canvases, PATIENTLY).toBe(1);
      for (const table of [ann, bob]) await expect(table.canvas).toHaveCount(0, PATIENTLY);
      for (const seen of watched) expect(await seen()).toEqual({ canvases: 1, early: 0 });
      for (const table of [ann, bob]) await setSpeed(table.page, 'off');
    });

    const lid = await test.step('value by value, place by place, fight by fight', async () => {
      for (const { page } of [ann, bob]) await page.reload();
      const hers = await ann.lid('Ann');
      expect(hers.dice.length).toBeGreaterThan(1);
      expect(hers.fights.length).toBeGreaterThan(0);
      expect(await bob.lid('Bob')).toEqual(hers);
      return hers;
    });

    await test.step('a browser that loses its connection finds the same lid', async () => {
      cable.cut();
      await expect(friend.getByText('Connection lost, trying again…')).toBeVisible();
      cable.mend();
      await expect(friend.getByText('Connected again.')).toBeVisible();
      expect(await bob.lid('Bob')).toEqual(lid);
    });
  } finally {
    await cable.remove();
  }
});
