/** How many matches one host may have in play. */
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';

export class Hosts {
  private readonly services: Services;
  /** By host: the last of the matches that are about to begin. They begin one after the other, so that they can be counted. */
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(services: Services) {
    this.services = services;
  }

  /** Begins one more match of this host, if there may be one more. */
  async begin<T>(host: string, start: () => Promise<T>): Promise<T> {
    const begun = (this.last.get(host) ?? Promise.resolve()).then(() => this.counted(host, start));
    const settled = begun.catch(() => {});
    this.last.set(host, settled);
    try {
      return await begun;
    } finally {
      if (this.last.get(host) === settled) this.last.delete(host);
    }
  }

  private async counted<T>(host: string, start: () => Promise<T>): Promise<T> {
    const { tablesPerGuest } = this.services.config.limits;
    if ((await this.services.store.inPlay(host)) >= tablesPerGuest)
      throw new ApiError(
        'too-many-tables',
        `you are the host of ${tablesPerGuest} tables in play; play one to its end or close it`,
      );
    return start();
  }
}
