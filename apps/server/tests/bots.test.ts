import { type Action, sameAction } from '@broadside/kernel';
import { describe, expect, it, vi } from 'vitest';
import { HeldClock } from '../../../packages/host/tests/heldClock.ts';
import { OPENING, PLAIN, quiet } from './games.ts';
import { atTheEnd, brisk, type Client, commandId, freshFolder, openServer, twoAtTable, visitor } from './kit.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Enough of real time for a word to arrive that should not have been said; all else is measured by a clock that is held. */
const A_MOMENT_MS = 300;

/** Until the server has asked the clock once more for such a wait than it had before. */
async function asksFor(clock: HeldClock, ms: number, work: () => Promise<unknown>): Promise<void> {
  const asked = (): number => clock.asked.filter((one) => one === ms).length;
  const before = asked();
  await work();
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before), { timeout: 30_000, interval: 5 });
}

/** Plays this seat's turns until the match is over; bots play the rest. */
async function playAgainstBots(client: Client): Promise<void> {
  for (;;) {
    await client.until('my turn', () => (client.update?.legal.length ?? 0) > 0 || client.update?.outcome);
    if (client.update?.outcome) return;
    await client.playAny(brisk);
  }
}

describe('bots', () => {
  it('play their seats in other threads, every level of them', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const bot = (name: string) => ({ kind: 'bot', bot: name }) as const;
    const { id } = await anna.open({
      seats: [{ kind: 'me' }, bot('random'), bot('deckhand'), bot('sailor'), bot('captain')],
    });
    await anna.start(id);
    const a = await anna.live(id);
    await playAgainstBots(a);
    expect(a.update?.outcome?.ranking).toHaveLength(5);
    const { body } = await anna.call<string>('GET', '/metrics');
    const jobs = body.split('\n').filter((line) => line.startsWith('broadside_bot_jobs_total'));
    expect(jobs).toEqual([expect.stringMatching(/answered"\} [1-9]/)]);
  });

  it('wait before their move, and wait anew when it was taken back meanwhile', async () => {
    const clock = new HeldClock(Date.now());
    // A game has a share of the usual pause as its own.
    const server = await openServer({ botPause: 3000 / (PLAIN.pace ?? 1) }, { clock });
    const anna = await visitor(server, 'Anna');
    // The bot begins: when it comes to what is looked at here its thread is awake, and would answer within the moment.
    const { id } = await anna.open({ seats: [{ kind: 'bot', bot: 'sailor' }, { kind: 'me' }] });
    await anna.start(id);
    const a = await anna.live(id);
    const ending = (): Action | undefined => quiet(a.update?.legal ?? []);
    const mine = (): boolean => a.update?.toAct.includes(1) ?? false;
    const play = async (action: Action): Promise<void> => void (await a.playAny(() => action));
    const opens = (): boolean => a.update?.legal.some((action) => sameAction(action, OPENING)) ?? false;
    while (!opens())
      if (mine()) await play(ending() ?? (a.update?.legal[0] as Action));
      else await clock.pass(3000).then(() => pause(5));
    await play(OPENING);
    while (!ending()) await a.playAny(([first]) => first);
    /** Ends the turn without taking anything: nothing comes to light by that. */
    const passOn = async (): Promise<number> => {
      while (mine()) await play(ending() ?? OPENING);
      return a.update?.n ?? 0;
    };
    await asksFor(clock, 3000, passOn);
    expect(a.update).toMatchObject({ toAct: [0], noUndo: null });
    await clock.pass(2000);
    await a.ask({ type: 'undo', id: commandId(), n: a.update?.n ?? 0 });
    await a.until('my turn again', mine);
    let n = 0;
    await asksFor(clock, 3000, async () => {
      n = await passOn();
    });
    // The first pause is over by now, the second one is not.
    await clock.pass(2000);
    await pause(A_MOMENT_MS);
    expect(a.update).toMatchObject({ n, toAct: [0], noUndo: null });
    await clock.pass(1000);
    await a.seen(n + 1);
    expect(a.update?.noUndo).not.toBeNull();
  });

  it('go on after a restart, where nobody is connected', async () => {
    const data = freshFolder();
    const first = await openServer({ data, botPause: 60_000 });
    const anna = await visitor(first, 'Anna');
    const { id } = await anna.open({ seats: [{ kind: 'bot', bot: 'sailor' }, { kind: 'me' }] });
    await anna.start(id);
    expect((await anna.live(id)).update).toMatchObject({ n: 0, toAct: [0] });
    await first.close();
    const second = await openServer({ data });
    const again = await visitor(second, 'x');
    again.cookie = anna.cookie;
    const a = await again.live(id);
    await playAgainstBots(a);
    expect(a.update?.outcome).not.toBeNull();
  });

  it('that crash are asked again, then the weakest, then chance: the match never stands still', async () => {
    const broken = new URL('./brokenWorker.mjs', import.meta.url);
    const server = await openServer({ botWorker: broken });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open({ seats: [{ kind: 'bot', bot: 'captain' }, { kind: 'me' }] });
    await anna.start(id);
    const a = await anna.live(id);
    await a.until('my turn', () => a.update?.toAct.includes(1));
    const { body } = await anna.call<string>('GET', '/metrics');
    expect(Number(/bot_jobs_total\{result="failed"\} (\d+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(3);
  });
});

describe('somebody absent', () => {
  it('is stood in for after the agreed time, and takes the seat back by coming', async () => {
    const clock = new HeldClock(Date.now());
    const server = await openServer({}, { clock });
    const { anna, boris, id } = await twoAtTable(server, { absence: 5 });
    const b = await boris.live(id);
    const a = await anna.live(id);
    await asksFor(clock, 5000, () => a.end());
    await clock.pass(4999);
    await pause(A_MOMENT_MS);
    expect(b.table?.seats[0].bot).toBeNull();
    await clock.pass(1);
    await b.until('a substitute bot', () => b.table?.seats[0].bot === 'sailor');
    expect(b.table?.seats[0]).toEqual({ kind: 'person', name: 'Anna', bot: 'sailor', here: false });
    await b.until('my turn', () => b.update?.toAct.includes(1));
    const back = await anna.live(id);
    await back.until('she is back', () => back.table?.seats[0].bot === null);
    expect(back.table?.seats[0]).toMatchObject({ bot: null, here: true });
  });

  it('is not substituted while a connection is open, nor where the table waits', async () => {
    const clock = new HeldClock(Date.now());
    const server = await openServer({}, { clock });
    const { anna, boris, id } = await twoAtTable(server, { absence: 5 });
    const waiting = await twoAtTable(server, { absence: null });
    const a = await anna.live(id);
    const b = await boris.live(id);
    const w = await waiting.boris.live(waiting.id);
    await clock.pass(600_000);
    await pause(A_MOMENT_MS);
    expect([a.update?.n, b.table?.seats[0].bot]).toEqual([0, null]);
    expect([w.update?.n, w.table?.seats[0].bot]).toEqual([0, null]);
  });

  it('who left in the middle of a match is stood in for at once, and may return', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const b = await boris.live(id);
    expect(await anna.good('POST', `/api/tables/${id}/leave`)).toMatchObject({
      you: 0,
      seats: [{ bot: 'sailor' }, {}],
    });
    await b.until('my turn', () => b.update?.toAct.includes(1));
    expect(await anna.good('POST', `/api/tables/${id}/return`)).toMatchObject({ seats: [{ bot: null }, {}] });
    const vera = await visitor(server, 'Vera');
    expect(await vera.bad('POST', `/api/tables/${id}/return`)).toBe('403 not-seated');
    expect(await vera.bad('POST', `/api/tables/${id}/leave`)).toBe('403 not-seated');
  });

  it('is stood in for after a restart too', async () => {
    const data = freshFolder();
    const first = await openServer({ data });
    const { boris, id } = await twoAtTable(first, { absence: 5 });
    await first.close();
    const clock = new HeldClock(Date.now());
    const second = await openServer({ data }, { clock });
    atTheEnd(() => second.close());
    const again = await visitor(second, 'x');
    again.cookie = boris.cookie;
    const b = await again.live(id);
    // The rooms are looked through by and by.
    while (b.table?.seats[0].bot !== 'sailor') await clock.pass(1000).then(() => pause(5));
    await b.until('my turn', () => b.update?.toAct.includes(1));
  });
});
