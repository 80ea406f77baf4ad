/** Setting a table by hand: where, by how many, and what a game lets one choose besides. */
import type { Page } from '@playwright/test';
import { plateOf } from './harbour.ts';
import { manners } from './manners.ts';
import type { Player } from './player.ts';
import type { Table } from './table.ts';
import { expect } from './test.ts';

export interface SetupChoices {
  readonly seats: number;
  /** Who sits in the seats but the first: bots by default. */
  readonly others?: 'open' | 'person' | 'bot';
  readonly place?: 'online' | 'device';
  /** Options of the game by their ids, and what is chosen. */
  readonly edition?: Readonly<Record<string, string>>;
}

/** Fills in what a game has on the form of its own. */
export type FillIn = (page: Page) => Promise<void>;

/** Opens all that is folded on the form, or one row of it. */
export async function unfold(page: Page, row?: string): Promise<void> {
  const rows = page.getByTestId(row === undefined ? /^fold:/ : `fold:${row}`);
  await expect(rows.first()).toBeVisible();
  for (const one of await rows.all()) if ((await one.getAttribute('aria-expanded')) === 'false') await one.click();
}

/** As many seats as chosen; the first player sits in the first. */
export async function fillIn(page: Page, choices: SetupChoices): Promise<void> {
  const { seats, place = 'device', others = 'bot', edition = {} } = choices;
  await unfold(page);
  await page.getByTestId('place').getByTestId(place).check();
  await page.getByTestId('seats').getByTestId(String(seats)).check();
  for (let seat = 1; seat < seats; seat++) await page.getByTestId(`seat:${seat}`).selectOption(others);
  const shuffle = page.getByTestId('shuffle');
  if (await shuffle.isVisible()) await shuffle.uncheck();
  for (const [option, value] of Object.entries(edition)) await choose(page, option, value);
}

/** Two values stand side by side, more hang in a list. */
export async function choose(page: Page, option: string, value: string): Promise<void> {
  const field = page.getByTestId(option);
  if ((await field.getAttribute('role')) === 'radiogroup') await field.getByTestId(value).check();
  else await field.selectOption(value);
}

const toTheForm = async (page: Page, game: Player): Promise<void> => {
  await page.goto('/');
  await plateOf(page, game).getByTestId('set').click();
};

/** From the harbour to the first decision of a match on this device. */
export async function setUp<T extends Table>(page: Page, game: Player<T>, fill: FillIn): Promise<T> {
  await toTheForm(page, game);
  await fill(page);
  await page.getByTestId('start').click();
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
  await unfold(page, 'manners');
  await page.getByTestId('absence').getByTestId('null').check();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('code')).toBeVisible();
  await manners(page);
  const code = (await page.getByTestId('code').innerText()).replace(/\s/g, '');
  return { code, path: new URL(page.url()).pathname };
}

/** The same for two people, with nothing chosen besides. */
export const openForTwo = (page: Page, game: Player): Promise<OpenTable> =>
  openTable(page, game, (form) => fillIn(form, { seats: 2, others: 'open', place: 'online' }));

/** A friend types the code and sits down. */
export async function joinTable(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByTestId('code').fill(code.toLowerCase());
  await page.getByTestId('join').click();
  await page.getByTestId('sit').click();
}
