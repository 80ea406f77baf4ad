/** What a game brings to the browser tests of the frame: `games/<id>/stories/player.ts`. */
import type { Page } from '@playwright/test';
import type { Haste } from './hurry.ts';
import type { Table } from './table.ts';

/** A whole match on this device, played by pressing what is shown. */
export interface WholeMatch<T extends Table> {
  /** Dealt from this seed; by chance by default. */
  readonly seed?: string;
  begin(page: Page): Promise<T>;
  /** What the end shows in addition to what every game shows there. */
  atTheEnd?(table: T): Promise<void>;
  /** What a replay shows besides what every game shows there. */
  inReplay?(table: T): Promise<void>;
}

/** What is looked for in the rulebook. */
export interface Lookup {
  readonly words: string;
  /** A clause that has them. */
  readonly found: string;
  /** A clause that has not. */
  readonly left: string;
}

export interface Player<T extends Table = Table> {
  /** The name of its folder. */
  readonly id: string;
  /** What stands on its plate on the shelf. */
  readonly title: string;
  /** Names that are written alike in every language. */
  readonly names?: readonly string[];
  table(page: Page): T;
  readonly whole: WholeMatch<T>;
  readonly lookup: Lookup;
  /** Options of an online match that is quickly over, and in which the host begins if that can be chosen. */
  readonly options?: Readonly<Record<string, string | number>>;
  /** The way to the end of an online match. */
  readonly haste: Haste;
  /** What of its screens need not be looked at once more for its accessibility. */
  readonly drawn?: string;
}
