import { playNow } from '../../../e2e/lib/harbour.ts';
import { isSeen, playByKeys, tabTo, undone } from '../../../e2e/lib/keys.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import { choiceOf, RAIDER } from './lib/tastes.ts';
import { player } from './player.ts';

/** What a round with a raid is made of, after the choice of a character. */
const PARTS = [/^play\./, /^send/, /^throw/, /^(keep|keepAll|protect)\b/, /^draw$/, /^end$/];

test('rounds are played with the keyboard alone: choosing, sending, throwing, keeping, ending', async ({ visit }) => {
  const page = await visit({ name: 'Ann', seed: 'seas-keys-2' });
  const table = await playNow(page, player);

  await test.step('arrows go from character to character, Enter looks at one, and it is chosen', async () => {
    await nextMoment(page);
    await tabTo(page, 'character:shipwright');
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(table.middle.getByTestId('character:captain')).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, choiceOf('captain'));
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
  });

  const { done, lost, dim } = await playByKeys(page, RAIDER, (made) => undone(PARTS, made).length === 0);
  expect(undone(PARTS, done), 'what was never done').toEqual([]);
  expect(lost).toEqual([]);
  expect(dim).toEqual([]);
});
