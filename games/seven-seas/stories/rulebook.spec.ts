import { openFigures } from '../../../e2e/lib/figures.ts';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { choiceOf, mayChoose } from './lib/tastes.ts';
import { player } from './player.ts';

test('the figures that were reconstructed are named, and whose proposal they are', async ({ visit }) => {
  const page = await visit();
  await expect((await openFigures(page, player)).getByText('reconstructed').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where the figures come from' })).toContainText('our own proposal');
});

test('S7-ROUND-3: a character that lies on the table says why, and its rule is one click away', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'seas-rules' });
  const table = await playNow(page, player);
  await nextMoment(page);
  await table.choose('cartographer');
  await table.press('draw');
  for (;;) {
    const moment = await nextMoment(page);
    if (mayChoose(moment)) break;
    await table.bar
      .getByTestId(/^(leave|noGift|end|send|keep|keepAll|protect)\b/)
      .first()
      .click();
  }
  await table.press('choose');
  const sheet = page.getByRole('dialog');
  await sheet.getByTestId(choiceOf('cartographer')).click({ force: true });
  await page.getByTestId('rule:S7-ROUND-3').click();
  await expect(page.locator('[data-place="S7-ROUND-3"]')).toBeInViewport();
  await expect(page.locator('[data-place="S7-ROUND-3"]')).toBeFocused();
  await manners(page);
});
