import type { Page } from '@playwright/test';
import { DEAD_RECKONING, inTurn, ReckoningTable, sailOn, sailUntil } from './lib/deadReckoning.ts';
import { plateOf } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

/** By hand: alone, on this device, twelve rounds at most. */
async function setUpAlone(page: Page): Promise<ReckoningTable> {
  await page.goto('/new/dead-reckoning');
  await page.getByRole('radiogroup', { name: 'Where' }).getByRole('radio', { name: 'On this device' }).check();
  await page.getByRole('radiogroup', { name: 'Number of seats' }).getByRole('radio', { name: '1' }).check();
  await page.getByLabel('Round limit', { exact: true }).selectOption('12 rounds');
  for (const option of ['Bonus tokens', 'Top card of every box', 'Level-up between turns', 'Rival of the solo game'])
    await expect(page.getByLabel(option, { exact: true })).toBeVisible();
  await page.getByLabel('Bonus tokens', { exact: true }).getByRole('radio', { name: 'With tokens' }).check();
  await manners(page);
  await page.getByRole('button', { name: 'Start the match' }).first().click();
  await expect(page).toHaveURL(/\/local\//);
  return new ReckoningTable(page).ready();
}

/** The score sheet in figures: what counts, the sum, and what had to be reached. */
async function sheetOf({ page }: ReckoningTable) {
  const sheet = page.getByRole('table').filter({ hasText: 'Total' });
  const lines = await sheet.getByRole('row').evaluateAll((rows) =>
    rows.map((row) => ({
      what: row.querySelector('th')?.textContent ?? '',
      figure: Number(row.querySelector('td')?.textContent?.replace('−', '-')),
    })),
  );
  const total = lines.findIndex(({ what }) => what === 'Total');
  const sum = lines.slice(1, total).reduce((all, { figure }) => all + figure, 0);
  return { sum, total: lines[total].figure, rival: lines.find(({ what }) => what === 'Rival')?.figure ?? Number.NaN };
}

test('the shelf offers the sea to a captain alone, against a rival of two kinds', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann' });
  await page.goto('/');
  await plateOf(page, DEAD_RECKONING).getByRole('button', { name: 'Play now' }).click();
  for (const way of ['Against the rival', 'Against the hard rival']) {
    await page.getByRole('radio', { name: way, exact: true }).check();
    await expect(page.getByRole('radio', { name: 'Alone' })).toBeChecked();
    await manners(page);
  }
  await page.getByRole('button', { name: 'Sail!' }).click();
  const table = await new ReckoningTable(page).ready();
  expect(inTurn(await nextMoment(page)), 'DR-SOLO-3: the first turn is one’s own').toBe(true);
  await page.getByRole('tab', { name: /^Players/ }).click();
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: /Rival/ }).click();
  await expect(page.getByRole('dialog', { name: 'Rival' })).toContainText('18 orders to come');
  await manners(page);
  await table.page.keyboard.press('Escape');
});

test('DR-SOLO-43, DR-TABLE-9: a whole match against the rival is played on a phone by pressing what is shown, and looked at again', async ({
  visit,
}) => {
  test.setTimeout(300_000);
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'reckoning-solo' });
  const table = await setUpAlone(page);

  await test.step('a reload in the middle changes nothing', async () => {
    await sailUntil(table, (moment, decisions) => decisions > 40 && inTurn(moment));
    const before = await table.standing();
    await page.reload();
    await nextMoment(page);
    expect(await table.standing()).toEqual(before);
  });

  await sailOn(table, {
    after: async (decisions) => {
      if (decisions % 12 === 0) await manners(page);
      if (decisions % 36 !== 0) return;
      await page.setViewportSize(SMALL_PHONE);
      await manners(page);
      await page.setViewportSize(PHONE);
    },
  });

  await test.step('DR-SOLO-46: the score sheet adds up, and says what the rival had', async () => {
    await expect(table.result).toBeVisible();
    await expect(page.getByRole('table', { name: 'Points per turn' })).toBeAttached();
    await manners(page);
    const { sum, total, rival } = await sheetOf(table);
    expect(total).toBe(sum);
    await expect(table.result).toHaveText(total >= rival ? `Ann wins with ${total}` : 'Not this time');
    await expect(page.getByRole('main')).toContainText(
      /The match is over: (the round limit was|four achievements were) reached/,
    );
  });

  await test.step('the replay goes from the first position to the last', async () => {
    await page.getByRole('link', { name: 'Watch replay' }).click();
    const slider = page.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveValue('0');
    await expect(table.sea).toBeVisible();
    await manners(page);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(slider).toHaveValue('1');
    await slider.press('End');
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? 'missing');
    await manners(page);
  });
});
