/** The SQLite file in a thread of its own: while it flushes to the disk, everybody else is served. */
import { parentPort, workerData } from 'node:worker_threads';
import { unpack } from './batch.ts';
import { type Answer, type Call, type Failure, type FilePlace, OPENING } from './calls.ts';
import { SqliteStore } from './sqlite.ts';
import { codeOf, messageOf } from './trouble.ts';

const failureOf = (error: unknown): Failure => ({
  name: error instanceof Error ? error.name : 'Error',
  code: codeOf(error),
  message: messageOf(error),
});

const send = (answer: Answer): void => parentPort?.postMessage(answer);

function serve(store: SqliteStore): void {
  const methods = store as unknown as Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;
  const carryOut = (call: Call): Promise<unknown> =>
    call.length === 2 ? store.appendWritten(unpack(call[1])) : methods[call[1]](...(JSON.parse(call[2]) as unknown[]));
  parentPort?.on('message', (call: Call) => {
    const [id] = call;
    carryOut(call).then(
      (value) => send([id, value === undefined ? undefined : JSON.stringify(value)]),
      (error: unknown) => send([id, undefined, failureOf(error)]),
    );
  });
  send([OPENING, undefined]);
}

try {
  serve(new SqliteStore(workerData as FilePlace));
} catch (error) {
  send([OPENING, undefined, failureOf(error)]);
}
