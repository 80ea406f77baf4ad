/** A real NATS server on loopback for tests, gone afterwards however the tests end. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/nats.mjs', import.meta.url));
const KEEPER = fileURLToPath(new URL('natsKeeper.mjs', import.meta.url));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const reached = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export async function startNats({ counted = false } = {}) {
  // Says by itself what to do where there is none and none can be installed.
  const said = execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const command = said.trimEnd().split('\n').at(-1);
  const port = await freePort();
  const counts = counted ? await freePort() : undefined;
  const args = ['--addr', '127.0.0.1', '--port', String(port), ...(counts ? ['--http_port', String(counts)] : [])];
  let keeper;
  const start = async () => {
    keeper = spawn(process.execPath, [KEEPER, JSON.stringify({ command, args })], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    for (let tries = 0; !(await reached(port)); tries++) {
      if (tries > 500 || keeper.exitCode !== null) throw new Error('the NATS server did not start');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const kill = async () => {
    if (!keeper || keeper.exitCode !== null) return;
    const gone = once(keeper, 'exit');
    keeper.stdin.end();
    await gone;
  };
  const traffic = async () => {
    const { in_msgs, in_bytes, out_msgs, out_bytes } = await (await fetch(`http://127.0.0.1:${counts}/varz`)).json();
    return { in: { messages: in_msgs, bytes: in_bytes }, out: { messages: out_msgs, bytes: out_bytes } };
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, pid: () => keeper.pid, traffic, start, kill, stop: kill };
}
