/**
 * Worker threads for bots: started when the first question comes. A thread begins one thought at a time and stays with it; whose
 * thought is next is a matter of fairness (fairQueue.ts), and where many wait, each bot gets less to think, so that all answer
 * soon. Threads that have nothing to begin help with the parts of what the others think.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SharedThought, type Thought } from '@broadside/host';
import type { Metrics } from '../metrics.ts';
import { type Claim, FairQueue, type Turn } from './fairQueue.ts';
import type { BotJob } from './job.ts';
import { type BotThread, Thinker } from './thinker.ts';

/** Within this time everybody who waits is to be thought for once, if the least is enough for that. */
const ROUND_MS = 2000;
/** No bot gets less, unless it asks for less. */
const LEAST_MS = 50;

interface Question {
  readonly job: BotJob;
  readonly claim: Claim;
  /** When it was put. */
  readonly since: number;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** A thought that has been begun. */
interface UnderWay {
  readonly thought: SharedThought;
  readonly claim: Claim;
}

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

/** What a bot may spend where so many threads are shared by so many. */
export const allowance = (wanted: number, threads: number, shares: number): number =>
  Math.min(wanted, Math.max(LEAST_MS, Math.floor((ROUND_MS * threads) / shares)));

export class BotPool {
  private readonly url: URL;
  private readonly size: number;
  private readonly hire: (url: URL) => BotThread;
  private readonly metrics: BotPoolSettings['metrics'];
  private readonly thinkers = new Set<Thinker>();
  private readonly underWay = new Set<UnderWay>();
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
      this.waiting.add({ job, claim, since: performance.now(), resolve, reject }, claim);
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
    while (this.help());
    this.metrics.botsWaiting.set(this.waiting.size);
  }

  /** Hands the next question to a free thread; false if there is no thread, or nothing that may be begun. */
  private begin(): boolean {
    const idle = this.idle();
    const turn = idle || this.thinkers.size < this.size ? this.waiting.next() : undefined;
    if (!turn) return false;
    this.lead(idle ?? this.added(), this.opened(turn));
    return true;
  }

  private opened({ item: { job, claim, since, resolve, reject }, person, shares }: Turn<Question>): SharedThought {
    const began = performance.now();
    this.metrics.botWait.observe((began - since) / 1000);
    const ms = allowance(job.ms, this.size, shares);
    const end = (): void => {
      this.underWay.delete(one);
      this.waiting.done(person);
    };
    const thought = new SharedThought(job, ms, {
      resolve: (action) => {
        end();
        resolve({ action, left: ms - (performance.now() - began) });
      },
      reject: (error) => {
        end();
        reject(error);
      },
    });
    const one = { thought, claim };
    this.underWay.add(one);
    return thought;
  }

  /** A thread stays with the thought that it began. */
  private lead(thinker: Thinker, thought: SharedThought): void {
    this.give(thinker, thought, () => {
      if (thought.hasMore) this.lead(thinker, thought);
      else this.next();
    });
  }

  private give(thinker: Thinker, thought: SharedThought, done: () => void): void {
    const piece = thought.take();
    thinker.ask({
      piece,
      hear: (told) => {
        thought.hear(piece, told);
        if ('matter' in told) this.next();
      },
      fail: (error) => thought.fail(error),
      done,
    });
  }

  /** A free thread takes one part of a thought, of those for whom it is most urgent; false if none is free or nothing is to be taken. */
  private help(): boolean {
    const open = [...this.underWay].filter(({ thought }) => thought.hasMore);
    if (open.length === 0) return false;
    const idle = [...this.thinkers].filter(({ busy }) => !busy);
    const helper = idle.find(({ ready }) => ready);
    if (helper) {
      const { thought } = open.reduce((best, one) => (one.claim.rank() < best.claim.rank() ? one : best));
      this.give(helper, thought, () => this.next());
      return true;
    }
    // It comes in time for the next thought: this one does not wait for a thread that only starts.
    if (idle.length === 0 && this.thinkers.size < this.size) this.added();
    return false;
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
