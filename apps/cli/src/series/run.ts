/** Runs a series here or on several cores, with a progress bar on a terminal. */
import { Worker } from 'node:worker_threads';
import { BadInput } from '@broadside/kernel';
import { addTally, emptyTally, type Job, runJob, type Tally } from './job.ts';
import type { FromWorker } from './worker.ts';

/** Contiguous shares, as even as whole matches allow. */
function shares(games: number, jobs: number): [number, number][] {
  const count = Math.max(1, Math.min(jobs, games));
  return Array.from({ length: count }, (_, at) => [
    Math.floor((games * at) / count),
    Math.floor((games * (at + 1)) / count),
  ]);
}

export async function runSeries(
  job: Job,
  jobs: number,
  onProgress: (done: number, of: number) => void,
): Promise<Tally> {
  const total = emptyTally(job.bots.length);
  const games = job.to - job.from;
  const report = (tally: Tally): void => {
    addTally(total, tally);
    onProgress(total.matches, games);
  };
  if (jobs <= 1) await runJob(job, report);
  else await Promise.all(shares(games, jobs).map(([from, to]) => runInWorker({ ...job, from, to }, report)));
  return total;
}

function runInWorker(job: Job, report: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    worker.on('message', (message: FromWorker) => {
      if ('tally' in message) report(message.tally);
      else reject(new BadInput(message.failed.code, message.failed.message));
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

const BAR = 30;

/** A bar on stderr when somebody watches, nothing in a pipe. */
export function progressBar(stream: NodeJS.WriteStream): { show(done: number, of: number): void; clear(): void } {
  let last = 0;
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show: (done, of) => {
      if (Date.now() - last < 80 && done < of) return;
      last = Date.now();
      const full = Math.round((BAR * done) / of);
      stream.write(`\r[${'█'.repeat(full)}${'·'.repeat(BAR - full)}] ${done}/${of} `);
    },
    clear: () => void stream.write('\r\x1b[K'),
  };
}
