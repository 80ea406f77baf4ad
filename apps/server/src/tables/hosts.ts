/** How many matches one host may have in play. */
import { Fault } from '../fault.ts';
import type { House } from '../house.ts';

export class Hosts {
  private readonly house: House;
  /** By host: the last of the matches that are about to begin. They begin one after the other, so that they can be counted. */
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(house: House) {
    this.house = house;
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
    const { tablesPerGuest } = this.house.config.limits;
    if ((await this.house.store.inPlay(host)) >= tablesPerGuest)
      throw new Fault(
        'too-many-tables',
        `you are the host of ${tablesPerGuest} tables in play; play one to its end or close it`,
      );
    return start();
  }
}
