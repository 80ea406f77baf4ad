import type { Locator, Page } from '@playwright/test';
import { ANY_GAME } from './lib/games.ts';
import { joinTable, openForTwo } from './lib/setup.ts';
import { expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

/** Where somebody stands in a list of people. */
const lineOf = (place: Page | Locator, name: string): Locator => place.getByRole('listitem').filter({ hasText: name });

const SENTENCE = 'The host has removed you from this table.';

test('the host removes one person from the waiting room and another from the match, who learn it in a sentence', async ({
  visit,
}) => {
  const host = await visit({ name: 'Ann', size: SMALL_PHONE });
  const { code, path } = await openForTwo(host, ANY_GAME);

  await test.step('in the waiting room the seat is free again', async () => {
    // The server refuses whoever comes back: that is what the browser writes about.
    const friend = await visit({ name: 'Bob', size: PHONE, stormy: true });
    await joinTable(friend, code);
    // Until Bob sits he is a spectator, with a button of his own in another list.
    await expect(host.getByText('Free', { exact: true })).toBeHidden();
    await lineOf(host, 'Bob').getByTestId('remove').press('Enter');
    const question = host.getByRole('dialog');
    await expect(question).toContainText('Bob cannot come back to this table.');
    await question.getByTestId('yes').click();
    await expect(host.getByText('Bob has been removed from the table.')).toBeVisible();
    await expect(host.getByText('Free', { exact: true })).toBeVisible();
    await expect(friend.getByText(SENTENCE)).toBeVisible();
    await friend.goto(path);
    await expect(friend.getByText(SENTENCE)).toBeVisible();
  });

  await test.step('in the match a bot takes the seat, and the chat of a muted person is closed', async () => {
    const other = await visit({ name: 'Cleo', stormy: true });
    await joinTable(other, code);
    await expect(host.getByText('Cleo')).toBeVisible();
    await host.getByTestId('start').click();
    const ann = await ANY_GAME.table(host).ready();
    await ANY_GAME.table(other).ready();
    await host.getByTestId('menu').click();
    await host.getByTestId('people').click();
    const people = host.getByRole('dialog').and(host.getByTestId('people'));
    await lineOf(people, 'Cleo').getByTestId('mute').click();
    await expect(other.getByText('The host has muted you at this table.')).toBeVisible();
    await lineOf(people, 'Cleo').getByTestId('mute').click();
    await expect(other.getByLabel('Message the table')).toBeVisible();
    await lineOf(people, 'Cleo').getByTestId('remove').click();
    await host.getByTestId('yes').click();
    await expect(other.getByText(SENTENCE)).toBeVisible();
    await expect(people.getByText('Nobody else is at the table.')).toBeVisible();
    await host.keyboard.press('Escape');
    await expect(ann.bar.getByRole('button').first()).toBeVisible();
  });
});
