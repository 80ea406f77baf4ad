/** A thread for bots that takes long to start is waited for; one that has started and dawdles is not. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/bots/job.ts';
import { BotPool } from '../src/bots/pool.ts';
import type { BotThread } from '../src/bots/thinker.ts';
import { makeMetrics } from '../src/metrics.ts';

/** A thread that does what the test says. */
class SlowThread extends EventEmitter {
  asked: ToWorker | undefined;
  ended = false;
  unref(): void {}
  postMessage(message: ToWorker): void {
    this.asked = message;
  }
  async terminate(): Promise<number> {
    this.ended = true;
    return 0;
  }
  say(message: FromWorker): void {
    this.emit('message', message);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asked() {
  const thread = new SlowThread();
  const hire = (): BotThread => thread as unknown as BotThread;
  const pool = new BotPool({ size: 1, perGuest: 1, metrics: makeMetrics(), hire });
  const job = { game: 'some', rules: 1, bot: 'slow', view: null, seat: 0, rngState: [0, 0, 0, 1], ms: 100 } as const;
  const answer = pool.choose(job, { people: ['anna'], rank: () => 0 }).then(
    ({ action }) => action,
    (error: Error) => error.message,
  );
  return { thread, answer };
}

it('a bot thread that is long in starting is not ended for it, so that it answers on a busy machine at last', async () => {
  const { thread, answer } = asked();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(thread.ended).toBe(false);
  thread.say({ ready: true });
  thread.say({ id: thread.asked?.id ?? 0, action: { type: 'pass' } });
  expect(await answer).toEqual({ type: 'pass' });
});

it('a bot thread that has started has ten times its thinking time, as a busy machine may need, and five seconds', async () => {
  const { thread, answer } = asked();
  thread.say({ ready: true });
  await vi.advanceTimersByTimeAsync(5900);
  expect(thread.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(thread.ended).toBe(true);
  expect(await answer).toBe('the bot slow did not answer in time');
});
