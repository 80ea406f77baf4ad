/** Setting a table by hand: what is played, where, by how many, and what is shuffled in. */
import type { Locator, Page } from '@playwright/test';
import { Table } from './harbour.ts';
import { manners } from './manners.ts';
import { expect } from './test.ts';

export const PLAYS = [
  'Base game',
  'Set Sail! on its own',
  'Contracts, against each other',
  'Contracts, together',
  'Adventure, against each other',
  'Adventure, together',
  'After the Adventure',
] as const;

export interface Wish {
  readonly play: (typeof PLAYS)[number];
  readonly seats: number;
  /** Who sits in the seats but the first: bots unless told otherwise. */
  readonly others?: 'open' | 'person' | 'bot';
  readonly place?: 'Over the network' | 'On this device';
  readonly modules?: readonly string[];
  /** Chapters one after another; one alone unless told otherwise. */
  readonly campaign?: boolean;
  /** Choices of the edition: their names and what is chosen. */
  readonly edition?: Readonly<Record<string, string>>;
}

/** A switch or a choice by its name: what explains it may follow. */
const named = (place: Page | Locator, role: 'radio' | 'switch', name: string): Locator =>
  place.getByRole(role, { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });

export const playOf = (page: Page, play: Wish['play']): Locator =>
  named(page.getByRole('radiogroup', { name: 'What is played' }), 'radio', play);

export const moduleOf = (page: Page, module: string): Locator => named(page, 'switch', module);

/** As many seats as wished for; the first player sits in the first. */
export async function fillIn(page: Page, wish: Wish): Promise<void> {
  const { play, seats, place = 'On this device', others = 'bot' } = wish;
  const { modules = [], campaign = false, edition = {} } = wish;
  await playOf(page, play).check();
  await page.getByRole('radiogroup', { name: 'Where' }).getByRole('radio', { name: place }).check();
  await page
    .getByRole('radiogroup', { name: 'Number of seats' })
    .getByRole('radio', { name: String(seats) })
    .check();
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(others);
  for (const module of modules) await moduleOf(page, module).check();
  const whole = named(page, 'switch', 'As a campaign');
  if (await whole.isVisible()) await whole.setChecked(campaign);
  const shuffle = named(page, 'switch', 'Shuffle the seats');
  if (await shuffle.isVisible()) await shuffle.uncheck();
  for (const [name, value] of Object.entries(edition)) await choose(page, name, value);
}

/** Two values stand side by side, more hang in a list. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByLabel(name, { exact: true });
  if ((await field.getAttribute('role')) === 'radiogroup') await field.getByRole('radio', { name: value }).check();
  else await field.selectOption(value);
}

/** From the harbour to the first decision of a match on this device. */
export async function setUp(page: Page, wish: Wish): Promise<Table> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set a table' }).first().click();
  await fillIn(page, wish);
  await page.getByRole('button', { name: 'Start the match' }).first().click();
  await expect(page).toHaveURL(/\/local\//);
  return new Table(page);
}

/** The host opens a private table; its code and its link lead there. */
export async function openTable(page: Page, wish: Wish): Promise<{ readonly code: string; readonly path: string }> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set a table' }).first().click();
  await manners(page);
  await fillIn(page, { ...wish, place: 'Over the network' });
  await page.getByRole('radio', { name: 'We wait' }).check();
  await page.getByRole('button', { name: 'Open the table' }).first().click();
  await expect(page.getByRole('heading', { name: 'Table code' })).toBeVisible();
  await manners(page);
  const code = await page
    .getByRole('main')
    .getByText(/^[A-Z0-9]{8}$/)
    .innerText();
  return { code, path: new URL(page.url()).pathname };
}

/** A friend types the code and sits down. */
export async function joinTable(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Table code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('button', { name: 'Sit here' }).click();
}
