import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { barOffers, nextMoment, offers } from '../../../e2e/lib/moment.ts';
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
    await playUntil(table, (moment) => barOffers(moment, 'liar'), BOLD);

    await test.step('a face brings the lowest number it may be bid with', async () => {
      await table.face(2).check();
      const least = Number(await table.count.innerText());
      expect(least).toBeGreaterThan(0);
      await page.getByTestId('fewer').click();
      await table.own('Ann').getByTestId('bid').click({ force: true });
      await expect(page.getByText(/^The bid stands at /).first()).toBeVisible();
      await page.getByTestId('more').click();
      await expect(table.count).toHaveText(String(least));
    });

    await test.step('the bid stands in the middle of the table', async () => {
      await manners(page);
      const bid = table.own('Ann').getByTestId('bid');
      const words = (await bid.innerText()).replace('Bid ', '');
      await bid.click();
      await nextMoment(page);
      expect((await table.log()).join('\n')).toContain(`You bid ${words}.`);
    });

    await test.step('LD-HID-2: a call shows all dice until somebody bids again', async () => {
      await playUntil(table, (moment) => moment.at === 'bar' && !offers(moment, 'liar'));
      await expect(table.middle).toContainText(/It was (true|a lie)\./);
      await manners(page);
    });
  });
