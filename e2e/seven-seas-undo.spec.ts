import type { Page } from '@playwright/test';
import { passAround } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { type CharacterName, mayThrow, SEVEN_SEAS, SeasTable, sailUntil } from './lib/sevenSeas.ts';
import { expect, PHONE, test } from './lib/test.ts';

const BARRIER = /cannot be taken back: something new has come to light/;

async function takeOver(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `${name} is next` })).toBeFocused();
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await nextMoment(page);
}

test('S7-ROUND-2: a secret choice may be taken back before the others act, a throw may not', async ({ visit }) => {
  const page = await visit({ size: PHONE, seed: 'seas-undo' });
  await passAround(page, ['Ann', 'Bob'], SEVEN_SEAS);
  const table = new SeasTable(page);
  const choose = async (name: string, character: CharacterName): Promise<void> => {
    await takeOver(page, name);
    await table.choose(character);
  };

  await test.step('Ann chooses, takes it back and chooses again', async () => {
    await choose('Ann', 'Shipwright');
    await expect(page.getByRole('heading', { level: 1, name: 'Bob is next' })).toBeFocused();
    expect(await page.getByRole('main').innerText(), 'nothing is told').not.toContain('Shipwright');
    await manners(page);
    await page.getByRole('button', { name: 'Ann: undo the last step' }).click();
    await nextMoment(page);
    await expect(table.stage.getByText('0 of 2 have chosen')).toBeVisible();
    expect((await table.log()).at(-1)).toBe('Ann took something back.');
    await table.choose('Captain');
  });

  await test.step('Bob does not learn of either choice', async () => {
    await takeOver(page, 'Bob');
    expect((await table.log()).join()).not.toMatch(/Shipwright|Captain/);
    await table.choose('Cartographer');
  });

  await test.step('the dice have fallen: nobody throws them again, and the reason is seen', async () => {
    await sailUntil(table, mayThrow);
    const undo = page.getByRole('button', { name: /^Undo/ }).filter({ visible: true });
    await table.press(/^Throw the dice/);
    const name = await thrower(table);
    if (name !== undefined) await takeOver(page, name);
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await undo.click({ force: true });
    await expect(page.getByRole('region', { name: 'Notices' }).getByText(BARRIER)).toBeVisible();
    await expect.poll(() => table.hasThrow()).toBe(true);
  });
});

/** Whoever is asked next behind a curtain, if the device changes hands. */
async function thrower({ page }: SeasTable): Promise<string | undefined> {
  const moment = await nextMoment(page);
  if (moment.at !== 'curtain') return undefined;
  return (await page.getByRole('heading', { level: 1 }).innerText()).replace(/ is next$/, '');
}
