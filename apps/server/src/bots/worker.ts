/** Bots think here, on another core. */
import { parentPort } from 'node:worker_threads';
import { type Action, Stream } from '@broadside/kernel';
import { onShelf, underRules } from '@broadside/shelf';
import type { BotJob, FromWorker, ToWorker } from './job.ts';

async function choose(job: BotJob): Promise<Action> {
  const today = onShelf(job.game);
  const entry = today && (await underRules(today, job.rules));
  const bot = entry?.bots.find(({ name }) => name === job.bot);
  if (!bot) throw new Error(`version ${job.rules} of ${job.game} has no bot ${job.bot}`);
  return bot.choose(job.view, job.seat, { stream: Stream.of(job.seed), ms: job.ms });
}

const answer = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, job }: ToWorker) => {
  choose(job).then(
    (action) => answer({ id, action }),
    (error: unknown) => answer({ id, failed: String(error) }),
  );
});
