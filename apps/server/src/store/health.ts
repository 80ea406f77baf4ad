/** Watches a store at work: what trouble it is in, logged once when it begins and once when it is over. */
import { failedShard } from './shards.ts';
import type { Store } from './store.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** A full disk is tried again no more often than this. */
const RETRY_MS = 1000;

export interface Listener {
  began(error: Error): void;
  ended(): void;
}

export class Health {
  private readonly store: Store;
  private readonly listener: Listener;
  private trouble: { readonly kind: Trouble; readonly error: Error } | undefined;
  private tried = 0;

  constructor(store: Store, listener: Listener) {
    this.store = store;
    this.listener = listener;
  }

  get inTrouble(): boolean {
    return this.trouble !== undefined;
  }

  /** The same store; what goes wrong there is noticed here. */
  watched(): Store {
    return new Proxy(this.store, {
      get: (store, name) => {
        const method: unknown = Reflect.get(store, name);
        if (typeof method !== 'function') return method;
        return (...args: unknown[]) => {
          const answer = Promise.resolve(Reflect.apply(method, store, args));
          return answer.catch((error: unknown) => {
            this.note(error);
            throw error;
          });
        };
      },
    });
  }

  /** Fails if the store cannot be read or written now. What is broken stays so until the server is started again. */
  async check(): Promise<void> {
    if (this.trouble?.kind === 'damaged') throw this.trouble.error;
    try {
      if (this.trouble?.kind === 'full') await this.tryToWrite(this.trouble.error);
      await this.store.ping();
    } catch (error) {
      this.note(error);
      throw error;
    }
    if (this.trouble) this.listener.ended();
    this.trouble = undefined;
  }

  private async tryToWrite(last: Error): Promise<void> {
    if (Date.now() - this.tried < RETRY_MS) throw last;
    this.tried = Date.now();
    await this.store.probe();
  }

  private note(error: unknown): void {
    const kind = troubleOf(error);
    // A database beside the first looks after itself: this node can serve all other tables.
    if (!kind || !(error instanceof Error) || failedShard(error) > 0) return;
    const known = this.trouble?.kind;
    if (known === kind || known === 'damaged') return;
    this.trouble = { kind, error };
    this.tried = Date.now();
    this.listener.began(error);
  }
}
