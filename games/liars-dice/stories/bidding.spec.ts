import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { expect, PHONE, SMALL_PHONE, test } from '../../../e2e/lib/test.ts';
import { player } from './player.ts';
import { BOLD } from './table.ts';

for (const size of [PHONE, SMALL_PHONE])
  test(`LD-BID-3: a bid is made with a thumb on a phone ${size.width} wide, and a low one is refused with its reason`, async ({
    visit,
  }) => {
    const page = await visit({ size, name: 'Ann', seed: 'liars-bid' });
    const table = await playNow(page, player, { opponents: 2 });
    await playUntil(
      table,
      (moment) => moment.at === 'bar' && moment.verbs.some(({ words }) => /^Liar!/.test(words)),
      BOLD,
    );

    await test.step('a face brings the lowest number it may be bid with', async () => {
      await table.face('twos').check();
      const least = Number(await table.count.innerText());
      expect(least).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'One fewer die' }).click();
      await table
        .own('Ann')
        .getByRole('button', { name: /^Bid \d+ twos?$/ })
        .click({ force: true });
      await expect(page.getByText(/^The bid stands at /).first()).toBeVisible();
      await page.getByRole('button', { name: 'One more die' }).click();
      await expect(table.count).toHaveText(String(least));
    });

    await test.step('the bid stands in the middle of the table', async () => {
      await manners(page);
      const bid = table.own('Ann').getByRole('button', { name: /^Bid \d+ twos?$/ });
      const words = (await bid.innerText()).replace('Bid ', '');
      await bid.click();
      await nextMoment(page);
      expect((await table.log()).join('\n')).toContain(`Ann bid ${words}.`);
    });

    await test.step('LD-HID-2: a call shows all dice until somebody bids again', async () => {
      await playUntil(
        table,
        (moment) => moment.at === 'bar' && moment.verbs.every(({ words }) => !/^Liar!/.test(words)),
      );
      await expect(table.middle).toContainText(/It was (true|a lie)\./);
      await manners(page);
    });
  });
