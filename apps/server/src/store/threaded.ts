/** A store whose file is kept by another thread: the same calls, passed on. */
import { Worker } from 'node:worker_threads';
import { pack } from './batch.ts';
import { type Answer, type Call, type Failure, type FilePlace, OPENING } from './calls.ts';
import type { Append, Appended, Store } from './store.ts';
import { NoStore } from './trouble.ts';

/** What is passed on as it is; a batch of entries has its own way. */
type Method = Exclude<keyof Store, 'append' | 'shards'>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

function errorOf({ name, code, message }: Failure): Error {
  return name === 'NoStore' ? new NoStore(message) : Object.assign(new Error(message), { code });
}

const METHODS: { readonly [M in Method]: true } = {
  addGuest: true,
  guest: true,
  renameGuest: true,
  setResponseTimeout: true,
  seeGuest: true,
  addSession: true,
  guestOfSession: true,
  dropSession: true,
  countSessions: true,
  endSessions: true,
  addRecovery: true,
  takeRecovery: true,
  keepRecoveries: true,
  addTable: true,
  saveTable: true,
  openNext: true,
  touchTable: true,
  table: true,
  tableByCode: true,
  openTables: true,
  tablesOf: true,
  playing: true,
  inPlay: true,
  standing: true,
  beginMatch: true,
  match: true,
  entries: true,
  command: true,
  openChapter: true,
  saveCampaign: true,
  campaign: true,
  campaignsOf: true,
  deleteCampaign: true,
  addSaid: true,
  said: true,
  clean: true,
  ping: true,
  probe: true,
  close: true,
};

class Keeper {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = OPENING;
  private gone: Error | undefined;

  constructor(thread: URL, workerData: FilePlace) {
    // The flags of the process are its own: the thread runs from the build.
    this.worker = new Worker(thread, { workerData, execArgv: [] });
    this.worker.on('message', (answer: Answer) => this.hear(answer));
    this.worker.on('error', (error) => this.lose(error));
    this.worker.on('exit', () => this.lose(new Error('the thread of the database has ended')));
  }

  opened(): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(OPENING, { resolve, reject }));
  }

  async call(method: Method, args: readonly unknown[]): Promise<unknown> {
    return this.send([++this.asked, method, JSON.stringify(args)]);
  }

  async append(items: readonly Append[]): Promise<readonly Appended[]> {
    return (await this.send([++this.asked, pack(items)])) as readonly Appended[];
  }

  private send(call: Call): Promise<unknown> {
    if (this.gone) throw this.gone;
    return new Promise((resolve, reject) => {
      this.waiting.set(call[0], { resolve, reject });
      this.worker.postMessage(call);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private hear([id, value, failure]: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (failure) waiting?.reject(errorOf(failure));
    else waiting?.resolve(value === undefined ? undefined : JSON.parse(value));
  }

  private lose(error: Error): void {
    this.gone ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Opens the file in a thread, or fails as opening it here would. */
export async function openThreaded(thread: URL, data: FilePlace): Promise<Store> {
  const keeper = new Keeper(thread, data);
  try {
    await keeper.opened();
  } catch (error) {
    await keeper.end();
    throw error;
  }
  const calls = Object.keys(METHODS).map((name) => {
    const method = name as Method;
    return [method, (...args: unknown[]) => keeper.call(method, args)] as const;
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= keeper.call('close', []).then(() => keeper.end());
    return closing;
  };
  const append: Store['append'] = (items) => keeper.append(items);
  return { ...(Object.fromEntries(calls) as unknown as Omit<Store, 'append'>), append, close };
}
