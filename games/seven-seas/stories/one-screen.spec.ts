import type { Page } from '@playwright/test';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { barOffers } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { expect, SMALL_PHONE, test } from '../../../e2e/lib/test.ts';
import { choiceOf, mayChoose, RAIDER, TRADER } from './lib/tastes.ts';
import { player } from './player.ts';

/** The buttons in ink, wherever they stand: what is most likely meant. */
const mainButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.background = 'var(--ink)';
    document.body.append(probe);
    const ink = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('main button, [data-id="actions"] button')]
      .filter((button) => button.checkVisibility() && getComputedStyle(button).backgroundColor === ink)
      .map(({ dataset, innerText }) => dataset.id ?? innerText);
  });

test('S7-MARK-3: a character is chosen on one screen of the smallest phone, by one main button, with its warnings in the list too', async ({
  visit,
}) => {
  const page = await visit({ size: SMALL_PHONE, name: 'Ann', seed: 'seas-look' });
  const table = await playNow(page, player, { opponents: 3 });
  await playUntil(table, mayChoose, RAIDER);
  await table.middle.getByTestId('character:captain').click();
  expect(await mainButtons(page)).toEqual([choiceOf('captain')]);
  const details = table.middle.getByRole('status');
  for (const part of [table.middle.getByTestId(choiceOf('captain')), details.getByRole('listitem').last()])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(details).toContainText('free to sail');
  await expect(details).toContainText('Can choose it too: Inés');
  await expect(table.middle.getByTestId('character:merchant')).toContainText('no goods');

  await table.press('choose');
  const listed = page.getByRole('dialog').getByTestId(choiceOf('merchant'));
  await expect(listed).toContainText('!');
  await expect(listed).toContainText('only a Black Mark');
  await manners(page);
});

test('loot and sales are answered in one place, and say what they cost', async ({ visit }) => {
  const page = await visit({ size: SMALL_PHONE, name: 'Ann', seed: 'seas-look' });
  const table = await playNow(page, player);
  await playUntil(table, (moment) => barOffers(moment, 'keepAll'), RAIDER);
  expect(await mainButtons(page)).toEqual(['keepAll']);
  await expect(table.verb('keepAll')).toContainText(/ships? stays? free|keeps 0 ships free/);
  await expect(table.verb('leave')).toContainText(/ships? stays? free|keeps 0 ships free/);
  await manners(page);
  await playUntil(table, (moment) => barOffers(moment, 'sellAll'), TRADER);
  expect(await mainButtons(page)).toHaveLength(1);
  await expect(table.verb('sellAll')).toContainText(/\d+ → \d+ chest/);
  await manners(page);
});
