import { playNow } from '../../../e2e/lib/harbour.ts';
import { isSeen, playByKeys, tabTo, undone } from '../../../e2e/lib/keys.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import { player } from './player.ts';
import { CAREFUL } from './table.ts';

const PARTS = [/^bid/, /^liar/];

test('rounds are played with the keyboard alone: a bid by stepper and faces, then by verbs', async ({ visit }) => {
  const page = await visit({ name: 'Ann', seed: 'liars-keys' });
  const table = await playNow(page, player, { opponents: 1 });

  await test.step('Tab comes to the number, arrows turn the face, Enter bids', async () => {
    await nextMoment(page);
    await tabTo(page, 'more');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'bid');
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await nextMoment(page);
    expect((await table.log()).join('\n')).toContain('You bid ');
  });

  const { done, lost, dim } = await playByKeys(page, CAREFUL, (made) => undone(PARTS, made).length === 0);
  expect(undone(PARTS, done), 'what was never done').toEqual([]);
  expect(lost).toEqual([]);
  expect(dim).toEqual([]);
});
