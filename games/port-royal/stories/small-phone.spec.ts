import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { expect, SMALL_PHONE, test } from '../../../e2e/lib/test.ts';
import { hasOver } from './lib/tastes.ts';
import { player } from './player.ts';

test('a table of five has room on the smallest phone, in every language', async ({ visit }) => {
  const page = await visit({ size: SMALL_PHONE, name: 'Bartholomew the Younger' });
  const table = await playNow(page, player, { opponents: 4 });
  await playOn(table, {
    until: (moment, decisions) => decisions > 20 && hasOver(moment, 1),
    after: async (decisions) => {
      if (decisions % 4 === 0) await manners(page);
    },
  });
  for (const language of ['Русский', 'Українська', 'English']) {
    await page.getByTestId('menu').click();
    await page.getByRole('dialog').getByRole('radio', { name: language }).check();
    await manners(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await manners(page);
  }
});
