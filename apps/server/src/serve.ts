/** The server by itself, until it is asked to stop: flags and environment in, an address out. */
import { BadFlags, readSettings, USAGE } from './config.ts';
import type { RunningServer } from './server.ts';
import { NoStore } from './store/trouble.ts';

/** After this nothing is waited for any more. */
const HARD_STOP_MS = 4500;

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function explain(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: end the other program or choose another port with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL') return 'This machine does not have that address: choose another with --host.';
  return error instanceof NoStore ? message : `The server could not start: ${message}`;
}

function stopOn(signal: NodeJS.Signals, server: RunningServer): void {
  process.on(signal, () => {
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(`The server did not stop cleanly: ${String(error)}`, 1),
    );
  });
}

function settingsOrExit(args: readonly string[]) {
  try {
    return readSettings(args, process.env);
  } catch (error) {
    if (error instanceof BadFlags) return fail(`${error.message}\n\n${USAGE}`, 2);
    throw error;
  }
}

/** Serves until a signal ends the process; wrong flags and a start that fails end it at once, with a sentence. */
export async function serve(args: readonly string[]): Promise<void> {
  const settings = settingsOrExit(args);
  if (settings === undefined) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  try {
    // Loaded only now: wrong flags are answered at once, without every game and both databases.
    const { startServer } = await import('./server.ts');
    const server = await startServer(settings);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) stopOn(signal, server);
    const others = server.addresses.length > 0 ? ` · friends on this network: ${server.addresses.join(' ')}` : '';
    process.stdout.write(`Broadside is open at ${server.url}${others}\n`);
  } catch (error) {
    fail(explain(error, settings.port ?? 3000), 1);
  }
}
