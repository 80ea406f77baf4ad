/**
 * Worker threads for bots: started when the first question comes, one question each at a time. Whose question is next
 * is a matter of fairness (fairQueue.ts); where many wait, each bot gets less time to think, so that all answer soon.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Thought } from '@broadside/host';
import type { Metrics } from '../metrics.ts';
import { type Claim, FairQueue } from './fairQueue.ts';
import type { BotJob, FromWorker, ToWorker } from './job.ts';

/** How long a bot may be silent beyond its thinking time. */
const PATIENCE_MS = 5000;
/** How long a thread may take to start: on a busy machine one that is ended for being slow would never come to its first answer. */
const START_MS = 60_000;
/** Within this time everybody who waits is to be thought for once, if the least is enough for that. */
const ROUND_MS = 2000;
/** No bot gets less, unless it asks for less. */
const LEAST_MS = 50;

export type { Thought };

interface Question {
  readonly job: BotJob;
  /** When it was put, and when it was handed to a thread. */
  readonly since: number;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** A question that is being thought about. */
interface Task {
  readonly question: Question;
  readonly ms: number;
  readonly began: number;
  done(): void;
}

/** As much of a thread as the pool needs. */
export type BotThread = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

export interface BotPoolSettings {
  /** The file the threads run; without it the one beside this. */
  readonly worker?: URL | undefined;
  readonly size?: number;
  /** How many bots may think for one guest at the same time. */
  readonly perGuest: number;
  readonly metrics: Pick<Metrics, 'botsWaiting' | 'botWait'>;
  /** Another kind of thread. */
  readonly hire?: (url: URL) => BotThread;
}

/** The flags of the process are its own: bots run from the build, whatever runs the server. */
const hireThread = (url: URL): BotThread => new Worker(url, { execArgv: [] });

/** What a bot may spend where so many threads serve so many parts. */
export const allowance = (wanted: number, threads: number, parts: number): number =>
  Math.min(wanted, Math.max(LEAST_MS, Math.floor((ROUND_MS * threads) / parts)));

/** One thread, and the question it is thinking about. */
class Thinker {
  private readonly worker: BotThread;
  private task: Task | undefined;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  private ready = false;
  /** About to end: nothing more is asked of it. */
  private leaving = false;
  private readonly free: () => void;

  constructor(worker: BotThread, free: () => void, gone: (thinker: Thinker) => void) {
    this.free = free;
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
    const { job } = task.question;
    this.task = task;
    this.asked++;
    this.expect(task);
    this.worker.postMessage({ id: this.asked, job: { ...job, ms: task.ms } } satisfies ToWorker);
  }

  private expect({ question, ms }: Task): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.fail(new Error(`the bot ${question.job.bot} did not answer in time`));
        void this.worker.terminate();
      },
      ms + (this.ready ? PATIENCE_MS : START_MS),
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
      return;
    }
    if (message.id !== this.asked) return;
    const task = this.settle();
    if (task && 'action' in message)
      task.question.resolve({ action: message.action, left: task.ms - (performance.now() - task.began) });
    else if ('failed' in message) task?.question.reject(new Error(message.failed));
    this.free();
  }

  private fail(error: Error): void {
    this.leaving = true;
    this.settle()?.question.reject(error);
  }

  private settle(): Task | undefined {
    const { task } = this;
    clearTimeout(this.timer);
    this.task = undefined;
    task?.done();
    return task;
  }
}

export class BotPool {
  private readonly url: URL;
  private readonly size: number;
  private readonly hire: (url: URL) => BotThread;
  private readonly metrics: BotPoolSettings['metrics'];
  private readonly thinkers = new Set<Thinker>();
  private readonly waiting: FairQueue<Question>;
  private closed = false;

  constructor({ worker, size, perGuest, metrics, hire = hireThread }: BotPoolSettings) {
    this.url = worker ?? new URL('./worker.js', import.meta.url);
    this.size = size ?? Math.max(1, availableParallelism() - 1);
    this.waiting = new FairQueue(perGuest);
    this.metrics = metrics;
    this.hire = hire;
  }

  choose(job: BotJob, claim: Claim): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new Error('the server stops'));
        return;
      }
      this.waiting.add({ job, since: performance.now(), resolve, reject }, claim);
      this.next();
    });
  }

  /** Starts a thread before anybody asks; settles when it can think. */
  async warm(): Promise<void> {
    const nothing = { game: '', rules: 0, bot: '', view: null, seat: 0, rngState: [0, 0, 0, 1], ms: 0 } as const;
    await this.choose(nothing, { people: [''], rank: () => 2 }).catch(() => {});
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.clear()) reject(new Error('the server stops'));
    await Promise.all([...this.thinkers].map((thinker) => thinker.close()));
  }

  private next(): void {
    if (this.closed) return;
    while (this.waiting.size > 0 && this.begin());
    this.metrics.botsWaiting.set(this.waiting.size);
  }

  /** Hands the next question to a free thread; false if there is no thread, or nothing that may be begun. */
  private begin(): boolean {
    const idle = this.idle();
    const turn = idle || this.thinkers.size < this.size ? this.waiting.next() : undefined;
    if (!turn) return false;
    const { item: question, person, parts } = turn;
    const thinker = idle ?? this.added();
    const began = performance.now();
    this.metrics.botWait.observe((began - question.since) / 1000);
    thinker.ask({
      question,
      ms: allowance(question.job.ms, this.size, parts),
      began,
      done: () => this.waiting.done(person),
    });
    return true;
  }

  private idle(): Thinker | undefined {
    for (const thinker of this.thinkers) if (!thinker.busy) return thinker;
    return undefined;
  }

  private added(): Thinker {
    const thinker = new Thinker(
      this.hire(this.url),
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
