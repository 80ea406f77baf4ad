/**
 * The analysis of one match: its pieces go to as many workers as there are cores but one, and what is found is kept with
 * the match, so that it can be stopped, left, and found finished. It knows no screen.
 */
import type { Report, Unit, UnitResult } from '@broadside/judge';
import type { WireError } from '@broadside/wire';
import type { AnalysisSave } from '../tables/local/index.ts';
import { wireOf } from '../tables/table.ts';
import type { JudgeWorker } from './judgeWorker.ts';

export interface AnalysisState {
  readonly phase: 'reading' | 'idle' | 'waiting' | 'running' | 'stopped' | 'finished' | 'failed';
  /** Of what has been found so far. */
  readonly report: Report | undefined;
  /** Pieces of the present pass. */
  readonly done: number;
  readonly of: number;
  readonly pass: 1 | 2;
  /** Cores it runs on. */
  readonly cores: number;
  readonly error: WireError | undefined;
}

export interface AnalysisWorld {
  workers(): readonly JudgeWorker[];
  read(key: string): Promise<AnalysisSave | undefined>;
  keep(save: AnalysisSave): Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
}

export interface AnalysisOrder {
  readonly key: string;
  readonly file: unknown;
  /** The judge of today. */
  readonly judge: number;
}

/** A piece takes a few milliseconds, and a screen is drawn anew for whatever it is told. */
const TELL_MS = 200;
/** Between two looks at what was found so far, and between two times that it is kept. */
const REPORT_MS = 1200;
const KEEP_MS = 5000;

const FRESH: AnalysisState = {
  phase: 'reading',
  report: undefined,
  done: 0,
  of: 0,
  pass: 1,
  cores: 0,
  error: undefined,
};

export class Analysis {
  readonly order: AnalysisOrder;
  private readonly world: AnalysisWorld;
  private state = FRESH;
  private readonly listeners = new Set<() => void>();
  private results = new Map<string, UnitResult>();
  /** Results that the first worker has not been told. */
  private untold: UnitResult[] = [];
  private team: readonly JudgeWorker[] = [];
  private keptAt = 0;
  private readonly ready: Promise<void>;

  constructor(order: AnalysisOrder, world: AnalysisWorld) {
    this.order = order;
    this.world = world;
    this.ready = this.read();
  }

  snapshot = (): AnalysisState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get isWatched(): boolean {
    return this.listeners.size > 0;
  }

  get isBusy(): boolean {
    return this.isRunning || this.state.phase === 'waiting';
  }

  private get isFinished(): boolean {
    return this.state.phase === 'finished';
  }

  private get isRunning(): boolean {
    return this.state.phase === 'running';
  }

  private change(part: Partial<AnalysisState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  /** What was found on an earlier day; what another judge found counts for nothing. */
  private async read(): Promise<void> {
    const save = await this.world.read(this.order.key).catch(() => undefined);
    if (save === undefined || save.judge !== this.order.judge) return this.change({ phase: 'idle' });
    this.results = new Map(save.results.map((result) => [result.id, result]));
    this.change({ phase: save.finished ? 'finished' : 'stopped', report: save.report });
  }

  /** Its turn will come. */
  wait(): void {
    void this.ready.then(() => {
      if (!this.isBusy && this.state.phase !== 'finished') this.change({ phase: 'waiting', error: undefined });
    });
  }

  /** Resolves when it is finished, stopped or has failed. */
  async run(): Promise<void> {
    await this.ready;
    if (this.isFinished || this.isRunning) return;
    this.team = this.world.workers();
    this.untold = [];
    this.change({ phase: 'running', cores: this.team.length, error: undefined });
    try {
      await this.work();
      const report = await this.lead.ask('report', this.take());
      // Whoever sees it finished finds it finished another day.
      if (this.isRunning) await this.keepNow({ report, finished: true });
      if (this.isRunning) this.change({ report, phase: 'finished' });
    } catch (error) {
      if (this.isRunning) this.change({ phase: 'failed', error: wireOf(error) });
    } finally {
      this.dismiss();
      if (!this.isFinished) await this.keepNow();
    }
  }

  /** What has been found stays. */
  stop(): void {
    if (!this.isBusy) return;
    this.change({ phase: 'stopped' });
    this.dismiss();
  }

  private dismiss(): void {
    for (const worker of this.team) worker.end();
    this.team = [];
  }

  private get lead(): JudgeWorker {
    const [lead] = this.team;
    if (!lead) throw new Error('nobody judges');
    return lead;
  }

  private async work(): Promise<void> {
    const { file } = this.order;
    const open = this.team.map((worker, at) =>
      worker.ask('open', { file, results: at === 0 ? [...this.results.values()] : [] }),
    );
    // Whoever is sent away before it has opened the match says so to nobody.
    for (const one of open) one.catch(() => undefined);
    const units = (await open[0]) ?? [];
    await this.pass(units, 1, open);
    await this.pass(await this.lead.ask('further', this.take()), 2, open);
  }

  /** Each worker takes the next piece as soon as it has done one. */
  private async pass(units: readonly Unit[], pass: 1 | 2, open: readonly Promise<unknown>[]): Promise<void> {
    const left = units.filter(({ id }) => !this.results.has(id));
    this.change({ pass, of: units.length, done: units.length - left.length });
    let next = 0;
    let done = units.length - left.length;
    let told = this.world.now();
    let looked = this.world.now();
    let looking: Promise<void> | undefined;
    const drudge = async (worker: JudgeWorker, at: number): Promise<void> => {
      await open[at];
      while (next < left.length && this.isRunning) {
        const result = await worker.ask('judge', left[next++]);
        this.results.set(result.id, result);
        this.untold.push(result);
        done++;
        if (this.world.now() - told >= TELL_MS) {
          told = this.world.now();
          this.change({ done });
        }
        if (looking || this.world.now() - looked < REPORT_MS) continue;
        looking = this.look().finally(() => {
          looking = undefined;
          looked = this.world.now();
        });
        // Whoever is sent away in the middle of it is waited for by nobody.
        looking.catch(() => undefined);
      }
    };
    await Promise.all(this.team.map(drudge));
    this.change({ done });
    await looking;
  }

  private take(): readonly UnitResult[] {
    const fresh = this.untold;
    this.untold = [];
    return fresh;
  }

  private async look(): Promise<void> {
    const report = await this.lead.ask('report', this.take());
    if (!this.isRunning) return;
    this.change({ report });
    if (this.world.now() - this.keptAt > KEEP_MS) await this.keepNow();
  }

  private get unfinished(): Pick<AnalysisSave, 'report' | 'finished'> {
    return { report: this.state.report, finished: false };
  }

  private async keepNow(how: Pick<AnalysisSave, 'report' | 'finished'> = this.unfinished): Promise<void> {
    const { key, judge } = this.order;
    this.keptAt = this.world.now();
    const save = { key, judge, results: [...this.results.values()], ...how };
    // A browser that keeps nothing analyses again another day.
    await this.world.keep(save).catch(() => undefined);
  }
}
