import { onShelf } from '@broadside/shelf';
import type { Page, ViewportSize } from '@playwright/test';
import { GAMES } from './lib/games.ts';
import { manners } from './lib/manners.ts';
import { unfold } from './lib/setup.ts';
import { DESK, expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

const SIZES: readonly ViewportSize[] = [
  SMALL_PHONE,
  PHONE,
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  DESK,
  { width: 1920, height: 1080 },
];

const presetsOf = (game: string) => onShelf(game)?.guide.presets ?? [];

/** The words on the form, without what only links and titles hold. */
const wordsOn = (page: Page): Promise<string> => page.getByRole('main').innerText();

for (const game of GAMES)
  test(`every preset of ${game.title} is a table after two taps`, async ({ visit }) => {
    const page = await visit({ size: PHONE, name: 'Ann' });
    for (const { kind } of presetsOf(game.id))
      await test.step(kind, async () => {
        await page.goto(`/new/${game.id}`);
        await page.getByTestId(`preset:${kind}`).check();
        await expect(page.getByTestId('changed')).toHaveText('nothing changed');
        await page.getByTestId('start').click();
        await expect(page).toHaveURL(kind === 'alone' ? /\/local\// : /\/table\//);
        if (kind !== 'alone') await expect(page.getByTestId('code')).toBeVisible();
      });
  });

for (const locale of ['en', 'ru', 'uk'] as const)
  test(`the button that opens the table is in sight on every screen, folded and unfolded, in ${locale}`, async ({
    visit,
  }) => {
    const page = await visit({ name: 'Ann', locale });
    for (const { id } of GAMES) {
      await page.goto(`/new/${id}`);
      await expect(page.getByTestId('start')).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        await expect(page.getByTestId('start')).toBeInViewport({ ratio: 1 });
        await expect(page.getByTestId('who')).toBeInViewport({ ratio: 1 });
        await manners(page);
      }
      await unfold(page);
      expect(await wordsOn(page), 'ids of clauses are for links').not.toMatch(/\b[A-Z][A-Z0-9]-[A-Z]+-\d/);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(page.getByTestId('start')).toBeInViewport({ ratio: 1 });
        await manners(page);
      }
    }
  });

test('a bot gets a style beside its level, its Elo is said, and the room names both', async ({ visit }) => {
  const [{ id }] = GAMES;
  const page = await visit({ size: PHONE, name: 'Ann' });
  await page.goto(`/new/${id}`);
  await unfold(page, 'seats');
  await expect(page.getByText(/^About \d+ Elo above the deckhand/)).toBeVisible();
  await page.getByTestId(/^style:/).selectOption('careful');
  await expect(page.getByText('would rather have less than lose it')).toBeVisible();
  await manners(page);
  await page.getByTestId('start').click();
  await expect(page.getByText('Sailor · Careful')).toBeVisible();
});

test('a changed table says what was changed, a preset pressed again undoes it, and last time is one tap away', async ({
  visit,
}) => {
  const [{ id }] = GAMES;
  const page = await visit({ size: PHONE, name: 'Ann' });
  await page.goto(`/new/${id}`);
  await expect(page.getByTestId('who')).toHaveText('You, 2 friends by link, 1 bot. You get the link at once.');
  await unfold(page, 'manners');
  await page.getByTestId('undo').getByTestId('never').check();
  await expect(page.getByTestId('changed')).toHaveText('changed: table manners');
  await expect(page.getByTestId('preset:friends')).toBeChecked();
  await page.getByTestId('preset:friends').click();
  await expect(page.getByTestId('changed')).toHaveText('nothing changed');

  await page.getByTestId('preset:alone').check();
  await page.getByTestId('undo').getByTestId('never').check();
  await page.getByTestId('start').click();
  await expect(page).toHaveURL(/\/local\//);
  await page.goto(`/new/${id}`);
  await page.getByTestId('last').click();
  await expect(page.getByTestId('preset:alone')).toBeChecked();
  await expect(page.getByTestId('changed')).toHaveText('changed: table manners');
});
