/** A real NATS server on loopback for tests, gone afterwards however the tests end. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from './process.ts';

export interface ThrowawayNats {
  readonly url: string;
  /** Ends it at once, without a word to its clients. */
  kill(): Promise<void>;
  /** Another one at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('../../../scripts/nats.mjs', import.meta.url));
const KEEPER = fileURLToPath(new URL('natsKeeper.mjs', import.meta.url));

const reached = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export async function startNats(): Promise<ThrowawayNats> {
  // Says by itself what to do where there is none and none can be installed.
  const said = execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const command = said.trimEnd().split('\n').at(-1);
  const port = await freePort();
  const args = ['--addr', '127.0.0.1', '--port', String(port)];
  let keeper: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    keeper = spawn(process.execPath, [KEEPER, JSON.stringify({ command, args })], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    for (let tries = 0; !(await reached(port)); tries++) {
      if (tries > 500 || keeper.exitCode !== null) throw new Error('the NATS server did not start');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const kill = async (): Promise<void> => {
    if (!keeper || keeper.exitCode !== null) return;
    const gone = once(keeper, 'exit');
    keeper.stdin?.end();
    await gone;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, start, kill, stop: kill };
}
