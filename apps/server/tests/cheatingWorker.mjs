/** A bot that does what no game allows. */
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id }) => parentPort.postMessage({ id, action: { type: 'mutiny' } }));
