/** Dice fall here, on another core, so that no request waits for them. */
import { parentPort } from 'node:worker_threads';
import { throwDice } from '../physics/index.ts';
import type { FromThread, ToThread } from './messages.ts';

const answer = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, order }: ToThread) => {
  throwDice(order).then(
    (thrown) => answer({ id, thrown }),
    (error: unknown) => answer({ id, failed: String(error) }),
  );
});
