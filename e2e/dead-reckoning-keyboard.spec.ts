import { captain, sailReckoning } from './lib/deadReckoning.ts';
import { decideByKeys, focused, isSeen, tabTo } from './lib/keys.ts';
import { nextMoment } from './lib/moment.ts';
import { best } from './lib/player.ts';
import { expect, test } from './lib/test.ts';

/** What a turn is made of. */
const PARTS = [
  /^Play: /,
  /^Gain \d|^Place \d|^Produce on/,
  /^Raise sails/,
  /^Sail [^t]|^Sail to (?!…)/,
  /^End the turn/,
];

test('a turn is played with the keyboard alone: cards, abilities, sails, a voyage, the end', async ({ visit }) => {
  const page = await visit({ name: 'Ann', seed: 'reckoning-keys' });
  await sailReckoning(page, 'Against the rival');

  await test.step('a card of the hand is played where it lies', async () => {
    await nextMoment(page);
    await tabTo(page, (text) => /, level 1/.test(text));
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await nextMoment(page);
  });

  const done = new Set<string>();
  const lost: string[] = [];
  const missing = () => PARTS.filter((part) => ![...done].some((words) => part.test(words)));
  for (let decisions = 0; decisions < 90 && missing().length > 0; decisions++) {
    const moment = await nextMoment(page);
    if (!('verbs' in moment)) break;
    const words = best(moment, captain);
    if ((await focused(page)) === '') lost.push(`before ${words}`);
    await decideByKeys(page, moment, decisions, captain);
    done.add(words);
  }
  expect(missing().map(String), 'what was never done').toEqual([]);
  expect([...new Set(lost)]).toEqual([]);
});
