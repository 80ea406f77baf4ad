/** People who meet at an online table; where that is not tested, the page's own session sets, joins and starts it. */
import type { Page } from '@playwright/test';
import type { Player } from './player.ts';
import type { Table } from './table.ts';
import { expect } from './test.ts';

interface TableInfo {
  readonly id: string;
  readonly code: string;
}

/** Asks the server as the page itself would. */
const ask = <T>(page: Page, path: string, body: unknown = {}): Promise<T> =>
  page.evaluate(
    async ([to, content]) => {
      const response = await fetch(`/api${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: content,
      });
      if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [path, JSON.stringify(body)] as const,
  );

export interface Manners {
  /** Seconds until a bot stands in for somebody who is away. */
  readonly absence?: number;
  /** What is played, and how. */
  readonly options?: Player['options'];
}

/** A private table for two. */
const settingsOf = ({ id, options: usual }: Player, { absence, options }: Manners) => ({
  game: id,
  options: { ...usual, ...options },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  watchers: true,
  undo: 'free',
  absence: absence ?? null,
  shuffle: false,
  odds: true,
});

/** The server has received the name, not only the browser. */
const isKnown = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { me } = await (await fetch('/api/harbour')).json();
    return me.name === JSON.parse(localStorage.getItem('broadside.name') ?? 'null');
  });

/** The host and a friend sit down, and the match begins: with the host's turn, where that can be chosen. */
export async function meet<T extends Table>(
  host: Page,
  friend: Page,
  game: Player<T>,
  manners: Manners = {},
): Promise<readonly [T, T]> {
  // The session is known once it has asked for the harbour.
  for (const page of [host, friend])
    await Promise.all([page.waitForResponse((response) => response.url().endsWith('/api/harbour')), page.goto('/')]);
  for (const page of [host, friend]) await expect.poll(() => isKnown(page)).toBe(true);
  const { id } = await ask<TableInfo>(host, '/tables', settingsOf(game, manners));
  await ask(friend, `/tables/${id}/sit`);
  await ask(host, `/tables/${id}/start`);
  const tables = [game.table(host), game.table(friend)] as const;
  for (const table of tables) {
    await table.page.goto(`/table/${id}`);
    await table.ready();
  }
  return tables;
}
