import type { Page } from '@playwright/test';
import { meet } from '../../../e2e/lib/company.ts';
import { onMessages } from '../../../e2e/lib/messages.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playTogether } from '../../../e2e/lib/play.ts';
import { agree } from '../../../e2e/lib/table.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { player } from './player.ts';

/** Every die of a seat that the server sends this page before a call shows it: in views and in events. */
function listen(page: Page, seat: number): readonly (readonly number[])[] {
  const sent: number[][] = [];
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('pirates' in value && Array.isArray(value.pirates) && 'flow' in value && Array.isArray(value.flow))
      sent.push(value.flow.length > 0 ? (value.pirates[seat].cup ?? []) : []);
    if ('type' in value && value.type === 'threw' && 'seat' in value && value.seat === seat && 'dice' in value)
      sent.push(value.dice as number[]);
    for (const part of Object.values(value)) read(part);
  };
  onMessages(page, read);
  return sent;
}

test('LD-HID-1, LD-HID-2: two browsers play, no die is told before its cup is lifted, and then both read the same', async ({
  visit,
}) => {
  const host = await visit({ name: 'Ann' });
  const friend = await visit({ name: 'Bob', size: PHONE });
  const toBob = listen(friend, 0);
  const [ann, bob] = await meet(host, friend, player);
  await nextMoment((await ann.verb('bid').isVisible()) ? host : friend);

  await test.step('through several calls Bob never hears of a die of Ann', async () => {
    const people = [ann, bob].map((table) => ({ table }));
    await playTogether(people, async (_acting, _moment, decisions) => decisions > 4);
    await expect.poll(() => toBob.length, 'Bob has received that she threw').toBeGreaterThan(1);
    expect(toBob.flat().filter((die) => die !== 0)).toEqual([]);
  });

  await test.step('both read the same of what lies open', async () => {
    await agree(ann, bob);
  });
});
