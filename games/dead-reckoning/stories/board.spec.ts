import type { Locator } from '@playwright/test';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import type { ReckoningTable } from './lib/table.ts';
import { inTurn, isFitting, trader } from './lib/tastes.ts';
import { makeReady, sailAlone } from './lib/voyage.ts';

const BARRIER = /cannot be undone: something new has been revealed/;

/** Cargo that lies in the holds. */
const loaded = ({ ship }: ReckoningTable): Locator => ship.getByTestId('cargo');

/** One step back; the bar asks again. */
async function takeBack({ undo, page }: ReckoningTable): Promise<void> {
  await undo.click();
  await nextMoment(page);
}

/** From the middle of one thing to the middle of another, with the button held. */
async function drag({ page }: ReckoningTable, from: Locator, to: Locator): Promise<void> {
  const middles = [];
  for (const place of [from, to]) {
    const box = await place.boundingBox();
    if (!box) throw new Error('there is nothing to drag');
    middles.push([box.x + box.width / 2, box.y + box.height / 2] as const);
  }
  await page.mouse.move(...middles[0]);
  await page.mouse.down();
  await page.mouse.move(...middles[1], { steps: 6 });
  await page.mouse.up();
}

test('DR-TURN-3: a turn is played by taps on the board, each taken back by one undo, and all of them by one restart', async ({
  visit,
}) => {
  const page = await visit({ name: 'Ann', seed: 'reckoning-taps' });
  const table = await sailAlone(page);
  await nextMoment(page);
  const hand = table.hand.getByTestId(/^hand:/);
  const played = table.played.getByTestId(/^play:/);

  await test.step('ending now would waste something, and the board says so', async () => {
    await expect(table.verb('end')).toHaveAccessibleDescription(/sails not raised, 4 cards in hand/);
  });

  await test.step('a tap opens a card and plays nothing; its verb plays it', async () => {
    await expect(hand).toHaveCount(4);
    await hand.first().click();
    await expect(page.getByRole('dialog')).toContainText('Sleeved advancements');
    await page.getByTestId('back').click();
    await expect(hand).toHaveCount(4);
    await table.playFirst();
    await expect(hand).toHaveCount(3);
    await expect(played).toHaveCount(1);
    await takeBack(table);
    await expect(hand).toHaveCount(4);
    await expect(played).toHaveCount(0);
  });

  await test.step('goods go aboard by two taps, and by dragging', async () => {
    const dock = table.ship.getByTestId('dock');
    await expect(loaded(table)).toHaveCount(0);
    await dock.click();
    await table.ship.getByTestId('here').first().click();
    await expect(loaded(table)).toHaveCount(1);
    await takeBack(table);
    await expect(loaded(table)).toHaveCount(0);
    await drag(table, dock, table.ship.locator('[data-drop^="cell"]').first());
    await expect(loaded(table)).toHaveCount(1);
    await takeBack(table);
    await expect(loaded(table)).toHaveCount(0);
  });

  await test.step('a tap on a tile sails there', async () => {
    await expect(table.inReach()).toHaveCount(0);
    await table.press('raise');
    await expect(table.inReach()).not.toHaveCount(0);
    const tile = table.row(1).and(table.inReach(1)).first();
    const name = (await tile.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await tile.click();
    await expect(table.tileWith(0)).toHaveAccessibleName(new RegExp(`^${name}`));
    await takeBack(table);
    await expect(table.tileWith(0)).toHaveCount(0);
    await takeBack(table);
    await expect(table.inReach()).toHaveCount(0);
  });

  await test.step('a turn of many taps begins anew with one', async () => {
    await table.playFirst();
    await expect(hand).toHaveCount(3);
    await table.playFirst();
    await expect(hand).toHaveCount(2);
    await table.press('raise');
    await expect(table.inReach()).not.toHaveCount(0);
    await table.restart.click();
    await expect(hand).toHaveCount(4);
    await expect(played).toHaveCount(0);
    await expect(table.inReach()).toHaveCount(0);
  });

  await test.step('DR-MOVE-7: what was explored stays explored, and the reason is seen', async () => {
    await table.press('raise');
    await table.row(2).and(table.inReach(2)).first().click();
    await expect(table.tileWith(0)).toHaveAccessibleName(/^(?!Unexplored).*, row 2/);
    await nextMoment(page);
    await expect(table.undo).toHaveAttribute('aria-disabled', 'true');
    await table.undo.click({ force: true });
    await expect(page.getByTestId('notices').getByText(BARRIER)).toBeVisible();
  });
});

test('DR-SLEEVE-1: an advancement is seen in the sleeve before it is fitted, and taken out again', async ({
  visit,
}) => {
  const page = await visit({ name: 'Ann', seed: 'reckoning-sleeve' });
  const table = await sailAlone(page);
  await test.step('what lies at the dock goes aboard, and pays for a card', async () => {
    await makeReady(table);
    await playUntil(table, isFitting, trader);
  });

  const sleeved = async (): Promise<number> =>
    (await table.log()).filter((line) => line.startsWith('You sleeved an advancement')).length;
  const before = await sleeved();
  const crew = table.played.getByTestId(/^sleeve:/);
  await expect(crew.first(), 'the card as it would be').toBeVisible();
  await crew.first().click();
  await expect.poll(sleeved).toBe(before + 1);
  // With something left to fit the step goes on; without, new cards have been drawn.
  if (isFitting(await nextMoment(page))) {
    await takeBack(table);
    expect((await table.log()).at(-1)).toBe('You undid a move.');
    await expect(crew.first()).toBeVisible();
  } else await expect(table.undo).toHaveAttribute('aria-disabled', 'true');
  await playUntil(table, inTurn);
});
