/** Loaded dice: matches of this device are dealt from decks known beforehand, and bots do not dawdle. */
import type { BrowserContext } from '@playwright/test';

/** Bots wait so many times shorter than for people who want to follow. */
const HASTE = 30;

/** Runs in the worker before everything else. Only seeds are asked for in sixteen bytes; ids stay as random as ever. */
function load(seed: string, haste: number): void {
  const chance = crypto.getRandomValues.bind(crypto);
  let dealt = 0;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (!(into instanceof Uint8Array) || into.length !== 16) return chance(into as never);
    const words = new TextEncoder().encode(`${seed} ${++dealt}`.padEnd(16).slice(0, 16));
    into.set(words);
    return into;
  };
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((work: () => void, ms = 0) => wait(work, ms / haste)) as typeof setTimeout;
}

/** The worker's file as it is served, with this in front. The service worker would come between. */
export const loadDice = (context: BrowserContext, seed: string, unhurried = false): Promise<unknown> =>
  context.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // The network of the story is down: the page finds that out by itself.
    if (!response) return route.abort();
    const body = `(${load})(${JSON.stringify(seed)}, ${unhurried ? 1 : HASTE});\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
