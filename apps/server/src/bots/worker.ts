/** Bots think here, on another core. */
import { parentPort } from 'node:worker_threads';
import { type Action, Stream } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import type { BotJob, FromWorker, ToWorker } from './job.ts';

async function choose(job: BotJob): Promise<Action> {
  const bot = onShelf(job.game)?.bots.find(({ name }) => name === job.bot);
  if (!bot) throw new Error(`${job.game} has no bot ${job.bot}`);
  return bot.choose(job.view, job.seat, { stream: Stream.of(job.seed), ms: job.ms });
}

const answer = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, job }: ToWorker) => {
  choose(job).then(
    (action) => answer({ id, action }),
    (error: unknown) => answer({ id, failed: String(error) }),
  );
});
