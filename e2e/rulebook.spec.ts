import { openFigures } from './lib/figures.ts';
import { GAMES, WITH_CARDS } from './lib/games.ts';
import { plateOf } from './lib/harbour.ts';
import { manners, rest } from './lib/manners.ts';
import { soundHere } from './lib/sound.ts';
import { expect, PHONE, test } from './lib/test.ts';

for (const game of GAMES)
  test(`the rulebook of ${game.title} has an address for every clause, is searched, and its figures say where they come from`, async ({
    visit,
  }) => {
    const { id, title, lookup } = game;
    const page = await visit({ theme: 'auto' });
    const clause = (name: string) => page.locator(`[data-place="${name}"]`);

    await test.step('from the shelf by the page that tells how to play to a section by the contents', async () => {
      await page.goto('/');
      await plateOf(page, game).getByTestId('rules').click();
      await expect(page).toHaveURL(new RegExp(`/rules/${id}$`));
      await expect(page.getByRole('heading', { level: 1, name: `${title}: the rulebook` })).toBeVisible();
      await page.getByTestId('rules').click();
      const section = page.getByTestId('contents').getByRole('link').last();
      await test.step('the contents stay where their reader has moved them', async () => {
        await section.scrollIntoViewIfNeeded();
        await rest(page, ['contents']);
        await expect(section).toBeInViewport();
      });
      const name = (await section.innerText()).trim();
      await section.click();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    });

    await test.step('what is looked for is all that is left, and counted', async () => {
      await page.getByRole('searchbox').fill(lookup.words);
      await expect(page.getByRole('status').filter({ hasText: /^\d+ passages? found$/ })).toBeVisible();
      await expect(clause(lookup.found).locator('mark')).not.toHaveCount(0);
      await expect(clause(lookup.left)).toHaveCount(0);
      await soundHere(page, 'rulebook', 'svg');
    });

    await test.step('how to play in one page, and every symbol', async () => {
      await page.getByTestId('page').click();
      await expect(page.getByRole('heading', { level: 2, name: 'How to play in one page' })).toBeVisible();
      await expect(page.locator('figure svg').first()).toBeVisible();
      await soundHere(page, 'how to play');
      await page.getByTestId('symbols').click();
      await expect(page.locator('dt svg').last()).toBeVisible();
      await soundHere(page, 'symbols');
    });

    await page.setViewportSize(PHONE);
    await test.step('nothing sticks out on a phone', async () => {
      await manners(page);
      await page.getByTestId('page').click();
      await expect(page.locator('figure svg').first()).toBeVisible();
      await manners(page);
    });

    await test.step('a clause by its address', async () => {
      await page.goto(`/rules/${id}/${lookup.found}`);
      await expect(clause(lookup.found)).toBeInViewport();
      await manners(page);
    });

    if (!WITH_CARDS.includes(game)) {
      await expect(page.getByTestId('figures')).toHaveCount(0);
      return;
    }
    await test.step('every figure has a source', async () => {
      const rows = (await openFigures(page, game)).locator('tbody tr');
      expect(await rows.filter({ hasText: /printed|public|reconstructed/ }).count()).toBe(await rows.count());
      await manners(page);
      // One card is drawn like the other.
      await soundHere(page, 'figures', 'tbody tr:nth-child(n + 6)');
    });
  });
