/**
 * Group commit: whatever was decided in one turn of the event loop, in whichever matches, is written in one
 * transaction; what is decided while it is being written makes up the next one.
 */
import { InDoubt } from '@broadside/host';
import type { Metrics } from '../metrics.ts';
import { ONE_DATABASE, shardOf } from '../store/shards.ts';
import type { Append, Appended, Store } from '../store/store.ts';
import { isInDoubt } from '../store/trouble.ts';

/**
 * Writing takes at most half of the time when much is going on: a batch waits as long as the last one took, so that it
 * is worth its flush to the disk, unless nothing more comes in. Where little happens nothing waits.
 */
const REST = 1;
const LONGEST_REST_MS = 6;
const QUIET_MS = 0.5;
/** How many are answered before others are read. */
const AT_ONCE = 32;

interface Waiting {
  readonly item: Append;
  /** It is being written now, with so many others. */
  readonly begun: ((entries: number) => void) | undefined;
  resolve(result: Appended): void;
  reject(error: unknown): void;
}

class Writer {
  private readonly store: Store;
  private readonly metrics: Metrics;
  private waiting: Waiting[] = [];
  private scheduled = false;
  /** A batch that still grows is not begun before this moment. */
  private restUntil = 0;
  private grew = 0;
  private writing: Promise<void> | undefined;

  constructor(store: Store, metrics: Metrics) {
    this.store = store;
    this.metrics = metrics;
  }

  append(item: Append, begun?: (entries: number) => void): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, begun, resolve, reject });
      this.grew = performance.now();
      this.schedule();
    });
  }

  /** Settles when everything handed in so far is written or has failed. */
  async flush(): Promise<void> {
    while (this.writing || this.waiting.length > 0) {
      this.begin();
      await this.writing;
    }
  }

  private schedule(): void {
    if (this.scheduled || this.writing) return;
    this.scheduled = true;
    setImmediate(this.look);
  }

  private readonly look = (): void => {
    const now = performance.now();
    if (now < this.restUntil && now < this.grew + QUIET_MS) {
      setImmediate(this.look);
      return;
    }
    this.scheduled = false;
    this.begin();
  };

  private begin(): void {
    if (this.writing || this.waiting.length === 0) return;
    const batch = this.waiting;
    this.waiting = [];
    this.writing = this.write(batch).finally(() => {
      this.writing = undefined;
      if (this.waiting.length > 0) this.schedule();
    });
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    this.metrics.batch.observe(batch.length);
    for (const { begun } of batch) begun?.(batch.length);
    const began = performance.now();
    try {
      const results = await this.store.append(batch.map(({ item }) => item));
      this.answer(batch, results, 0);
    } catch (error) {
      for (const { reject } of batch) reject(isInDoubt(error) ? new InDoubt(error) : error);
    }
    const ended = performance.now();
    this.metrics.append.observe((ended - began) / 1000);
    this.restUntil = ended + Math.min(LONGEST_REST_MS, REST * (ended - began));
  }

  /** A few at a time: those who are answered first are read again before the last are answered. */
  private answer(batch: readonly Waiting[], results: readonly Appended[], from: number): void {
    const to = Math.min(batch.length, from + AT_ONCE);
    for (let at = from; at < to; at++) batch[at].resolve(results[at]);
    if (to < batch.length) setImmediate(() => this.answer(batch, results, to));
  }
}

/** A writer for each database: one that does not answer holds up nobody else's entries. */
export class Writers {
  private readonly all: readonly Writer[];

  constructor(store: Store, metrics: Metrics) {
    const { count } = store.shards ?? ONE_DATABASE;
    this.all = Array.from({ length: count }, () => new Writer(store, metrics));
  }

  append(item: Append, begun?: (entries: number) => void): Promise<Appended> {
    return (this.all[shardOf(item.match)] ?? this.all[0]).append(item, begun);
  }

  async flush(): Promise<void> {
    await Promise.all(this.all.map((writer) => writer.flush()));
  }
}
