import type { Unit, UnitResult } from '@broadside/judge';
import { describe, expect, it } from 'vitest';
import type { AnalysisSave } from '../tables/local/index.ts';
import { Analysis, type AnalysisWorld } from './analysis.ts';
import type { JudgeWorker } from './judgeWorker.ts';
import { reportWith } from './testing.ts';
import type { Questions } from './words.ts';

const unit = (n: number, pass: 1 | 2): Unit => ({ id: `point ${n} ${pass}`, kind: 'point', n, pass, worlds: 8 * pass });
const FIRST = [0, 1, 2, 3, 4].map((n) => unit(n, 1));
const DEEPER = [unit(1, 2), unit(3, 2)];

/** Judges whatever it is given; after so many pieces it waits for ever. */
class Clerk implements JudgeWorker {
  readonly judged: string[] = [];
  ended = false;
  private readonly known = new Set<string>();
  private readonly most: number;
  private readonly broken: boolean;

  constructor(most = Number.POSITIVE_INFINITY, broken = false) {
    this.most = most;
    this.broken = broken;
  }

  ask<N extends keyof Questions>(name: N, ask: Questions[N]['ask']): Promise<Questions[N]['answer']>;
  async ask(name: keyof Questions, ask: unknown): Promise<unknown> {
    if (this.broken) throw new Error('no such match');
    if (name === 'open') return this.open(ask as Questions['open']['ask']);
    if (name === 'further') return this.learn(ask as readonly UnitResult[]) && DEEPER;
    if (name === 'report') return this.learn(ask as readonly UnitResult[]);
    if (this.judged.length >= this.most) return new Promise(() => undefined);
    const { id, n } = ask as Unit;
    this.judged.push(id);
    return { id, kind: 'point', point: { n, chances: [0.5, 0.5] } };
  }

  end(): void {
    this.ended = true;
  }

  private open({ results }: Questions['open']['ask']): readonly Unit[] {
    for (const { id } of results) this.known.add(id);
    return FIRST;
  }

  private learn(results: readonly UnitResult[]) {
    for (const { id } of results) this.known.add(id);
    return reportWith({ done: this.known.size });
  }
}

interface Made extends AnalysisWorld {
  readonly saves: Map<string, AnalysisSave>;
}

/** Whoever looks at the clock has taken their time. */
const SLOW_MS = 1000;

function worldWith(team: readonly JudgeWorker[], saves = new Map<string, AnalysisSave>()): Made {
  let time = 0;
  return {
    saves,
    workers: () => team,
    read: async (key) => saves.get(key),
    keep: async (save) => void saves.set(save.key, save),
    now: () => {
      time += SLOW_MS;
      return time;
    },
  };
}

const ORDER = { key: 'seed hash', file: {}, judge: 3 };
const settled = (analysis: Analysis, phase: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (analysis.snapshot().phase === phase) resolve();
    };
    analysis.subscribe(look);
    look();
  });

describe('the analysis of a match', () => {
  it('shares its pieces among the workers, looks deeper afterwards, and is kept finished', async () => {
    const team = [new Clerk(), new Clerk()];
    const world = worldWith(team);
    const analysis = new Analysis(ORDER, world);
    await analysis.run();
    expect(analysis.snapshot()).toMatchObject({ phase: 'finished', pass: 2, done: 2, of: 2, cores: 2 });
    expect(analysis.snapshot().report?.done).toBe(FIRST.length + DEEPER.length);
    const done = team.flatMap(({ judged }) => judged).sort();
    expect(done).toEqual([...FIRST, ...DEEPER].map(({ id }) => id).sort());
    expect(team.every(({ judged, ended }) => judged.length > 0 && ended)).toBe(true);
    expect(world.saves.get(ORDER.key)).toMatchObject({ finished: true, judge: 3 });
  });

  it('is found finished on another day, and nobody works for it', async () => {
    const { saves } = await (async () => {
      const world = worldWith([new Clerk()]);
      await new Analysis(ORDER, world).run();
      return world;
    })();
    const idle = new Clerk();
    const again = new Analysis(ORDER, worldWith([idle], saves));
    await settled(again, 'finished');
    await again.run();
    expect(again.snapshot().report?.done).toBe(7);
    expect(idle.judged).toEqual([]);
  });

  it('can be stopped, and goes on with what is left', async () => {
    const slow = new Clerk(2);
    const first = worldWith([slow]);
    const analysis = new Analysis(ORDER, first);
    void analysis.run();
    await new Promise<void>((resolve) => {
      analysis.subscribe(() => analysis.snapshot().done === 2 && resolve());
    });
    analysis.stop();
    expect(slow.ended).toBe(true);
    expect(analysis.snapshot().phase).toBe('stopped');

    const results = ['point 0 1', 'point 1 1'].map(
      (id, n): UnitResult => ({ id, kind: 'point', point: { n, chances: [1, 0] } }),
    );
    const saves = new Map([[ORDER.key, { ...ORDER, results, report: undefined, finished: false }]]);
    const fresh = new Clerk();
    const resumed = new Analysis(ORDER, worldWith([fresh], saves));
    await settled(resumed, 'stopped');
    await resumed.run();
    expect(fresh.judged).toEqual(['point 2 1', 'point 3 1', 'point 4 1', 'point 1 2', 'point 3 2']);
    expect(resumed.snapshot().report?.done).toBe(7);
  });

  it('can be stopped while the report so far is being made', async () => {
    class Slow extends Clerk {
      private giveUp = (_: Error): void => undefined;
      override ask<N extends keyof Questions>(name: N, ask: Questions[N]['ask']): Promise<Questions[N]['answer']> {
        if (name !== 'report') return super.ask(name, ask);
        return new Promise((_, reject) => {
          this.giveUp = reject;
        });
      }
      override end(): void {
        super.end();
        this.giveUp(new Error('sent away'));
      }
    }
    const analysis = new Analysis(ORDER, worldWith([new Slow(1)]));
    void analysis.run();
    await new Promise<void>((resolve) => {
      analysis.subscribe(() => analysis.snapshot().done === 1 && resolve());
    });
    await Promise.resolve();
    analysis.stop();
    expect(analysis.snapshot()).toMatchObject({ phase: 'stopped', error: undefined });
  });

  it('counts for nothing where another judge has made it', async () => {
    const save = { key: ORDER.key, judge: 2, results: [], report: reportWith({}), finished: true };
    const analysis = new Analysis(ORDER, worldWith([new Clerk()], new Map([[ORDER.key, save]])));
    await settled(analysis, 'idle');
    expect(analysis.snapshot().report).toBeUndefined();
  });

  it('says what went wrong, and can be tried again', async () => {
    const analysis = new Analysis(ORDER, worldWith([new Clerk(0, true)]));
    await analysis.run();
    expect(analysis.snapshot()).toMatchObject({ phase: 'failed', error: { message: 'no such match' } });
  });
});
