/** The memory of a running node after a full collection, asked for through its inspector; and whether it grows. */
import { WebSocket } from 'ws';
import type { ServerProcess } from '../process.ts';

export interface Sample {
  /** Seconds since the first. */
  readonly at: number;
  /** Bytes in the heap and beside it after a full collection, and all that the system gave the process. */
  readonly heap: number;
  readonly external: number;
  readonly resident: number;
}

/** The node opens its inspector on loopback: `NODE_OPTIONS` for a process that is to be looked into. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface Evaluated {
  readonly result: { readonly result: { readonly value: string } };
}

/** Asks one process; undefined if it does not answer, as while it is frozen. */
export async function memoryOf(node: ServerProcess, at: number): Promise<Sample | undefined> {
  const url = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(node.said)?.[0];
  if (!url) throw new Error('the node has no inspector');
  const socket = new WebSocket(url, { handshakeTimeout: 5000 });
  try {
    await opened(socket);
    for (let time = 0; time < 2; time++) await ask(socket, 'HeapProfiler.collectGarbage', {});
    const expression = 'JSON.stringify(process.memoryUsage())';
    const { result } = (await ask(socket, 'Runtime.evaluate', { expression })) as Evaluated;
    const { heapUsed, external, rss } = JSON.parse(result.result.value) as NodeJS.MemoryUsage;
    return { at, heap: heapUsed, external, resident: rss };
  } catch {
    return undefined;
  } finally {
    socket.terminate();
  }
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

let asked = 0;

function ask(socket: WebSocket, method: string, params: object): Promise<unknown> {
  const id = ++asked;
  socket.send(JSON.stringify({ id, method, params }));
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer to ${method}`)), 20_000);
    socket.on('close', () => reject(new Error('closed')));
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as { id?: number };
      if (answer.id !== id) return;
      clearTimeout(late);
      resolve(answer);
    });
  });
}

/** By how much it grows in a second: the median of the slopes between any two samples, so that single ones mean nothing. */
export function slopeOf(samples: readonly Sample[], value: (sample: Sample) => number): number {
  const slopes = samples.flatMap((one, from) =>
    samples.slice(from + 1).map((other) => (value(other) - value(one)) / (other.at - one.at)),
  );
  return median(slopes);
}

export const median = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.toSorted((one, other) => one - other)[values.length >> 1];
