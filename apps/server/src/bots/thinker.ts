/** One thread for bots, and the piece of a thought it is at. */
import type { Worker } from 'node:worker_threads';
import type { Piece, Told } from '@broadside/host';
import type { FromWorker, ToWorker } from './job.ts';

/** How long a bot may be silent beyond its thinking time. */
const PATIENCE_MS = 5000;
/** A thought is so much work, and lasts longer on a busy machine: up to so many times as long it is none the worse for that. */
const SLOWEST = 10;
/** How long a thread may take to start: on a busy machine one that is ended for being slow would never come to its first answer. */
const START_MS = 60_000;

/** As much of a thread as the pool needs. */
export type BotThread = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

export interface Task {
  readonly piece: Piece;
  hear(told: Told): void;
  fail(error: Error): void;
  /** The thread is at the end of it, and can do something else. */
  done(): void;
}

export class Thinker {
  private readonly worker: BotThread;
  private task: Task | undefined;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  /** It has started. */
  ready = false;
  /** About to end: nothing more is asked of it. */
  private leaving = false;
  private readonly started: () => void;

  constructor(worker: BotThread, started: () => void, gone: (thinker: Thinker) => void) {
    this.started = started;
    this.worker = worker;
    // An idle bot is no reason for the process to stay.
    this.worker.unref();
    this.worker.on('message', (message: FromWorker) => this.hear(message));
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', () => {
      this.fail(new Error('the bot thread ended'));
      gone(this);
    });
  }

  get busy(): boolean {
    return this.leaving || this.task !== undefined;
  }

  ask(task: Task): void {
    const { question, ms, matter, at } = task.piece;
    this.task = task;
    this.asked++;
    this.expect(task);
    const job = { ...question, ms };
    this.worker.postMessage({ id: this.asked, job, part: { matter, at } } satisfies ToWorker);
  }

  private expect({ piece: { question, ms } }: Task): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.fail(new Error(`the bot ${question.bot} did not answer in time`));
        void this.worker.terminate();
      },
      SLOWEST * ms + (this.ready ? PATIENCE_MS : START_MS),
    );
  }

  async close(): Promise<void> {
    this.fail(new Error('the server stops'));
    await this.worker.terminate();
  }

  private hear(message: FromWorker): void {
    if ('ready' in message) {
      this.ready = true;
      if (this.task) this.expect(this.task);
      this.started();
      return;
    }
    if (message.id !== this.asked) return;
    if ('matter' in message) {
      this.task?.hear(message);
      return;
    }
    const task = this.settle();
    if ('failed' in message) task?.fail(new Error(message.failed));
    else task?.hear(message);
    task?.done();
  }

  private fail(error: Error): void {
    this.leaving = true;
    this.settle()?.fail(error);
  }

  private settle(): Task | undefined {
    const { task } = this;
    clearTimeout(this.timer);
    this.task = undefined;
    return task;
  }
}
