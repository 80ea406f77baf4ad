import type { Locator, Page } from '@playwright/test';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { type Moment, nextMoment, offers } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { CARDS } from '../cards/table.ts';
import type { RoyalTable } from './lib/table.ts';
import { cardsIn } from './lib/tastes.ts';
import { player } from './player.ts';

const isShip = (mark: string): boolean => CARDS[Number(/^harbour:(\d+)$/.exec(mark)?.[1])]?.kind === 'ship';

/** Cards lie in the harbour, a ship that anybody can trade with among them, and one may stop. */
const mayStop = (moment: Moment): boolean => offers(moment, 'stop') && cardsIn(moment) > 1 && moment.marks.some(isShip);

/** As quick as two taps of one finger that were meant as one. */
const DOUBLE_TAP = 250;

async function tapTwice(page: Page, button: Locator): Promise<void> {
  // What has come to where the last tap was sleeps for a moment itself.
  await expect(button).not.toHaveAttribute('data-guarded');
  const box = await button.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(DOUBLE_TAP);
  await page.touchscreen.tap(x, y);
}

async function atTheStop(page: Page): Promise<RoyalTable> {
  const table = await playNow(page, player);
  await playUntil(table, mayStop);
  return table;
}

test('a double tap on stop does not end the turn', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  const table = await atTheStop(page);
  const places = async (): Promise<unknown> => {
    const verbs = await Promise.all(['draw', 'stop', 'take', 'done'].map((verb) => table.verb(verb).boundingBox()));
    return verbs.map((box) => box && [Math.round(box.x), Math.round(box.y)]);
  };
  const before = await places();
  await tapTwice(page, table.verb('stop'));
  await expect(table.awake('take')).toBeVisible();
  await expect(table.awake('done')).toBeVisible();
  await expect(table.verb('draw')).toHaveAccessibleDescription('you have stopped');
  expect(await places(), 'the verbs keep their places').toEqual(before);
});

test('a double tap on finish does not answer the question it asks', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  const table = await atTheStop(page);
  await table.press('stop');
  await expect(table.awake('done')).toBeVisible();
  const turn = (await table.log()).length;
  await tapTwice(page, table.verb('done'));
  const question = page.getByRole('dialog').and(page.getByTestId('confirm'));
  await expect(question).toContainText('Finish all the same?');
  await question.getByTestId('no').click();
  await expect(table.awake('done')).toBeVisible();
  expect((await table.log()).length, 'nothing has been done').toBe(turn);
  await table.press('done');
  await question.getByTestId('yes').click();
  await expect(table.awake('done')).toBeHidden();
});

test('a card is taken where it lies: the first tap says what follows, the second shows it large', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  const table = await atTheStop(page);
  await table.press('stop');
  await nextMoment(page);
  const marks = await table.harbour
    .getByTestId(/^harbour:/)
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? ''));
  const ship = table.harbour.getByTestId(marks.find(isShip) ?? 'no ship').first();
  const callOut = page.getByTestId('call-out');
  const coins = await table.coins();

  await ship.click();
  await expect(ship).toHaveAttribute('aria-pressed', 'true');
  const promised = Number(/You will have (\d+) coin/.exec(await callOut.innerText())?.[1]);
  expect(promised).toBeGreaterThan(coins);
  await expect(table.verb('take')).toContainText(/^Take the/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await ship.click();
  await expect(page.getByRole('dialog').getByTestId(/^trade:/)).toBeVisible();
  await page.keyboard.press('Escape');

  await callOut.getByTestId('let-go').click();
  await expect(callOut).toBeHidden();
  await expect(table.verb('take')).toContainText('Take a card…');

  await ship.click();
  await callOut.getByTestId(/^trade:/).click();
  await expect.poll(() => table.coins()).toBe(promised);
  await expect(callOut).toBeHidden();
});
