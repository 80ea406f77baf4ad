/** The SQLite file in a thread of its own: while it flushes to the disk, everybody else is served. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, type Call, type Failure, OPENING } from './calls.ts';
import { SqliteStore } from './sqlite.ts';
import { codeOf, messageOf } from './trouble.ts';

const failureOf = (error: unknown): Failure => ({
  name: error instanceof Error ? error.name : 'Error',
  code: codeOf(error),
  message: messageOf(error),
});

const tell = (answer: Answer): void => parentPort?.postMessage(answer);

function serve(store: SqliteStore): void {
  const methods = store as unknown as Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;
  parentPort?.on('message', ([id, method, args]: Call) => {
    methods[method](...(JSON.parse(args) as unknown[])).then(
      (value) => tell([id, value === undefined ? undefined : JSON.stringify(value)]),
      (error: unknown) => tell([id, undefined, failureOf(error)]),
    );
  });
  tell([OPENING, undefined]);
}

try {
  serve(new SqliteStore(workerData as string));
} catch (error) {
  tell([OPENING, undefined, failureOf(error)]);
}
