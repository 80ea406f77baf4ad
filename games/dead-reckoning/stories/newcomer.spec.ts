import type { Locator } from '@playwright/test';
import { manners } from '../../../e2e/lib/manners.ts';
import { barOffers, nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { expect, PHONE, SMALL_PHONE, test } from '../../../e2e/lib/test.ts';
import { inTurn } from './lib/tastes.ts';
import { makeReady, sailAlone } from './lib/voyage.ts';

/** Runs in the page: every sign and every line of a card that is seen lies within it, and it within the screen. */
const strayParts = (card: Locator): Promise<readonly string[]> =>
  card.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const out = (box: DOMRect): boolean =>
      box.left < frame.left - 1 ||
      box.right > frame.right + 1 ||
      box.top < frame.top - 1 ||
      box.bottom > frame.bottom + 1;
    const seen = [...element.querySelectorAll('svg, b, span')].filter(
      (part) => part.checkVisibility() && part.closest('[class*="portrait"]') === null,
    );
    const stray = seen.filter((part) => out(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 80));
    return frame.bottom > innerHeight ? ['the card itself', ...stray] : stray;
  });

for (const size of [PHONE, SMALL_PHONE])
  test(`a card says on a phone of ${size.width} by ${size.height} what it does, and is played by its verb alone`, async ({
    visit,
  }) => {
    const page = await visit({ size, name: 'Ann', seed: 'reckoning-taps' });
    const table = await sailAlone(page);
    await nextMoment(page);
    const hand = table.hand.getByTestId(/^hand:/);
    await expect(hand).toHaveCount(4);
    await expect(table.hand).toContainText(/cargo to the dock|influence|sail/);
    for (const card of await hand.all()) expect(await strayParts(card)).toEqual([]);

    await hand.first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('level 1 of 4, in your hand');
    await expect(sheet).toContainText('Sleeved advancements');
    await expect(sheet.getByTestId(/^play\./)).toBeInViewport({ ratio: 1 });
    await manners(page);
    await sheet.getByTestId('back').click();
    await expect(hand, 'the tap that wanted to read played nothing').toHaveCount(4);

    await table.playFirst();
    await expect(hand).toHaveCount(3);
    await page.getByTestId('tab:played').click();
    await expect(table.played.getByTestId(/^play:/)).toHaveCount(1);
    await manners(page);
  });

test('the whole sea is what a phone shows first, and a closer look has a map that covers nothing', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'reckoning-taps' });
  const table = await sailAlone(page);
  await nextMoment(page);
  for (const tile of await table.sea.getByTestId(/^tile:/).all()) await expect(tile).toBeInViewport({ ratio: 0.99 });
  await page.getByTestId('near').click();
  const map = page.getByTestId('map');
  await expect(map.locator('svg'), 'both ships are on the map').toHaveCount(2);
  const [mapBox, seaBox] = [await map.boundingBox(), await page.getByTestId('closer').boundingBox()];
  if (!mapBox || !seaBox) throw new Error('there is no map beside the sea');
  expect(mapBox.x + mapBox.width).toBeLessThanOrEqual(seaBox.x);
  await manners(page);
  await page.getByTestId('whole').click();
  await expect(map).toBeHidden();
});

test('the verbs of a turn keep their places and say in a few words why not yet', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'reckoning-taps' });
  const table = await sailAlone(page);
  await nextMoment(page);
  const places = async (): Promise<string[]> =>
    (await table.bar.getByRole('button').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id ?? '')))
      .map((id) => id.split('.')[0])
      .slice(0, 4);
  expect(await places()).toEqual(['raise', 'sail', 'goods', 'buy']);
  await expect(table.verb('raise')).toHaveText(/^Raise \d sails?/);
  await expect(table.verb('sail')).toHaveAttribute('aria-disabled', 'true');
  await expect(table.verb('sail')).toHaveAccessibleDescription('raise sails first');
  await expect(table.verb('buy')).toHaveAccessibleDescription('no card here');

  await table.press('raise');
  await expect(table.verb('raise')).toHaveAccessibleDescription('once a turn');
  expect(await places()).toEqual(['raise', 'sail', 'goods', 'buy']);
  await expect(table.verb('end')).toBeInViewport({ ratio: 1 });
});

test('DR-BSHIP-7: the result of a battle stays until it is put away, step by step, and is shown again when asked for', async ({
  visit,
}) => {
  const page = await visit({ size: SMALL_PHONE, name: 'Ann', seed: 'reckoning-solo' });
  const table = await sailAlone(page);
  await makeReady(table);
  await playUntil(table, (moment) => barOffers(moment, 'fire'));
  await playUntil(table, inTurn);
  const result = page.getByTestId('battle-result');
  const words = result.getByTestId('step-words');
  await expect(words).toContainText(/^5\. Strength/);
  await expect(words).toContainText(/battle/);
  await manners(page);
  await result.getByTestId('step-back').click();
  await expect(words).toContainText(/^4\. Damage/);
  await result.getByTestId('step-first').click();
  await expect(words).toContainText(/^1\. Explosions/);

  await result.getByTestId('to-sea').click();
  await expect(result).toBeHidden();
  await page.reload();
  await table.ready();
  await expect(table.sea, 'it stays put away').toBeVisible();
  await page.getByTestId('tab:ship').click();
  await page.getByTestId('last-battle').click();
  await expect(words).toContainText(/^5\. Strength/);
  await result.getByTestId('to-sea').click();
  await expect(result).toBeHidden();
});
