/** The harbour as a visitor knows it: by what stands on buttons and headings. */
import type { Locator, Page } from '@playwright/test';
import type { Player } from './player.ts';
import type { Table } from './table.ts';

type Titled = Pick<Player, 'title'>;

/** A game on the shelf: its cover, its facts, and what can be done with it. */
export const plateOf = (page: Page, { title }: Titled): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export interface Sailing {
  readonly opponents?: number;
  /** Another way to play than the first that is offered. */
  readonly way?: string;
}

/** Two taps, and a match against bots on this device is under way; more for another number of them, or another way. */
export async function playNow<T extends Table>(page: Page, game: Player<T>, wish: Sailing = {}): Promise<T> {
  const { way, opponents } = wish;
  await page.goto('/');
  await plateOf(page, game).getByRole('button', { name: 'Play now' }).click();
  if (way !== undefined) await page.getByRole('radio', { name: way, exact: true }).check();
  if (opponents !== undefined) await page.getByRole('radio', { name: String(opponents), exact: true }).check();
  await page.getByRole('button', { name: 'Sail!' }).click();
  return game.table(page).ready();
}

/** Several people with one device between them. */
export async function passAround<T extends Table>(page: Page, names: readonly string[], game: Player<T>): Promise<T> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play on this device' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who is playing?' });
  await sheet.getByLabel('Game').selectOption({ label: game.title });
  for (const [at, name] of names.entries()) await sheet.getByLabel(`Player ${at + 1}`).fill(name);
  await sheet.getByRole('button', { name: 'Sail!' }).click();
  return game.table(page);
}
