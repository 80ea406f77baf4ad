/** An online match in a few seconds: everybody's page plays over a live line of its own. */
import { CAPTAIN, CARTOGRAPHER, characterCard, MERCHANT } from '../../games/seven-seas/cards/table.ts';
import type { Table } from './harbour.ts';
import { expect } from './test.ts';

/** What somebody does in a hurry: the first of these kinds of actions that is allowed, and anything if none is. */
export interface Haste {
  readonly wishes: readonly string[];
  /** Cards in the harbour from which on nothing more is revealed. */
  readonly enough: number;
  /** Only these persons are hired, and these are chosen before others; anybody unless told otherwise. */
  readonly crew?: readonly number[];
  /** Allowed for the first time, this is where one's own haste ends; else at the end of the match. */
  readonly until?: string;
}

/** A few cards are revealed and persons are hired, so that the match comes to its end. */
const TO_THE_END: Haste = { wishes: ['claim', 'hire', 'sink', 'trade'], enough: 4 };

/** Cards are drawn and caravans raided in turn, until End of Adventures has come. */
export const OVER_SEVEN_SEAS: Haste = {
  wishes: ['choose', 'play', 'throw', 'send', 'keepAll', 'sellAll', 'close', 'gift', 'build', 'corsair', 'end'],
  enough: 1,
  crew: [characterCard(CARTOGRAPHER), characterCard(CAPTAIN), characterCard(MERCHANT)],
};

/** Every turn is over at once, until the last round is. */
export const OVER_DEAD_RECKONING: Haste = {
  wishes: ['end', 'mode', 'level', 'lootAll', 'fire', 'skip', 'settle', 'done'],
  enough: 0,
};

interface Act {
  readonly type: string;
  readonly card?: number;
  readonly count?: number;
}

/** Runs in the page. */
function playInHaste([id, { wishes, enough, crew, until }]: readonly [string, Haste]): Promise<void> {
  const rank = ({ type, card = -1, count = 0 }: Act, cards: number): number => {
    const wanted = [...wishes, cards < enough ? 'draw' : 'stop'];
    const known = wanted.includes(type) ? wanted.indexOf(type) : wanted.length;
    const liked = crew === undefined || crew.includes(card);
    if (type === 'hire' && !liked) return wanted.length + 1;
    // Among actions of one kind: the person who is liked best, the greatest number.
    return known + (type === 'choose' && crew ? (liked ? crew.indexOf(card) : crew.length) / 100 : -count / 100);
  };
  return new Promise((resolve, reject) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
    let done = -1;
    line.onopen = () => line.send(JSON.stringify({ do: 'watch', from: -1 }));
    line.onerror = () => reject(new Error('the line broke'));
    line.onmessage = ({ data }) => {
      const { tell, sight } = JSON.parse(String(data));
      if (tell !== 'sight') return;
      if (sight.outcome !== null || sight.legal.some(({ type }: Act) => type === until)) {
        line.close();
        resolve();
      } else if (sight.legal.length > 0 && sight.n > done) {
        done = sight.n;
        const cards = sight.view.harbour?.length ?? 0;
        const [action] = sight.legal.toSorted((one: Act, other: Act) => rank(one, cards) - rank(other, cards));
        const wish = { do: 'play', id: `hurry-${sight.n}-${crypto.randomUUID().slice(0, 8)}`, n: sight.n, action };
        // Slower than the server's limit on messages.
        setTimeout(() => line.readyState === WebSocket.OPEN && line.send(JSON.stringify(wish)), 30);
      }
    };
  });
}

/** Nobody looks on meanwhile. Resolves as soon as one of them has come as far as was wanted. */
async function rush(tables: readonly Table[], haste: readonly Haste[]): Promise<string> {
  const path = new URL(tables[0].page.url()).pathname;
  await Promise.all(tables.map(({ page }) => page.goto('/licences')));
  await Promise.race(
    tables.map(({ page }, at) => page.evaluate(playInHaste, [path.replace('/table/', ''), haste[at]] as const)),
  );
  return path;
}

/** To the end: afterwards every page shows the result. */
export async function hurry(tables: readonly Table[], haste: Haste = TO_THE_END): Promise<void> {
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
