/** Clears away what need not be kept, a little at a time, so that nobody waits for it. */
import type { KeepDays } from '../config.ts';
import type { Services } from '../services.ts';
import type { Keep } from '../store/store.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
/** Shortly after the start, when everybody is back. */
const FIRST_MS = 60_000;
const AT_ONCE = 50;
/** Between two rounds others have the store for themselves. */
const REST_MS = 20;

const keepOf = (days: KeepDays): Keep =>
  Object.fromEntries(Object.entries(days).map(([kind, count]) => [kind, count === 0 ? undefined : count * DAY_MS]));

export class Cleaner {
  private readonly services: Services;
  private timer: NodeJS.Timeout;
  private stopped = false;

  constructor(services: Services) {
    this.services = services;
    this.timer = this.in(FIRST_MS);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Everything that is due at this time. */
  async run(now: number): Promise<void> {
    const keep = keepOf(this.services.config.keep);
    // One node does it for all.
    if (!this.services.nodes.leads('cleaner')) return;
    while (!this.stopped && !this.services.draining && (await this.services.store.clean(now, keep, AT_ONCE)) > 0)
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }

  private in(ms: number): NodeJS.Timeout {
    return setTimeout(() => void this.ring(), ms).unref();
  }

  private async ring(): Promise<void> {
    try {
      await this.run(Date.now());
    } catch (error) {
      this.services.log.warn({ err: error }, 'what nobody needs could not be cleared away; it is tried again later');
    }
    if (!this.stopped) this.timer = this.in(EVERY_MS);
  }
}
