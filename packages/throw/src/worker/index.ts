/** A thrower with a thread of its own, started with the first throw and again after it broke. */
import { Worker } from 'node:worker_threads';
import { PRACTICE } from '../practice.ts';
import type { Throw, Thrower, ThrowOf, ThrowOrder } from '../types.ts';
import type { FromThread, ToThread } from './messages.ts';

/** How long a throw may take; the engine starts with the first one. Throws themselves take a fraction of a second. */
const PATIENCE_MS = 20_000;

interface Question {
  readonly order: ThrowOrder;
  resolve(thrown: Throw): void;
  reject(error: Error): void;
}

/** The built thread, also when this file is read from the source by a test. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/worker/thread.js' : './thread.js',
  import.meta.url,
);

export class ThreadThrower implements Thrower {
  private readonly url: URL;
  private readonly waiting: Question[] = [];
  private worker: Worker | undefined;
  private current: Question | undefined;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  private closed = false;
  private practised = false;

  constructor(url: URL = THREAD) {
    this.url = url;
  }

  prepare(): void {
    if (this.practised || this.closed) return;
    this.practised = true;
    this.throw(PRACTICE).catch(() => {});
  }

  throw<O extends ThrowOrder>(order: O): Promise<ThrowOf<O>> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new Error('the thrower is closed'));
        return;
      }
      // The thread answers an order with a throw of the same device.
      this.waiting.push({ order, resolve: (thrown) => resolve(thrown as ThrowOf<O>), reject });
      this.next();
    });
  }

  close(): void {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the thrower is closed'));
    this.lose(this.worker, new Error('the thrower is closed'));
  }

  private next(): void {
    if (this.current) return;
    const question = this.waiting.shift();
    if (!question) {
      // An idle thread is no reason for the process to stay.
      this.worker?.unref();
      return;
    }
    this.current = question;
    this.worker ??= this.start();
    this.worker.ref();
    this.asked++;
    this.timer = setTimeout(() => this.lose(this.worker, new Error('a throw took too long')), PATIENCE_MS);
    this.worker.postMessage({ id: this.asked, order: question.order } satisfies ToThread);
  }

  private start(): Worker {
    // The flags of the process are its own: dice fall in the build, whatever runs the server.
    const worker = new Worker(this.url, { execArgv: [] });
    worker.on('message', (message: FromThread) => this.hear(message));
    worker.on('error', (error) => this.lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.lose(worker, new Error('the thread of the dice ended')));
    return worker;
  }

  private hear(message: FromThread): void {
    if (message.id !== this.asked) return;
    const question = this.settle();
    if ('thrown' in message) question?.resolve(message.thrown);
    else question?.reject(new Error(message.failed));
    this.next();
  }

  /** Drops a thread that broke; the next throw starts a new one. */
  private lose(worker: Worker | undefined, error: Error): void {
    if (!worker || worker !== this.worker) return;
    this.worker = undefined;
    void worker.terminate();
    this.settle()?.reject(error);
    this.next();
  }

  private settle(): Question | undefined {
    const { current } = this;
    clearTimeout(this.timer);
    this.current = undefined;
    return current;
  }
}
