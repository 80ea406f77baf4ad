/** Server processes, seen from the load client. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const START_MS = 60_000;
const EXIT_MS = 3_000;

const ended = (child) => child.exitCode !== null || child.signalCode !== null;

async function portOf(child) {
  const limit = AbortSignal.timeout(START_MS);
  const gone = once(child, 'exit', { signal: limit }).then(([code]) => {
    throw new Error(`the server ended with ${code} before it listened`);
  });
  const [{ port }] = await Promise.race([once(child, 'message', { signal: limit }), gone]);
  gone.catch(() => {});
  return port;
}

function asker(child) {
  const open = new Map();
  let last = 0;
  const failAll = () => {
    for (const { reject } of open.values()) reject(new Error('the server ended'));
    open.clear();
  };
  child.on('exit', failAll);
  child.on('message', ({ id, answer }) => {
    open.get(id)?.resolve(answer);
    open.delete(id);
  });
  return (ask, argument) =>
    new Promise((resolve, reject) => {
      if (ended(child)) {
        reject(new Error('the server has ended'));
        return;
      }
      last++;
      open.set(last, { resolve, reject });
      child.send({ id: last, ask, argument });
    });
}

/**
 * Starts a server from this folder in a process of its own.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {string | undefined} profile folder for a processor profile
 */
export async function startServer(script, args, profile) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    execArgv: ['--expose-gc', ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const port = await portOf(child);
    const ask = asker(child);
    return { port, ask, stop: () => stop(child, ask) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** By its own exit, so that a profile gets written; by force if that takes long. */
async function stop(child, ask) {
  if (ended(child)) return;
  const gone = once(child, 'exit');
  ask('exit').catch(() => {});
  const force = setTimeout(() => child.kill('SIGKILL'), EXIT_MS);
  await gone;
  clearTimeout(force);
}
