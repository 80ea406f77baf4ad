import { decideByKeys, focused, isSeen, tabTo } from './lib/keys.ts';
import { nextMoment } from './lib/moment.ts';
import { best } from './lib/player.ts';
import { RAIDER, sailSeas } from './lib/sevenSeas.ts';
import { expect, test } from './lib/test.ts';

/** What a round with a raid is made of. */
const PARTS = [/^Choose /, /^Raid: /, /^Send \d/, /^Throw the dice/, /^Keep /, /^Draw an adventure/, /^End the turn/];

test('rounds are played with the keyboard alone: choosing, sending, throwing, keeping, ending', async ({ visit }) => {
  const page = await visit({ name: 'Ann', seed: 'seas-keys-2' });
  const table = await sailSeas(page);

  await test.step('arrows go from character to character, Enter looks at one, and it is chosen', async () => {
    await nextMoment(page);
    await tabTo(page, (text) => text.startsWith('1. Shipwright.'));
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(table.stage.getByRole('button', { name: /^3\. Captain\./ })).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, (text) => text === 'Choose the Captain');
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
  });

  const done = new Set<string>(['Choose the Captain']);
  const lost: string[] = [];
  const dim: string[] = [];
  const missing = () => PARTS.filter((part) => ![...done].some((words) => part.test(words)));
  for (let decisions = 0; decisions < 90 && missing().length > 0; decisions++) {
    const moment = await nextMoment(page);
    if (!('verbs' in moment)) break;
    const words = best(moment, RAIDER);
    if ((await focused(page)) === '') lost.push(`before ${words}`);
    if (decisions % 2 === 1) {
      await tabTo(page, (text) => text === words);
      if (!(await isSeen(page))) dim.push(words);
    }
    await decideByKeys(page, moment, decisions, RAIDER);
    done.add(words);
  }
  expect(missing().map(String), 'what was never done').toEqual([]);
  expect([...new Set(lost)]).toEqual([]);
  expect([...new Set(dim)]).toEqual([]);
});
