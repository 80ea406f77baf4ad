import { nextWord } from '../../../e2e/lib/coach.ts';
import { unfold } from '../../../e2e/lib/setup.ts';
import { expect, SMALL_PHONE, test } from '../../../e2e/lib/test.ts';

test('the lesson on an expansion is one tap from where the expansion is chosen', async ({ visit }) => {
  const page = await visit({ size: SMALL_PHONE, name: 'Ann' });
  await page.goto('/new/port-royal');
  const lessons = page.getByTestId('lessons');
  await expect(page.getByTestId('preset:everything')).toBeVisible();
  await expect(lessons).toBeHidden();
  await page.getByTestId('preset:everything').check();
  await expect(lessons.getByRole('link')).toHaveCount(3);
  await unfold(page, 'play');
  await page.getByTestId('play').getByTestId('contractsCoop').check();
  await expect(lessons.getByTestId('learn:contractsCoop')).toBeVisible();
  await unfold(page, 'modules');
  await page.getByTestId('learn:gambler').last().click();
  await expect(page).toHaveURL(/\/learn\/port-royal\/gambler$/);
  await nextWord(page);
});
