/** A share of a series on another core. */
import { parentPort, workerData } from 'node:worker_threads';
import { BadInput } from '@broadside/kernel';
import { type Job, runJob, type Tally } from './job.ts';

export type FromWorker =
  | { readonly tally: Tally }
  | { readonly failed: { readonly code: string; readonly message: string } };

const send = (message: FromWorker): void => parentPort?.postMessage(message);

try {
  await runJob(workerData as Job, (tally) => send({ tally }));
} catch (error) {
  const { message } = error as Error;
  send({ failed: { code: error instanceof BadInput ? error.code : 'failed', message } });
}
