/** Judges a match here or on several cores, until it is done or the time is up. */
import { Worker } from 'node:worker_threads';
import type { MatchJudge, Report, Unit, UnitResult } from '@broadside/judge';
import { type Analysis, openAnalysis } from './open.ts';
import type { FromWorker } from './worker.ts';

export interface Effort {
  readonly jobs: number;
  /** No piece is begun after that. */
  readonly ms?: number | undefined;
  /** Pieces that are asked for; all of them if left out. */
  readonly wants?: (unit: Unit) => boolean;
}

/** A judge at work: one piece after the other. */
interface Hand {
  judge(unit: Unit): UnitResult | Promise<UnitResult>;
  close(): void;
}

function handInThread(analysis: Analysis): Hand {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: analysis });
  return {
    judge: (unit) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (message: FromWorker) => {
          worker.off('error', reject);
          if ('result' in message) resolve(message.result);
          else reject(new Error(message.failed));
        });
        worker.postMessage(unit);
      }),
    close: () => void worker.terminate(),
  };
}

async function judgeAll(
  units: readonly Unit[],
  hands: readonly Hand[],
  isOver: () => boolean,
  hear: (result: UnitResult) => void,
): Promise<void> {
  let next = 0;
  const work = async (hand: Hand): Promise<void> => {
    while (next < units.length && !isOver()) hear(await hand.judge(units[next++]));
  };
  await Promise.all(hands.map(work));
}

export async function analyse(
  analysis: Analysis,
  { jobs, ms, wants = () => true }: Effort,
  onProgress: (done: number, of: number) => void,
): Promise<Report> {
  const end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  const isOver = (): boolean => performance.now() >= end;
  const judge: MatchJudge = await openAnalysis(analysis);
  const hands: Hand[] =
    jobs > 1
      ? Array.from({ length: jobs }, () => handInThread(analysis))
      : [{ judge: (unit) => judge.judge(unit), close: () => {} }];
  const results: UnitResult[] = [];
  try {
    for (const step of [() => judge.units(), () => judge.further(results)]) {
      const units = step().filter(wants);
      const before = results.length;
      await judgeAll(units, hands, isOver, (result) => {
        results.push(result);
        onProgress(results.length, before + units.length);
      });
    }
  } finally {
    for (const hand of hands) hand.close();
  }
  return judge.report(results);
}
