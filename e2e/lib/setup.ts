/** Setting a table by hand: where, by how many, and what a game lets one choose besides. */
import type { Locator, Page } from '@playwright/test';
import { plateOf } from './harbour.ts';
import { manners } from './manners.ts';
import type { Player } from './player.ts';
import type { Table } from './table.ts';
import { expect } from './test.ts';

export interface Wish {
  readonly seats: number;
  /** Who sits in the seats but the first: bots unless told otherwise. */
  readonly others?: 'open' | 'person' | 'bot';
  readonly place?: 'Over the network' | 'On this device';
  /** Choices of the edition: their names and what is chosen. */
  readonly edition?: Readonly<Record<string, string>>;
}

/** Fills in what a game has on the form of its own. */
export type FillIn = (page: Page) => Promise<void>;

/** A switch or a choice by its name: what explains it may follow. */
export const named = (place: Page | Locator, role: 'radio' | 'switch', name: string): Locator =>
  place.getByRole(role, { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });

/** As many seats as wished for; the first player sits in the first. */
export async function fillIn(page: Page, wish: Wish): Promise<void> {
  const { seats, place = 'On this device', others = 'bot', edition = {} } = wish;
  await page.getByRole('radiogroup', { name: 'Where' }).getByRole('radio', { name: place }).check();
  await page
    .getByRole('radiogroup', { name: 'Number of seats' })
    .getByRole('radio', { name: String(seats) })
    .check();
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(others);
  const shuffle = named(page, 'switch', 'Shuffle the seats');
  if (await shuffle.isVisible()) await shuffle.uncheck();
  for (const [name, value] of Object.entries(edition)) await choose(page, name, value);
}

/** Two values stand side by side, more hang in a list. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByLabel(name, { exact: true });
  if ((await field.getAttribute('role')) === 'radiogroup') await field.getByRole('radio', { name: value }).check();
  else await field.selectOption(value);
}

const toTheForm = async (page: Page, game: Player): Promise<void> => {
  await page.goto('/');
  await plateOf(page, game).getByRole('link', { name: 'Set a table' }).click();
};

/** From the harbour to the first decision of a match on this device. */
export async function setUp<T extends Table>(page: Page, game: Player<T>, fill: FillIn): Promise<T> {
  await toTheForm(page, game);
  await fill(page);
  await page.getByRole('button', { name: 'Start the match' }).first().click();
  await expect(page).toHaveURL(/\/local\//);
  return game.table(page);
}

export interface OpenTable {
  readonly code: string;
  readonly path: string;
}

/** The host opens a private table; its code and its link lead there. */
export async function openTable(page: Page, game: Player, fill: FillIn): Promise<OpenTable> {
  await toTheForm(page, game);
  await manners(page);
  await fill(page);
  await page.getByRole('radio', { name: 'Keep waiting' }).check();
  await page.getByRole('button', { name: 'Open the table' }).first().click();
  await expect(page.getByRole('heading', { name: 'Table code' })).toBeVisible();
  await manners(page);
  const code = await page
    .getByRole('main')
    .getByText(/^[A-Z0-9]{8}$/)
    .innerText();
  return { code, path: new URL(page.url()).pathname };
}

/** The same for two people, with nothing chosen besides. */
export const openForTwo = (page: Page, game: Player): Promise<OpenTable> =>
  openTable(page, game, (form) => fillIn(form, { seats: 2, others: 'open', place: 'Over the network' }));

/** A friend types the code and sits down. */
export async function joinTable(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Table code').fill(code.toLowerCase());
  // Open tables have a button of the same name.
  await page.locator('form').getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('button', { name: 'Sit here' }).click();
}
