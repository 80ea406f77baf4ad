/** The harbour as a visitor knows it: the games on the shelf, and the ways from there to a table. */
import type { Locator, Page } from '@playwright/test';
import type { Player } from './player.ts';
import type { Table } from './table.ts';
import { expect } from './test.ts';

/** A game on the shelf: its cover, its facts, and what can be done with it. */
export const plateOf = (page: Page, { id }: Pick<Player, 'id'>): Locator =>
  page.getByRole('article').and(page.getByTestId(id));

export interface Sailing {
  readonly opponents?: number;
  /** Another way to play than the first that is offered, by its id. */
  readonly way?: string;
}

/**
 * The second tap, when the button is awake: while the sheet grows it may come under the finger that has opened it, and does not
 * answer for a moment then.
 */
export async function sail(page: Page): Promise<void> {
  const button = page.getByTestId('sail');
  await expect(button).not.toHaveAttribute('data-guarded');
  await button.click();
}

/** Two taps, and a match against bots on this device is under way; more for another number of them, or another way. */
export async function playNow<T extends Table>(page: Page, game: Player<T>, choices: Sailing = {}): Promise<T> {
  const { way, opponents } = choices;
  await page.goto('/');
  await plateOf(page, game).getByTestId('play').click();
  if (way !== undefined) await page.getByTestId('way').getByTestId(way).check();
  if (opponents !== undefined) await page.getByTestId('others').getByTestId(String(opponents)).check();
  await sail(page);
  return game.table(page).ready();
}

/** Several people with one device between them. */
export async function passAround<T extends Table>(page: Page, names: readonly string[], game: Player<T>): Promise<T> {
  await page.goto('/');
  await page.getByTestId('pass-around').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByTestId('game').selectOption(game.id);
  for (const [at, name] of names.entries()) await sheet.getByTestId(`player:${at}`).fill(name);
  await sail(page);
  return game.table(page);
}
