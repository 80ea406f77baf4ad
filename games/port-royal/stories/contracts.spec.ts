import type { Page } from '@playwright/test';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { setUp } from '../../../e2e/lib/setup.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { choosing } from './lib/setup.ts';
import type { RoyalTable } from './lib/table.ts';
import { hasOver, lazy } from './lib/tastes.ts';
import { player } from './player.ts';

const ALONE = choosing({ play: 'contractsCoop', seats: 1, edition: { setAside: 'ask' } });

/** A deck whose contracts come together early. */
const DECK = 'solo-832';

const goal = (page: Page) => page.getByTestId('team');
const contracts = (page: Page) => page.getByTestId('contracts').getByRole('button');

/** Every tenth decision the screen is looked at. */
const politely = (page: Page) => async (decisions: number) => {
  if (decisions % 10 === 0) await manners(page);
};

/** PR-OPT-9: some turns become points before the first one. */
async function setAside({ page, bar }: RoyalTable, cards: number): Promise<void> {
  await bar.getByTestId('setAside').click();
  const sheet = page.getByRole('dialog');
  await manners(page);
  await sheet.getByTestId(`setAside:${cards}`).click();
  await expect(sheet).toBeHidden();
}

test('PR-COOP-7, PR-COOP-13: all contracts are completed alone by pressing what is shown, on a phone', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: DECK });
  const table = await setUp(page, player, ALONE);
  await expect(goal(page)).toContainText('0 of 3 contracts');
  await setAside(table, 2);
  await expect(goal(page)).toContainText('2');

  await test.step('a contract says what it asks for, what I have of it, and why it cannot be completed yet', async () => {
    await expect(contracts(page)).toHaveCount(3);
    const counted = contracts(page).and(page.getByRole('button', { name: /\d\D+\d/ }));
    await expect(counted).not.toHaveCount(0);
    await counted.first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByTestId('actions').getByTestId(/^contract:/)).toHaveAttribute('aria-disabled', 'true');
    await manners(page);
    await sheet.getByTestId('close').first().click();
  });

  await test.step('a reload in the middle of the match changes nothing', async () => {
    await playOn(table, { until: (moment, decisions) => decisions > 8 && hasOver(moment, 1) });
    const before = await table.standing();
    const stand = await goal(page).innerText();
    await page.reload();
    await nextMoment(page);
    expect(await table.standing()).toEqual(before);
    expect(await goal(page).innerText()).toBe(stand);
  });

  await playOn(table, { after: politely(page) });
  await expect(table.result).toHaveText('You made it!');
  const words = page.getByRole('main').getByText('All contracts were completed before time ran out.');
  await expect(words).toContainText('Victory: Ann. The points deck was worth 2 points: ');
  await manners(page);
  await page.getByTestId('table').click();
  await expect(goal(page)).toContainText('3 of 3 contracts');
});

test('PR-COOP-6: when the time deck runs out, contracts that are left undone lose the match', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: DECK });
  const table = await setUp(page, player, ALONE);
  await setAside(table, 8);
  await playOn(table, { taste: lazy, atOnce: true });
  await expect(table.result).toHaveText('Not this time');
  const words = page.getByRole('main').getByText('The time deck ran out before all contracts were completed.');
  await expect(words).toContainText('This time nobody won.');
  await manners(page);
  await page.getByTestId('rematch').click();
  await expect(goal(page)).toContainText('0 of 3 contracts');
});
