import type { Page } from '@playwright/test';
import { meet } from '../../../e2e/lib/company.ts';
import { hurryUntil } from '../../../e2e/lib/hurry.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { onMessages } from '../../../e2e/lib/messages.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { CARDS } from '../cards/table.ts';
import { hasty } from './lib/haste.ts';
import type { RoyalTable } from './lib/table.ts';
import { player } from './player.ts';

const LOOKOUTS = CARDS.flatMap(({ kind }, card) => (kind === 'lookout' ? [card] : []));

/** Both turn cards and trade, only one of them hires: whoever comes with a lookout. */
const TRADES = ['character', 'trade', 'sink', 'decline', 'done', 'pass', 'endTurn'];
const RIVAL = hasty({ preferences: TRADES, crew: [] });
const HIRES = hasty({ preferences: ['hire', ...TRADES], crew: LOOKOUTS, until: 'look' });

/** Every card that is named in a lookout's place, in whatever the server sends this page. */
function listen(page: Page): readonly unknown[][] {
  const sent: unknown[][] = [];
  const frames = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('step' in value && value.step === 'lookout' && 'cards' in value) sent.push(value.cards as unknown[]);
    for (const part of Object.values(value)) frames(part);
  };
  onMessages(page, frames);
  return sent;
}

/** Pages of the story lie over the table until they are read. */
async function closeBook({ page }: RoyalTable): Promise<void> {
  const book = page.getByTestId('book');
  if (await book.isVisible()) await book.getByTestId('book-close').click();
}

test('PR-HID-11, PR-HID-13: what a lookout sees is shown to the active player and to nobody else', async ({
  visit,
}) => {
  const tables = await meet(await visit({ name: 'Ann', size: PHONE }), await visit({ name: 'Bob' }), player, {
    options: { play: 'adventureAfter' },
  });
  const [ann, bob] = tables;
  await hurryUntil(tables, [HIRES, RIVAL]);
  const toBob = listen(bob.page);
  await bob.page.reload();
  await bob.ready();
  for (const table of tables) await closeBook(table);
  await nextMoment(ann.page);

  await ann.press('look');
  const seen = ({ page }: RoyalTable) => page.getByTestId('lookout');
  await expect(seen(ann).getByRole('listitem')).toHaveCount(3);
  await expect(ann.verb('putBack')).toHaveCount(3);
  await manners(ann.page);
  await expect(bob.page.getByText('Ann looks at the next cards').first()).toBeVisible();
  await expect(seen(bob)).toHaveCount(0);
  await expect.poll(() => toBob.length, 'the lookout has been sent to Bob').toBeGreaterThan(0);
  expect(toBob.flat(), 'and of none of its cards').toEqual([]);
  await manners(bob.page);

  await ann.verb('putBack').first().click();
  await expect(ann.page.getByTestId('known')).toBeVisible();
  await expect(bob.page.getByText('You know the next card')).toHaveCount(0);
  const looked = async (at: typeof ann) =>
    (await at.log()).filter((line) => /looked at the top cards/.test(line)).at(-1);
  await expect.poll(() => looked(ann)).toMatch(/You looked at the top cards of the deck: .+, .+/);
  await expect.poll(() => looked(bob)).toBe('Ann looked at the top cards of the deck.');
  await ann.page.reload();
  await expect(ann.page.getByTestId('known')).toBeVisible();
  expect(await bob.cards()).toEqual(await ann.cards());
});
