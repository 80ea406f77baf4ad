/** One of several databases. The first holds the people and cannot be missed; any other may be away for a while. */
import { PostgresStore } from './postgres.ts';
import { failedShard, markShard } from './shards.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** Between two looks at one that is away. */
const RETRY_MS = 1000;

export interface ShardSettings {
  readonly url: string;
  /** Its address without the password. */
  readonly where: string;
  readonly number: number;
  readonly count: number;
  readonly complain: (error: Error) => void;
  readonly lost: (where: string, error: Error) => void;
  readonly back: (where: string) => void;
}

export class Shard {
  readonly number: number;
  readonly #settings: ShardSettings;
  #store: PostgresStore | undefined;
  /** What all databases of the site are known by. */
  #site: string | undefined;
  #trouble: { readonly kind: Trouble; readonly error: Error } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(settings: ShardSettings) {
    this.#settings = settings;
    this.number = settings.number;
  }

  /** One that cannot be reached now is opened later, unless it is the first. */
  async open(site?: string): Promise<string> {
    this.#site = site;
    try {
      await this.#connect();
    } catch (error) {
      markShard(error, this.number);
      if (this.number === 0 || troubleOf(error) === undefined) throw error;
      this.#note(error);
    }
    return this.#site as string;
  }

  async #connect(): Promise<PostgresStore> {
    const { url, where, complain, number, count } = this.#settings;
    const store = await PostgresStore.open(url, where, complain, { number, count, site: this.#site });
    this.#site = store.site;
    this.#store = store;
    return store;
  }

  get isLost(): boolean {
    return this.#trouble !== undefined;
  }

  /** Fails at once while it is away. */
  async on<T>(work: (store: PostgresStore) => Promise<T>): Promise<T> {
    if (this.#trouble) throw again(this.#trouble.error, this.number);
    try {
      return await work(this.#store as PostgresStore);
    } catch (error) {
      if (this.number > 0) this.#note(error);
      throw markShard(error, this.number);
    }
  }

  #note(error: unknown): void {
    const kind = troubleOf(error);
    if (!kind || !(error instanceof Error) || this.#trouble || this.#closed) return;
    this.#trouble = { kind, error };
    this.#settings.lost(this.#settings.where, error);
    this.#retryLater();
  }

  #retryLater(): void {
    if (!this.#closed) this.#timer = setTimeout(() => void this.#retry(), RETRY_MS).unref();
  }

  async #retry(): Promise<void> {
    try {
      const store = this.#store ?? (await this.#connect());
      await (this.#trouble?.kind === 'full' ? store.probe() : store.ping());
    } catch {
      this.#retryLater();
      return;
    }
    if (this.#closed) return;
    this.#trouble = undefined;
    this.#settings.back(this.#settings.where);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#store?.close();
  }
}

/** The same trouble for somebody else, who must not be given what befell the first. */
const again = (error: Error, shard: number): Error => {
  const { message } = error;
  const code = 'code' in error ? error.code : undefined;
  return Object.assign(new Error(message, { cause: error }), { code, shard: shard || failedShard(error) });
};
