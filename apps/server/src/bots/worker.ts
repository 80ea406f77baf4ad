/** Bots think here, on another core. */
import { parentPort } from 'node:worker_threads';
import { thinkPiece } from '@broadside/host';
import type { FromWorker, ToWorker } from './job.ts';

const answer = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, job, part }: ToWorker) => {
  const { ms, ...question } = job;
  thinkPiece({ question, ms, ...part }, (told) => answer({ id, ...told })).catch((error: unknown) =>
    answer({ id, failed: String(error) }),
  );
});
answer({ ready: true });
