import { EventEmitter } from 'node:events';
import type { Thought } from '@broadside/host';
import { describe, expect, it } from 'vitest';
import type { Claim, Rank } from '../src/bots/fairQueue.ts';
import type { BotJob, ToWorker } from '../src/bots/job.ts';
import { allowance, BotPool } from '../src/bots/pool.ts';
import type { BotThread } from '../src/bots/thinker.ts';
import { makeMetrics } from '../src/metrics.ts';
import { atTheEnd, type Client, openServer, visitor } from './kit.ts';

/** A thread that answers when the test lets it. */
class HeldThread extends EventEmitter {
  readonly heard: ToWorker[] = [];

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  answer(): void {
    this.emit('message', { id: this.heard[this.heard.length - 1].id, action: { type: 'pass' } });
  }

  async terminate(): Promise<number> {
    this.emit('exit', 1);
    return 1;
  }

  unref(): void {}
}

const jobOf = (name: string, ms = 400): BotJob => ({
  game: 'some-game',
  rules: 1,
  bot: name,
  view: {},
  seat: 0,
  rngState: [1, 2, 3, 4],
  ms,
});

/** A pool of held threads: what they were given, in order, and what came of it. */
function heldPool(size: number, perGuest = 9) {
  const threads: HeldThread[] = [];
  const metrics = makeMetrics();
  const hire = (): BotThread => {
    const thread = new HeldThread();
    threads.push(thread);
    return thread as unknown as BotThread;
  };
  const pool = new BotPool({ worker: new URL('file:///nowhere'), size, perGuest, metrics, hire });
  atTheEnd(() => pool.close());
  const answered: Promise<Thought | string>[] = [];
  return {
    pool,
    threads,
    metrics,
    answered,
    ask(person: string | readonly string[], name: string, rank: Rank | (() => Rank) = 0): void {
      const claim: Claim = { people: [person].flat(), rank: () => (typeof rank === 'function' ? rank() : rank) };
      answered.push(pool.choose(jobOf(name), claim).catch((error: Error) => error.message));
    },
    given: (): string[] => threads.flatMap(({ heard }) => heard.map(({ job }) => job.bot)),
    /** One thread answers again and again; the order in which it is given its questions. */
    workOff(at = 0): string[] {
      const order: string[] = [];
      for (let last: ToWorker | undefined; threads[at].heard.at(-1) !== last; threads[at].answer()) {
        last = threads[at].heard.at(-1);
        order.push(last?.job.bot ?? '');
      }
      return order;
    },
  };
}

const many = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('the thinking of bots is shared fairly', () => {
  it('a stranger waits for one thought at most, however many tables somebody else has begun', () => {
    const { ask, workOff } = heldPool(1);
    for (const at of many(100)) ask('greedy', `g${at}`);
    ask('stranger', 's0');
    ask('stranger', 's1');
    expect(workOff().slice(0, 6)).toEqual(['g0', 's0', 'g1', 's1', 'g2', 'g3']);
  });

  it('people are served in turn, the questions of each in their order', () => {
    const { ask, workOff } = heldPool(1);
    for (const name of ['a0', 'a1', 'a2', 'b0', 'c0', 'c1']) ask(name[0], name);
    expect(workOff()).toEqual(['a0', 'b0', 'c0', 'a1', 'c1', 'a2']);
  });

  it('whoever comes late makes up for no time in which they asked for nothing', () => {
    const { ask, threads, given } = heldPool(1);
    for (const at of many(9)) ask('early', `e${at}`);
    for (const _ of many(5)) threads[0].answer();
    for (const at of many(3)) ask('late', `l${at}`);
    for (const _ of many(5)) threads[0].answer();
    expect(given().slice(5)).toEqual(['e5', 'l0', 'e6', 'l1', 'e7', 'l2']);
  });

  it('people who wait come before tables that are watched, and those before tables where nobody is', () => {
    const { ask, workOff } = heldPool(1);
    ask('x', 'first');
    ask('a', 'nobody', 2);
    ask('b', 'watched', 1);
    ask('a', 'seated', 0);
    ask('b', 'seated too', 0);
    expect(workOff()).toEqual(['first', 'seated', 'seated too', 'watched', 'nobody']);
  });

  it('whoever comes back to a table while it waits is no longer nobody', () => {
    const { ask, threads, given } = heldPool(1);
    let here = false;
    ask('x', 'first');
    ask('b', 'watched', 1);
    ask('a', 'left', () => (here ? 0 : 2));
    here = true;
    threads[0].answer();
    expect(given()).toEqual(['first', 'left']);
  });

  it('for one guest only so many bots think at once, even where threads are free', () => {
    const { ask, given, threads } = heldPool(4, 2);
    for (const at of many(5)) ask('greedy', `g${at}`);
    expect(given()).toEqual(['g0', 'g1']);
    ask('stranger', 's0');
    expect(given()).toEqual(['g0', 'g1', 's0']);
    threads[1].answer();
    expect(threads[1].heard.map(({ job }) => job.bot)).toEqual(['g1', 'g2']);
  });

  it('a thread that ends makes room for the next question of the same guest', async () => {
    const { ask, given, threads, answered } = heldPool(4, 1);
    ask('greedy', 'g0');
    ask('greedy', 'g1');
    await threads[0].terminate();
    expect(given()).toEqual(['g0', 'g1']);
    expect(await answered[0]).toBe('the bot thread ended');
  });

  it('at a table of several people it counts for the one with the least under way', () => {
    const { ask, workOff } = heldPool(1);
    for (const at of many(4)) ask('host', `h${at}`);
    ask(['host', 'guest'], 'ours');
    expect(workOff()).toEqual(['h0', 'ours', 'h1', 'h2', 'h3']);
  });

  it('where many wait each thinks more briefly, and never below the least; a stranger keeps their time', () => {
    const { ask, workOff, threads } = heldPool(1);
    for (const at of many(100)) ask('greedy', `g${at}`);
    ask('stranger', 's0');
    workOff();
    const ms = new Map(threads[0].heard.map(({ job }) => [job.bot, job.ms]));
    expect([ms.get('g0'), ms.get('s0'), ms.get('g1'), ms.get('g97'), ms.get('g99')]).toEqual([400, 400, 50, 400, 400]);
    expect(ms.get('g90')).toBe(2000 / 10);
    expect([allowance(400, 1, 5), allowance(400, 1, 10), allowance(400, 2, 10), allowance(20, 1, 500)]).toEqual([
      400, 200, 400, 20,
    ]);
  });

  it('how many wait, and how long they did, is in the metrics', async () => {
    const { ask, metrics, workOff } = heldPool(1);
    for (const at of many(3)) ask('anna', `a${at}`);
    expect(await metrics.registry.metrics()).toContain('broadside_bot_jobs_waiting 2');
    workOff();
    const text = await metrics.registry.metrics();
    expect(text).toContain('broadside_bot_jobs_waiting 0');
    expect(text).toContain('broadside_bot_wait_seconds_count 3');
  });

  it('when the server stops nobody is left waiting', async () => {
    const { ask, pool, answered } = heldPool(1);
    for (const at of many(3)) ask('anna', `a${at}`);
    await pool.close();
    ask('anna', 'late');
    expect(await Promise.all(answered)).toEqual(many(4).map(() => 'the server stops'));
  });
});

const captain = { kind: 'bot', bot: 'captain' } as const;
const sailor = { kind: 'bot', bot: 'sailor' } as const;

describe('tables of one host', () => {
  it('in play are counted, even those begun in one moment; one that is closed makes room', async () => {
    const server = await openServer({ botPause: 60_000, limits: { tablesPerGuest: 3 } });
    const anna = await visitor(server, 'Anna');
    const ids = await Promise.all(many(5).map(async () => (await anna.open({ seats: [{ kind: 'me' }, captain] })).id));
    const answers = await Promise.all(
      ids.map((id) => anna.call<{ code?: string; status: string }>('POST', `/api/tables/${id}/start`, {})),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(many(2).map(() => [429, 'too-many-tables']));
    const begun = ids.filter((_, at) => answers[at].status === 200);
    const [waits] = ids.filter((_, at) => answers[at].status !== 200);
    expect((await anna.info(waits)).status).toBe('waiting');
    await anna.good('POST', `/api/tables/${begun[0]}/close`);
    expect((await anna.start(waits)).status).toBe('playing');
    const boris = await visitor(server, 'Boris');
    const { id } = await boris.open({ seats: [{ kind: 'me' }, captain] });
    expect((await boris.start(id)).status).toBe('playing');
  });

  it('full of bots do not keep a stranger’s bot from answering', async () => {
    const server = await openServer({ botMs: 100, limits: { thinkingPerGuest: 1 } });
    const greedy = await visitor(server, 'Greedy');
    const lines: Client[] = [];
    for (const _ of many(6)) {
      const { id } = await greedy.open({ seats: [captain, captain, { kind: 'me' }] });
      await greedy.start(id);
      lines.push(await greedy.live(id));
    }
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open({ seats: [sailor, { kind: 'me' }] });
    await anna.start(id);
    const a = await anna.live(id);
    await a.until('my turn', () => a.update?.toAct.includes(1));
    // The others were thought for meanwhile, and wait still.
    const { body } = await anna.call<string>('GET', '/metrics');
    expect(Number(/broadside_bot_jobs_waiting (\d+)/.exec(body)?.[1])).toBeGreaterThan(0);
    expect(lines.every(({ update }) => !update?.outcome)).toBe(true);
  });

  it('of bots alone rest while nobody looks, and go on when somebody comes', async () => {
    const server = await openServer({ idleMs: 100 });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open({ seats: [sailor, sailor] });
    await anna.start(id);
    const jobs = async (): Promise<number> => {
      const { body } = await anna.call<string>('GET', '/metrics');
      return Number(/bot_jobs_total\{result="answered"\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    expect(await jobs()).toBe(0);
    const a = await anna.live(id);
    await a.seen(5);
    await a.end();
    expect(await jobs()).toBeGreaterThan(4);
    // Whether it was put away meanwhile or not.
    const back = await anna.live(id);
    await back.seen((back.update?.n ?? 0) + 5);
  });
});
