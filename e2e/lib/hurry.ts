/** An online match in a few seconds: everybody's page plays over a WebSocket connection of its own. */

import type { Table } from './table.ts';
import { expect } from './test.ts';

/** An action as the server offers it, as far as somebody in a hurry reads it. */
export interface Act {
  readonly type: string;
  readonly card?: number;
  readonly count?: number;
}

/** What a page receives of the match. */
export type Seen = Readonly<Record<string, unknown>>;

/** What somebody does in a hurry. */
export interface Haste {
  /** The smallest rank among all that is allowed is done. */
  readonly rank: (action: Act, view: Seen) => number;
  /** Allowed for the first time, this is where one's own haste ends; else at the end of the match. */
  readonly until?: string;
}

/** The first of these kinds of actions that is allowed, and anything if none is; of one kind, the greatest number. */
export const byPreference =
  (preferences: readonly string[]): Haste['rank'] =>
  ({ type, count = 0 }) =>
    (preferences.includes(type) ? preferences.indexOf(type) : preferences.length) - count / 100;

type Choose = (legal: readonly Act[], view: Seen) => number;

/** Runs in the page; which action is taken is asked for outside. */
function playInHaste([id, ask, until]: readonly [string, string, string | undefined]): Promise<void> {
  const choose = (window as unknown as Record<string, (...seen: Parameters<Choose>) => Promise<number>>)[ask];
  return new Promise((resolve, reject) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`, 'broadside.v2');
    let done = -1;
    line.onopen = () => line.send(JSON.stringify({ type: 'watch', from: -1 }));
    line.onerror = () => reject(new Error('the connection broke'));
    line.onmessage = async ({ data }) => {
      const { type, update } = JSON.parse(String(data));
      if (type !== 'update') return;
      if (update.outcome !== null || update.legal.some(({ type }: Act) => type === until)) {
        line.close();
        resolve();
      } else if (update.legal.length > 0 && update.n > done) {
        done = update.n;
        const action = update.legal[await choose(update.legal, update.view)];
        const choices = {
          type: 'play',
          id: `hurry-${update.n}-${crypto.randomUUID().slice(0, 8)}`,
          n: update.n,
          action,
        };
        if (line.readyState === WebSocket.OPEN) line.send(JSON.stringify(choices));
      }
    };
  });
}

const chooser =
  ({ rank }: Haste): Choose =>
  (legal, view) => {
    const ranks = legal.map((action) => rank(action, view));
    return ranks.indexOf(Math.min(...ranks));
  };

let asked = 0;

/** One of them, as far as was wanted. */
async function playOne({ page }: Table, table: string, haste: Haste): Promise<void> {
  const ask = `chooseInHaste${++asked}`;
  await page.exposeFunction(ask, chooser(haste));
  await page.evaluate(playInHaste, [table, ask, haste.until] as const);
}

/** Nobody looks on meanwhile. Resolves as soon as one of them has come as far as was wanted. */
async function rush(tables: readonly Table[], haste: readonly Haste[]): Promise<string> {
  const path = new URL(tables[0].page.url()).pathname;
  await Promise.all(tables.map(({ page }) => page.goto('/licences')));
  await Promise.race(tables.map((table, at) => playOne(table, path.replace('/table/', ''), haste[at])));
  return path;
}

/** To the end: afterwards every page shows the result. */
export async function hurry(tables: readonly Table[], haste: Haste): Promise<void> {
  const path = await rush(
    tables,
    tables.map(() => haste),
  );
  for (const { page, result } of tables) {
    await page.goto(path);
    await expect(result).toBeVisible();
  }
}

/** Until one of them may do what is wanted: afterwards every page shows the table. */
export async function hurryUntil(tables: readonly Table[], haste: readonly Haste[]): Promise<void> {
  const path = await rush(tables, haste);
  for (const table of tables) {
    await table.page.goto(path);
    await table.ready();
  }
}
