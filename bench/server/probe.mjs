/** The server's side of the connection to the load client: every server under test is asked the same questions. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Memory in use after full collections; the pauses let finalisers run. */
async function memory() {
  for (let i = 0; i < 4; i++) {
    globalThis.gc();
    await sleep(50);
  }
  return process.memoryUsage();
}

/** Memory as it is, without any collection. */
const resident = () => process.memoryUsage();

/** Seconds of processor time of all threads of this process, and when that was. */
function processor() {
  const { user, system } = process.cpuUsage();
  return { used: (user + system) / 1e6, at: performance.timeOrigin + performance.now() };
}

/**
 * Says which port the server listens on, then answers what it is asked.
 * @param {number} port
 * @param {Record<string, (argument: unknown) => unknown>} more questions that only this server understands
 */
export function report(port, more = {}) {
  const answers = { memory, resident, processor, exit: () => process.exit(0), ...more };
  process.on('message', async ({ id, ask, argument }) => {
    process.send({ id, answer: await answers[ask](argument) });
  });
  // Never outlive the load client.
  process.on('disconnect', () => process.exit(0));
  process.send({ port });
}
