/**
 * Which of several databases holds a match: its id says so, so that nobody has to ask. Ids of before, and those that are made
 * of what they name, belong to the first.
 */

/** A usual id and two more figures. */
const NAMED = /^[A-Za-z0-9_-]{22}([0-9a-z]{2})$/;
const BASE = 36;
/** So many can be named. */
export const MOST_DATABASES = BASE ** 2;

export const shardOf = (id: string): number => Number.parseInt(NAMED.exec(id)?.[1] ?? '0', BASE);

export const idIn = (shard: number, id: string): string =>
  shard === 0 ? id : `${id}${shard.toString(BASE).padStart(2, '0')}`;

/** The databases of a store, as whoever makes ids has to know them. */
export interface Shards {
  readonly count: number;
  /** Those that cannot be used now. */
  readonly lost: ReadonlySet<number>;
}

export const ONE_DATABASE: Shards = { count: 1, lost: new Set() };

/** Of a failure: the database that failed, counted from 0; the first where there is but one. */
export const failedShard = (error: unknown): number =>
  error instanceof Error && 'shard' in error && typeof error.shard === 'number' ? error.shard : 0;

export const markShard = (error: unknown, shard: number): unknown =>
  error instanceof Error ? Object.assign(error, { shard }) : error;
