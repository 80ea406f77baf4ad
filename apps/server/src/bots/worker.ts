/** Bots think here, on another core. */
import { parentPort } from 'node:worker_threads';
import { answerQuestion } from '@broadside/host';
import type { FromWorker, ToWorker } from './job.ts';

const answer = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, job }: ToWorker) => {
  answerQuestion(job, job.ms).then(
    (action) => answer({ id, action }),
    (error: unknown) => answer({ id, failed: String(error) }),
  );
});
answer({ ready: true });
