import { meet } from './lib/company.ts';
import { ANY_GAME } from './lib/games.ts';
import { manners } from './lib/manners.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('on a phone a message shows in one line with a badge until it is read, and a reaction reaches the other', async ({
  visit,
}) => {
  const desk = await visit({ name: 'Ann' });
  const phone = await visit({ name: 'Bob', size: PHONE });
  await meet(desk, phone, ANY_GAME);
  const [badge, preview] = [phone.getByTestId('unread'), phone.getByTestId('talk-preview')];
  await expect(badge).toBeHidden();

  await test.step('what is said shows above the verbs, and counts', async () => {
    for (const words of ['Ahoy there!', 'That galleon again, I swear it follows me wherever the wind may blow']) {
      await desk.getByTestId('message').fill(words);
      await desk.getByTestId('say').click();
    }
    await expect(badge).toHaveText('2');
    await expect(preview).toContainText('Ann That galleon again');
    const line = await phone.getByTestId('open-talk').boundingBox();
    const verbs = await phone.getByTestId('actions').boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((verbs?.y ?? 0) + 1);
    await manners(phone);
    // It is still unread when one comes back.
    await phone.reload();
    await expect(badge).toHaveText('2');
  });

  await test.step('whoever opens the chat has read it, and answers there', async () => {
    await phone.getByTestId('open-talk').click();
    const talk = phone.getByRole('dialog').and(phone.getByTestId('talk'));
    await expect(talk.getByText('Ahoy there!')).toBeVisible();
    await manners(phone);
    await talk.getByTestId('message').fill('Aye');
    await talk.getByTestId('say').click();
    await expect(desk.getByRole('region', { name: 'Chat' }).getByText('Aye')).toBeVisible();
    await talk.getByTestId('react:skull').click();
    await expect(desk.getByRole('region', { name: 'Chat' }).getByRole('img', { name: 'Skull' })).toBeVisible();
    await talk.getByTestId('close').click();
    await expect(badge).toBeHidden();
    await expect(preview).toBeHidden();
  });

  await test.step('a reaction stands in the line for a moment and leaves nothing to read', async () => {
    await desk.getByTestId('react:laugh').click();
    await expect(preview.getByRole('img', { name: 'Laughter' })).toBeVisible();
    await expect(badge).toBeHidden();
    await expect(preview).toBeHidden();
  });
});
