/** The rest of an online match in a few seconds: everybody's page plays over a live line of its own. */
import type { Table } from './harbour.ts';
import { expect } from './test.ts';

interface Act {
  readonly type: string;
}

/** Runs in the page. A few cards are revealed and persons are hired, so that the match comes to its end. */
function playToTheEnd(id: string): Promise<void> {
  const rank = ({ type }: Act, cards: number): number => {
    const wishes = ['claim', 'hire', 'sink', 'trade', cards < 4 ? 'draw' : 'stop'];
    return wishes.includes(type) ? wishes.indexOf(type) : wishes.length;
  };
  return new Promise((resolve, reject) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
    let done = -1;
    line.onopen = () => line.send(JSON.stringify({ do: 'watch', from: -1 }));
    line.onerror = () => reject(new Error('the line broke'));
    line.onmessage = ({ data }) => {
      const { tell, sight } = JSON.parse(String(data));
      if (tell !== 'sight') return;
      if (sight.outcome !== null) {
        line.close();
        resolve();
      } else if (sight.legal.length > 0 && sight.n > done) {
        done = sight.n;
        const cards = sight.view.harbour.length;
        const [action] = sight.legal.toSorted((one: Act, other: Act) => rank(one, cards) - rank(other, cards));
        const wish = { do: 'play', id: `hurry-${sight.n}-${crypto.randomUUID().slice(0, 8)}`, n: sight.n, action };
        // Slower than the server's limit on messages.
        setTimeout(() => line.send(JSON.stringify(wish)), 30);
      }
    };
  });
}

/** Nobody looks on meanwhile; afterwards every page shows the result. */
export async function hurry(tables: readonly Table[]): Promise<void> {
  const url = tables[0].page.url();
  await Promise.all(tables.map(({ page }) => page.goto('/licences')));
  await Promise.all(
    tables.map(({ page }) => page.evaluate(playToTheEnd, new URL(url).pathname.replace('/table/', ''))),
  );
  for (const { page, result } of tables) {
    await page.goto(new URL(url).pathname);
    await expect(result).toBeVisible();
  }
}
