/** Loaded dice: matches of this device are dealt from decks known beforehand, and bots do not dawdle. */
import type { BrowserContext } from '@playwright/test';

/** Bots wait so many times shorter than for people who want to follow. */
const HASTE = 30;

/** Runs in the page: its workers are called by what their dice are loaded with (see serve.mjs). */
function nameWorkers(name: string): void {
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, { ...options, name });
    }
  };
}

export const loadDice = (context: BrowserContext, seed: string, unhurried = false): Promise<unknown> =>
  context.addInitScript(nameWorkers, JSON.stringify({ seed, haste: unhurried ? 1 : HASTE }));
