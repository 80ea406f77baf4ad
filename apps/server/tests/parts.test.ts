/** Threads of the pool that have nothing to begin help with the thoughts of the others. */
import { EventEmitter } from 'node:events';
import { answerQuestion } from '@broadside/host';
import { type Action, Match, Stream } from '@broadside/kernel';
import { fetchGame } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import type { Claim, Rank } from '../src/bots/fairQueue.ts';
import type { BotJob, FromWorker, ToWorker } from '../src/bots/job.ts';
import { BotPool } from '../src/bots/pool.ts';
import type { BotThread } from '../src/bots/thinker.ts';
import { makeMetrics } from '../src/metrics.ts';
import { PLAIN } from './games.ts';
import { atTheEnd } from './kit.ts';

const MATTER = {
  choices: [{ type: 'stop' }, { type: 'draw' }] as Action[],
  parts: 3,
  tries: 500,
  wanted: { kind: 'best', usual: [], doubt: 0 },
} as const;

/** A thread that says what the test lets it say. */
class HeldThread extends EventEmitter {
  readonly heard: ToWorker[] = [];
  postMessage = (message: ToWorker): void => void this.heard.push(message);
  unref(): void {}
  async terminate(): Promise<number> {
    this.emit('exit', 1);
    return 1;
  }

  /** Which part of whose thought it was given last. */
  get at(): string {
    const last = this.heard[this.heard.length - 1];
    return last ? `${last.job.bot} ${last.part.at}` : 'nothing';
  }

  start(): void {
    this.emit('message', { ready: true } satisfies FromWorker);
  }

  divide(): void {
    this.say({ matter: MATTER });
  }

  find(stop: number, draw: number): void {
    this.say({ sums: { visits: [10, 10], values: [stop, draw] } });
  }

  private say(told: object): void {
    this.emit('message', { id: this.heard.length, ...told });
  }
}

function heldPool(size: number) {
  const threads: HeldThread[] = [];
  const hire = (): BotThread => {
    threads.push(new HeldThread());
    return threads[threads.length - 1] as unknown as BotThread;
  };
  const pool = new BotPool({ worker: new URL('file:///nowhere'), size, perGuest: 9, metrics: makeMetrics(), hire });
  atTheEnd(() => pool.close());
  const ask = (bot: string, rank: Rank = 0): Promise<string> => {
    const job: BotJob = { game: 'some', rules: 1, bot, view: {}, seat: 0, rngState: [1, 2, 3, 4], ms: 400 };
    const claim: Claim = { people: [bot], rank: () => rank };
    return pool.choose(job, claim).then(
      ({ action }) => action.type,
      (error: Error) => error.message,
    );
  };
  return { ask, threads };
}

/** Two threads that have started, the first of which thinks for Anna; the second one has nothing to do. */
function begun() {
  const held = heldPool(2);
  const answer = held.ask('anna');
  const [lead] = held.threads;
  lead.start();
  lead.divide();
  const [, helper] = held.threads;
  return { ...held, answer, lead, helper };
}

describe('the parts of a thought', () => {
  it('go to a thread that has nothing to do, as soon as it has started', async () => {
    const { answer, lead, helper } = begun();
    expect(helper.at).toBe('nothing');
    helper.start();
    expect([lead.at, helper.at]).toEqual(['anna 0', 'anna 1']);
    helper.find(1, 6);
    expect(helper.at).toBe('anna 2');
    helper.find(1, 6);
    lead.find(9, 1);
    expect(await answer).toBe('draw');
  });

  it('are thought one after another where there is one thread, before it begins anything else', async () => {
    const { ask, threads } = heldPool(1);
    const answers = [ask('anna'), ask('ben')];
    const [only] = threads;
    only.start();
    only.divide();
    for (const part of ['anna 0', 'anna 1', 'anna 2']) {
      expect(only.at).toBe(part);
      only.find(1, 2);
    }
    expect(await answers[0]).toBe('draw');
    expect(only.at).toBe('ben 0');
    expect(threads).toHaveLength(1);
  });

  it('keep nobody waiting: a helper first begins what somebody else has asked meanwhile', () => {
    const { ask, lead, helper } = begun();
    helper.start();
    void ask('ben');
    helper.find(1, 2);
    expect([lead.at, helper.at]).toEqual(['anna 0', 'ben 0']);
    lead.find(1, 2);
    expect(lead.at).toBe('anna 2');
  });

  it('fail as a whole with the thread of one of them, and the others go on with something else', async () => {
    const { ask, threads, answer, lead, helper } = begun();
    helper.start();
    await helper.terminate();
    expect(await answer).toBe('the bot thread ended');
    const next = ask('ben');
    lead.find(1, 2);
    expect(threads.map(({ at }) => at)).toContain('ben 0');
    for (const thread of threads) if (thread.at === 'ben 0') thread.divide();
    for (let part = 0; part < 3; part++)
      for (const thread of threads) if (thread.at === `ben ${part}`) thread.find(1, 2);
    expect(await next).toBe('draw');
  });
});

it('two threads choose what one chooses', async () => {
  const { game, bots } = (await fetchGame(PLAIN.game.id)) ?? {};
  if (!game || !bots) throw new Error('no game');
  const { name, parts } = bots[bots.length - 1];
  const match = Match.begin(game, { seats: 2, seed: 'two threads' });
  const ms = 60;
  const asked = () => ({
    ...{ game: game.id, rules: game.version, bot: name, view: match.view(match.toAct[0]), seat: match.toAct[0] },
    rngState: Stream.of(`thought ${match.n}`).words(),
  });
  const pool = new BotPool({
    worker: new URL('../dist/bots/worker.js', import.meta.url),
    size: 2,
    perGuest: 9,
    metrics: makeMetrics(),
  });
  atTheEnd(() => pool.close());
  await pool.warm();
  let divided = 0;
  while (divided < 2) {
    const question = asked();
    const { view, seat, rngState } = question;
    const begun = await parts?.begin(view, seat, { stream: new Stream(rngState), ms });
    if (begun && 'matter' in begun && begun.matter.parts > 1) divided++;
    const { action } = await pool.choose({ ...question, ms }, { people: ['anna'], rank: () => 0 });
    expect(action).toEqual(await answerQuestion(question, ms));
    match.play(seat, action);
  }
});
