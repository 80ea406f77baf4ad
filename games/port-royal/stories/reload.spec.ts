import { meet } from '../../../e2e/lib/company.ts';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { barOffers, type Moment, nextMoment } from '../../../e2e/lib/moment.ts';
import { playOn, playTogether } from '../../../e2e/lib/play.ts';
import { agree } from '../../../e2e/lib/table.ts';
import { DESK, expect, PHONE, test } from '../../../e2e/lib/test.ts';
import type { RoyalTable } from './lib/table.ts';
import { figure, greedy, lazy } from './lib/tastes.ts';
import { player } from './player.ts';

/** A ship waits for an answer. */
const toSink = (moment: Moment): boolean => barOffers(moment, 'sink');

/** Two cards or more may be taken and none has been. */
const toTakeTwo = (moment: Moment): boolean =>
  moment.at === 'bar' && moment.verbs.some((verb) => verb.id === 'done' && !verb.off && figure(verb) > 1);

async function standsWhereItWas(table: RoyalTable): Promise<void> {
  const before = await table.standing();
  await table.page.reload();
  await nextMoment(table.page);
  expect(await table.standing()).toEqual(before);
}

/** Takes one of several cards: the take-turn is half done. */
async function takeOne(table: RoyalTable): Promise<void> {
  await table.verb('(take|trade)').first().click();
  const sheet = table.page.getByRole('dialog');
  const open = sheet.getByRole('button', { disabled: false });
  if (await sheet.isVisible())
    await open
      .and(sheet.getByTestId(/^trade:/))
      .first()
      .click();
  await expect(table.verb('done')).toBeVisible();
  await expect(table.verb('done').filter({ hasText: /[2-9]/ })).toBeHidden();
}

test('a match on this device stands where it was after a reload: with a ship to answer, and between two takes', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE });
  let table = await playNow(page, player);
  const wanted = new Set([toSink, toTakeTwo]);
  for (let matches = 0; wanted.size > 0 && matches < 4; ) {
    const moment = await playOn(table, { taste: greedy, until: (now) => [...wanted].some((is) => is(now)) });
    if (moment.at === 'end') {
      matches++;
      table = await playNow(page, player);
      continue;
    }
    const between = toTakeTwo(moment);
    if (between) await takeOne(table);
    await standsWhereItWas(table);
    wanted.delete(between ? toTakeTwo : toSink);
  }
  expect([...wanted]).toEqual([]);
});

test('an online match stands where it was after a reload: with a ship to answer, and between two takes', async ({
  visit,
}) => {
  const [mine, other] = await meet(await visit({ name: 'Ann', size: DESK }), await visit({ name: 'Bob' }), player);
  const people = [
    { table: mine, taste: greedy },
    { table: other, taste: lazy },
  ];
  for (const wanted of [toTakeTwo, toSink]) {
    await playTogether(people, (acting, moment) => acting === mine && wanted(moment));
    if (wanted === toTakeTwo) await takeOne(mine);
    await standsWhereItWas(mine);
    await agree(mine, other);
  }
});
