/** Worker threads for bots: started when the first question comes, one question each at a time. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Action } from '@broadside/kernel';
import type { BotJob, FromWorker, ToWorker } from './job.ts';

/** How long a bot may be silent beyond its thinking time; a thread that starts needs a moment too. */
const PATIENCE_MS = 5000;

interface Question {
  readonly job: BotJob;
  resolve(action: Action): void;
  reject(error: Error): void;
}

/** One thread, and the question it is thinking about. */
class Thinker {
  private readonly worker: Worker;
  private question: Question | undefined;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  private readonly free: () => void;

  constructor(url: URL, free: () => void, gone: (thinker: Thinker) => void) {
    this.free = free;
    // The flags of the process are its own: bots run from the build, whatever runs the server.
    this.worker = new Worker(url, { execArgv: [] });
    // An idle bot is no reason for the process to stay.
    this.worker.unref();
    this.worker.on('message', (message: FromWorker) => this.hear(message));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => {
      gone(this);
      this.fail(new Error('the bot thread ended'));
    });
  }

  get busy(): boolean {
    return this.question !== undefined;
  }

  ask(question: Question): void {
    this.question = question;
    this.asked++;
    this.timer = setTimeout(() => {
      this.fail(new Error(`the bot ${question.job.bot} did not answer in time`));
      void this.worker.terminate();
    }, question.job.ms + PATIENCE_MS);
    this.worker.postMessage({ id: this.asked, job: question.job } satisfies ToWorker);
  }

  async close(): Promise<void> {
    this.fail(new Error('the server stops'));
    await this.worker.terminate();
  }

  private hear(message: FromWorker): void {
    if (message.id !== this.asked) return;
    const question = this.settle();
    if ('action' in message) question?.resolve(message.action);
    else question?.reject(new Error(message.failed));
    this.free();
  }

  private fail(error: Error): void {
    this.settle()?.reject(error);
  }

  private settle(): Question | undefined {
    const { question } = this;
    clearTimeout(this.timer);
    this.question = undefined;
    return question;
  }
}

export class BotPool {
  private readonly url: URL;
  private readonly size: number;
  private readonly thinkers = new Set<Thinker>();
  private readonly waiting: Question[] = [];
  private closed = false;

  constructor(url = new URL('./worker.js', import.meta.url), size = Math.max(1, availableParallelism() - 1)) {
    this.url = url;
    this.size = size;
  }

  choose(job: BotJob): Promise<Action> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new Error('the server stops'));
        return;
      }
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the server stops'));
    await Promise.all([...this.thinkers].map((thinker) => thinker.close()));
  }

  private next(): void {
    while (this.waiting.length > 0) {
      const thinker = this.idle();
      const question = thinker && this.waiting.shift();
      if (!question) return;
      thinker.ask(question);
    }
  }

  private idle(): Thinker | undefined {
    for (const thinker of this.thinkers) if (!thinker.busy) return thinker;
    if (this.thinkers.size >= this.size || this.closed) return undefined;
    const thinker = new Thinker(
      this.url,
      () => this.next(),
      (gone) => {
        this.thinkers.delete(gone);
        this.next();
      },
    );
    this.thinkers.add(thinker);
    return thinker;
  }
}
