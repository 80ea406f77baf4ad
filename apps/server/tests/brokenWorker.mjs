/** A bot that ends its thread whenever it is asked. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => process.exit(1));
