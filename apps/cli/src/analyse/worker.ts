/** Judges pieces of a match on another core: it is sent a piece, and answers with what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Unit, UnitResult } from '@broadside/judge';
import { type Analysis, openAnalysis } from './open.ts';

export type FromWorker = { readonly result: UnitResult } | { readonly failed: string };

const send = (message: FromWorker): void => parentPort?.postMessage(message);

const opened = openAnalysis(workerData as Analysis);

parentPort?.on('message', async (unit: Unit) => {
  try {
    send({ result: (await opened).judge(unit) });
  } catch (error) {
    send({ failed: (error as Error).message });
  }
});
