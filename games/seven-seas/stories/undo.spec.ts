import type { Page } from '@playwright/test';
import { passAround } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import type { SeasTable } from './lib/table.ts';
import { type CharacterName, mayThrow, RAIDER } from './lib/tastes.ts';
import { player } from './player.ts';

const BARRIER = /cannot be undone: something new has been revealed/;

async function takeOver(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `${name} is next` })).toBeFocused();
  await page.getByTestId('open').click();
  await nextMoment(page);
}

test('S7-ROUND-2: a secret choice may be taken back before the others act, a throw may not', async ({ visit }) => {
  const page = await visit({ size: PHONE, seed: 'seas-undo' });
  const table = await passAround(page, ['Ann', 'Bob'], player);
  const choose = async (name: string, character: CharacterName): Promise<void> => {
    await takeOver(page, name);
    await table.choose(character);
  };

  await test.step('Ann chooses, takes it back and chooses again', async () => {
    await choose('Ann', 'shipwright');
    await expect(page.getByRole('heading', { level: 1, name: 'Bob is next' })).toBeFocused();
    expect(await page.getByRole('main').innerText(), 'nothing is shown').not.toContain('Shipwright');
    await manners(page);
    await page.getByTestId('undo').click();
    await nextMoment(page);
    await expect(table.middle.getByText('0 of 2 have chosen')).toBeVisible();
    expect((await table.log()).at(-1)).toBe('You undid a move.');
    await table.choose('captain');
  });

  await test.step('Bob does not learn of either choice', async () => {
    await takeOver(page, 'Bob');
    expect((await table.log()).join()).not.toMatch(/Shipwright|Captain/);
    await table.choose('cartographer');
  });

  await test.step('the dice have fallen: nobody throws them again, and the reason is seen', async () => {
    await playUntil(table, mayThrow, RAIDER);
    await table.press('throw');
    const name = await thrower(table);
    if (name !== undefined) await takeOver(page, name);
    await expect(table.undo).toHaveAttribute('aria-disabled', 'true');
    await table.undo.click({ force: true });
    await expect(page.getByTestId('notices').getByText(BARRIER)).toBeVisible();
    await expect.poll(() => table.hasThrow()).toBe(true);
  });
});

/** Whoever is asked next behind a curtain, if the device changes hands. */
async function thrower({ page }: SeasTable): Promise<string | undefined> {
  const moment = await nextMoment(page);
  if (moment.at !== 'curtain') return undefined;
  return (await page.getByRole('heading', { level: 1 }).innerText()).replace(/ is next$/, '');
}
