import type { Page } from '@playwright/test';
import { plateOf, sail } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { barOffers, type Moment, nextMoment } from '../../../e2e/lib/moment.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { setUp } from '../../../e2e/lib/setup.ts';
import { sound } from '../../../e2e/lib/sound.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { choosing } from './lib/setup.ts';
import type { RoyalTable } from './lib/table.ts';
import { lazy } from './lib/tastes.ts';
import { player } from './player.ts';

const adventure = (page: Page) => page.getByTestId('adventure');
const tasks = (page: Page) => page.getByTestId('tasks').getByRole('button');
const story = (page: Page) => page.getByTestId('book');

/** A page opens by itself, once; it is read and closed. */
async function readPage(page: Page, words: string | RegExp): Promise<void> {
  await expect(story(page)).toContainText(words);
  await manners(page);
  await story(page).getByTestId('book-close').click();
  await expect(story(page)).toBeHidden();
}

const isTurn = (moment: Moment): boolean => barOffers(moment, 'draw');

/** One of the two sides of the card that was dealt, looked at before it is chosen (PR-ASET-4). */
async function chooseCharacter(table: RoyalTable): Promise<void> {
  const { page } = table;
  await expect(table.verb('character')).toHaveCount(2);
  await manners(page);
  await page.getByTestId('characters').getByRole('button').first().click();
  await manners(page);
  await page.getByRole('dialog').getByTestId('character').click();
  await expect(table.verb('character')).toHaveCount(0);
}

/** The sheet of a task shows line by line what I still need. */
async function lookAtTask(page: Page): Promise<void> {
  await expect(tasks(page).first()).toHaveAccessibleName(/^Task 10: .*Ann: \d+ things? missing/);
  await tasks(page).first().click();
  const sheet = page.getByRole('dialog', { name: 'Task 10' });
  const who = sheet.getByRole('region', { name: 'Who has what' });
  await expect(who.getByRole('listitem')).toHaveCount(2);
  await expect(who.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText(/: \d of \d/);
  await expect(sheet.getByTestId('task:10')).toHaveAttribute('aria-disabled', 'true');
  await manners(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

async function lookAtMonth(page: Page): Promise<void> {
  await adventure(page).getByTestId('month').click();
  const sheet = page.getByRole('dialog', { name: 'This month' });
  await expect(sheet.getByRole('region', { name: 'Event of this turn' })).toBeVisible();
  await manners(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

/** Until the chapter is won: a crew that has lost it plays it again. */
async function winChapter(table: RoyalTable): Promise<number> {
  const { page, result } = table;
  for (let lost = 0; lost < 4; lost++) {
    await playOn(table, {
      atOnce: true,
      after: async (decisions) => {
        if (decisions % 10 === 0) await manners(page);
      },
    });
    if ((await result.innerText()) === 'You made it!') return lost;
    await page.getByTestId('course:again').click();
  }
  throw new Error('the chapter is never won');
}

test('PR-ACOOP-2, PR-ACOOP-3: a chapter is played together to its end, and the campaign goes on to the next', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'crew-16' });
  const table = await setUp(page, player, choosing({ play: 'adventureCoop', seats: 2, campaign: true }));
  await readPage(page, 'The Sixth Sail');
  await chooseCharacter(table);
  await readPage(page, /10/);
  await playOn(table, { until: isTurn });
  await lookAtTask(page);
  await lookAtMonth(page);
  const lost = await winChapter(table);

  await test.step('events came, the month ended, the story went on', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText('The chapter is over, and the crew has done all it set out to do.')).toBeVisible();
    await manners(page);
    await page.getByTestId('table').click();
    await expect(adventure(page).getByTestId('goal')).toBeVisible();
    const log = (await table.log()).join('\n');
    for (const line of [/Event: /, /The month ended\./, /Story card 10 was read\./, /completed task 10/])
      expect(log).toMatch(line);
    await page.goBack();
  });

  await test.step('the log keeps the result, a reload keeps the log', async () => {
    await page.goto('/');
    await page.getByTestId('campaign-log').click();
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(page.getByText('Chapter 2 of 5', { exact: true })).toBeVisible();
      const results = page.getByTestId('results').getByRole('listitem');
      await expect(results).toHaveCount(lost + 1);
      await expect(results.filter({ hasText: 'won' })).toHaveCount(1);
      await manners(page);
    }
  });

  await test.step('the next match is chapter 2, and stays so after a reload', async () => {
    await page.getByTestId('course:onward').click();
    await expect(story(page)).toContainText('What happened before');
    await page.reload();
    await readPage(page, 'What happened before');
    await chooseCharacter(table);
    await playOn(table, { until: isTurn });
    await expect(tasks(page).first()).toHaveAccessibleName(/^Task 20: /);
    await page.goto('/');
    await page.getByTestId('campaign-log').click();
    await page.getByTestId('to-table').click();
    await nextMoment(page);
    await expect(tasks(page).first()).toHaveAccessibleName(/^Task 20: /);
  });
});

test('PR-ACOOP-4, PR-ACOOP-5, PR-ACOOP-6: a chapter that was lost is played again with three more coins', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, name: 'Ann', theme: 'auto', seed: 'crew-6' });
  await page.goto('/');
  await plateOf(page, player).getByTestId('play').click();
  await page.getByTestId('way').getByTestId('adventure').check();
  await page.getByTestId('others').getByTestId('1').check();
  await manners(page);
  await sail(page);
  const table = player.table(page);
  await playOn(table, { taste: lazy, atOnce: true });
  await expect(table.result).toHaveText('Not this time');
  await page.reload();
  await expect(table.result).toHaveText('Not this time');
  await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
  await sound(page, 'end of a chapter');

  await page.getByTestId('campaign-log').click();
  await expect(page.getByText('Chapter 1 of 5, one failed attempt')).toBeVisible();
  await expect(page.getByTestId('results').getByRole('listitem')).toContainText('lost');
  await sound(page, 'log of a campaign');
  await page.getByTestId('course:again').click();

  const isShare = (moment: Moment): boolean => barOffers(moment, 'share');
  // Whoever begins shares them out (PR-ACOOP-6).
  for (const left of ['3 extra coins are', '2 extra coins are', '1 extra coin is']) {
    const moment = await playOn(table, { until: isShare });
    expect(isShare(moment)).toBe(true);
    await expect(page.getByText(`${left} to be shared out.`)).toBeVisible();
    await table.verb('share:0').click();
    await expect(page.getByText(`${left} to be shared out.`)).toBeHidden();
  }
  await playOn(table, { until: isTurn });
  const log = await table.log();
  expect(log.filter((line) => /You had 1 coin to start with/.test(line))).toHaveLength(3);
});
