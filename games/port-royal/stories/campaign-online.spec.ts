import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playTogether } from '../../../e2e/lib/play.ts';
import { joinTable, openTable } from '../../../e2e/lib/setup.ts';
import { agree } from '../../../e2e/lib/table.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { choosing, type PortRoyalChoices } from './lib/setup.ts';
import type { RoyalTable } from './lib/table.ts';
import { cardsIn } from './lib/tastes.ts';
import { player } from './player.ts';

/** Two people in one crew, the host first. */
const VOYAGE: PortRoyalChoices = {
  play: 'adventureCoop',
  seats: 2,
  campaign: true,
  others: 'open',
  place: 'online',
  edition: { firstPlayer: '0' },
};

test('PR-CAMP-1: two browsers play a campaign in step, and one of them may be loaded again', async ({ visit }) => {
  const host = await visit({ name: 'Ann' });
  const friend = await visit({ name: 'Bob', size: PHONE });
  const { code, path } = await openTable(host, player, choosing(VOYAGE));
  await joinTable(friend, code);
  await expect(host.getByText('Bob')).toBeVisible();
  await host.getByTestId('start').click();
  const tables = [player.table(host), player.table(friend)] as const;
  const [ann, bob] = tables;

  await test.step('both read the page and choose a character; each sees what the other has chosen', async () => {
    const story = ({ page }: RoyalTable) => page.getByTestId('book');
    for (const table of tables) {
      await expect(story(table)).toContainText('The Sixth Sail');
      await story(table).getByTestId('book-close').click();
    }
    for (const table of tables) await table.verb('character').first().click();
    const chosen = async () => (await ann.log()).filter((line) => / chose a character: /.test(line));
    await expect.poll(chosen).toHaveLength(2);
    for (const table of tables) await story(table).getByTestId('book-close').click();
  });

  await test.step('some turns of both, in step', async () => {
    const people = tables.map((table) => ({ table }));
    await playTogether(people, (acting, moment, decisions) => {
      return decisions > 12 && acting === bob && moment.at === 'bar' && cardsIn(moment) === 1;
    });
    await agree(ann, bob);
    await manners(friend);
  });

  await test.step('the friend loads the page again in the middle of a turn', async () => {
    const before = await bob.standing();
    await friend.reload();
    await nextMoment(friend);
    expect(await bob.standing()).toEqual(before);
    await agree(ann, bob);
    await playTogether(
      tables.map((table) => ({ table })),
      (_acting, moment, decisions) => decisions > 6 && moment.at === 'bar',
    );
    await agree(ann, bob);
  });

  await test.step('the campaign stands in the harbour of both, and leads back to the table', async () => {
    for (const { page } of tables) {
      await page.goto('/');
      await page.getByTestId('campaign-log').click();
      await expect(page.getByText('Chapter 1 of 5', { exact: true })).toBeVisible();
      await expect(page.getByTestId('crew')).toContainText('Bob');
      await manners(page);
      await page.getByTestId('to-table').click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    for (const table of tables) await table.ready();
    await agree(ann, bob);
  });
});
