import { decideByKeys, focused, playByKeys, tabTo } from '../../../e2e/lib/keys.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, test } from '../../../e2e/lib/test.ts';
import { hasOver, sensible } from './lib/tastes.ts';
import { player } from './player.ts';

test('a match is finished with the keyboard alone, and the focus is never lost', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await tabTo(page, 'play');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('sail')).toBeFocused();
  await page.keyboard.press('Enter');
  const table = await player.table(page).ready();

  await test.step('the question mark opens the help, Escape closes it', async () => {
    await nextMoment(page);
    await tabTo(page, 'menu');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').and(page.getByTestId('help'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await focused(page)).toBe('menu');
  });

  await test.step('arrows go from card to card, Enter shows one large', async () => {
    for (let decisions = 0; ; decisions++) {
      const moment = await nextMoment(page);
      if (hasOver(moment, 1)) break;
      if (!('verbs' in moment)) throw new Error('the match was over too soon');
      await decideByKeys(page, moment, decisions, sensible);
    }
    const [first, second] = (await table.harbour.getByRole('button').all()).slice(0, 2);
    const [title] = ((await first.getAttribute('aria-label')) ?? '').split('. ');
    const within = await table.harbour.evaluate((zone) =>
      [...zone.querySelectorAll('button')].find(({ tabIndex }) => tabIndex === 0)?.getAttribute('data-id'),
    );
    await tabTo(page, within ?? 'missing');
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    // While cards are taken the first press only says what taking it means.
    if (!(await page.getByRole('dialog').isVisible())) await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
  });

  const { lost } = await playByKeys(page, sensible);
  expect(lost).toEqual([]);
  await expect(table.result).toBeVisible();
  await tabTo(page, 'replay');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider')).toBeVisible();
});
