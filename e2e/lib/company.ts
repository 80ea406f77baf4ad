/** People who meet at an online table; where that is not tested, the page's own session sets, joins and starts it. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Player } from './player.ts';
import type { Table } from './table.ts';
import { expect } from './test.ts';

interface TableInfo {
  readonly id: string;
  readonly code: string;
}

/** Asks the server as the page itself would, with its session. */
async function ask<T>({ request }: BrowserContext, path: string, data: unknown = {}): Promise<T> {
  const response = await request.post(`/api${path}`, { data });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

export interface Manners {
  /** Seconds until a bot stands in for somebody who is away. */
  readonly absence?: number;
  /** Whether anybody may ask what a choice is worth. */
  readonly hints?: boolean;
  /** What is played, and how. */
  readonly options?: Player['options'];
}

/** A private table for two. */
const settingsOf = ({ id, options: usual }: Player, { absence, hints, options }: Manners) => ({
  game: id,
  options: { ...usual, ...options },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  watchers: true,
  undo: 'free',
  absence: absence ?? null,
  shuffle: false,
  odds: true,
  ...(hints === undefined ? {} : { hints }),
});

/** Known to the server by the name that the browser has kept. */
async function introduce(context: BrowserContext): Promise<void> {
  const { origins } = await context.storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'broadside.name');
  if (kept) await ask(context, '/me', { name: JSON.parse(kept.value) });
}

/** The host and a friend sit down, and the match begins: with the host's turn, where that can be chosen. */
export async function meet<T extends Table>(
  host: Page,
  friend: Page,
  game: Player<T>,
  manners: Manners = {},
): Promise<readonly [T, T]> {
  const [mine, theirs] = [host.context(), friend.context()];
  for (const context of [mine, theirs]) await introduce(context);
  const { id } = await ask<TableInfo>(mine, '/tables', settingsOf(game, manners));
  await ask(theirs, `/tables/${id}/sit`);
  await ask(mine, `/tables/${id}/start`);
  const tables = [game.table(host), game.table(friend)] as const;
  for (const table of tables) {
    await table.page.goto(`/table/${id}`);
    await table.ready();
  }
  return tables;
}
