import { isSeen, playByKeys, tabTo, undone } from '../../../e2e/lib/keys.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import { captain } from './lib/tastes.ts';
import { sailAlone } from './lib/voyage.ts';

/** What a turn is made of. */
const PARTS = [/^play\./, /^use\./, /^raise/, /^sail\./, /^end$/];

test('a turn is played with the keyboard alone: cards, abilities, sails, a voyage, the end', async ({ visit }) => {
  const page = await visit({ name: 'Ann', seed: 'reckoning-keys' });
  await sailAlone(page);

  await test.step('a card of the hand is played where it lies', async () => {
    await nextMoment(page);
    await tabTo(page, /^hand:/);
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    // Its verb has the focus.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await nextMoment(page);
  });

  const { done, lost } = await playByKeys(page, captain, (made) => undone(PARTS, made).length === 0);
  expect(undone(PARTS, done), 'what was never done').toEqual([]);
  expect(lost).toEqual([]);
});
