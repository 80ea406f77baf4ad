import type { Action } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { OPENING, quiet } from './games.ts';
import { atTheEnd, brisk, type Client, commandId, freshFolder, openServer, twoAtTable, visitor } from './kit.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays this seat's turns until the match is over; bots play the rest. */
async function playAgainstBots(client: Client): Promise<void> {
  for (;;) {
    await client.until('my turn', () => (client.sight?.legal.length ?? 0) > 0 || client.sight?.outcome);
    if (client.sight?.outcome) return;
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
    expect(a.sight?.outcome?.ranking).toHaveLength(5);
    const { body } = await anna.call<string>('GET', '/metrics');
    const jobs = body.split('\n').filter((line) => line.startsWith('broadside_bot_jobs_total'));
    expect(jobs).toEqual([expect.stringMatching(/answered"\} [1-9]/)]);
  });

  it('wait before their move, and wait anew when it was taken back meanwhile', async () => {
    const server = await openServer({ botPause: 3000 });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'sailor' }] });
    await anna.start(id);
    const a = await anna.live(id);
    const ending = (): Action | undefined => quiet(a.sight?.legal ?? []);
    /** Ends the turn without taking anything: nothing comes to light by that. */
    const passOn = async (): Promise<number> => {
      while (a.sight?.toAct.includes(0)) {
        const answer = await a.play(ending() ?? OPENING);
        if (answer.tell !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
        await a.seen(answer.n);
      }
      return a.sight?.n ?? 0;
    };
    while (!ending()) await a.playAny(([first]) => first);
    await passOn();
    expect(a.sight).toMatchObject({ toAct: [1], noUndo: null });
    await pause(2000);
    await a.ask({ do: 'undo', id: commandId(), n: a.sight?.n ?? 0 });
    await a.until('my turn again', () => a.sight?.toAct.includes(0));
    const n = await passOn();
    // The first pause is over by now, the second one is not.
    await pause(2000);
    expect(a.sight).toMatchObject({ n, toAct: [1], noUndo: null });
    await a.seen(n + 1);
    expect(a.sight?.noUndo).not.toBeNull();
  });

  it('go on after a restart, where nobody is connected', async () => {
    const data = freshFolder();
    const first = await openServer({ data, botPause: 60_000 });
    const anna = await visitor(first, 'Anna');
    const { id } = await anna.open({ seats: [{ kind: 'bot', bot: 'sailor' }, { kind: 'me' }] });
    await anna.start(id);
    expect((await anna.live(id)).sight).toMatchObject({ n: 0, toAct: [0] });
    await first.close();
    const second = await openServer({ data });
    const again = await visitor(second, 'x');
    again.cookie = anna.cookie;
    const a = await again.live(id);
    await playAgainstBots(a);
    expect(a.sight?.outcome).not.toBeNull();
  });

  it('that crash are asked again, then the weakest, then chance: the match never stands still', async () => {
    const broken = new URL('./brokenWorker.mjs', import.meta.url);
    const server = await openServer({ botWorker: broken });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open({ seats: [{ kind: 'bot', bot: 'captain' }, { kind: 'me' }] });
    await anna.start(id);
    const a = await anna.live(id);
    await a.until('my turn', () => a.sight?.toAct.includes(1));
    const { body } = await anna.call<string>('GET', '/metrics');
    expect(Number(/bot_jobs_total\{result="failed"\} (\d+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(3);
  });
});

describe('somebody absent', () => {
  it('is stood in for after the agreed time, and takes the seat back by coming', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server, { absence: 5 });
    const b = await boris.live(id);
    const a = await anna.live(id);
    await a.end();
    const left = Date.now();
    await b.until('a stand-in', () => b.table?.seats[0].bot === 'sailor');
    expect(Date.now() - left).toBeGreaterThan(4500);
    expect(b.table?.seats[0]).toEqual({ kind: 'person', name: 'Anna', bot: 'sailor', here: false });
    await b.until('my turn', () => b.sight?.toAct.includes(1));
    const back = await anna.live(id);
    await back.until('she is back', () => back.table?.seats[0].bot === null);
    expect(back.table?.seats[0]).toMatchObject({ bot: null, here: true });
  });

  it('is not stood in for while a line is open, nor where the table waits', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server, { absence: 5 });
    const waiting = await twoAtTable(server, { absence: null });
    const a = await anna.live(id);
    const b = await boris.live(id);
    const w = await waiting.boris.live(waiting.id);
    await pause(6000);
    expect([a.sight?.n, b.table?.seats[0].bot]).toEqual([0, null]);
    expect([w.sight?.n, w.table?.seats[0].bot]).toEqual([0, null]);
  });

  it('who left in the middle of a match is stood in for at once, and may return', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const b = await boris.live(id);
    expect(await anna.good('POST', `/api/tables/${id}/leave`)).toMatchObject({
      you: 0,
      seats: [{ bot: 'sailor' }, {}],
    });
    await b.until('my turn', () => b.sight?.toAct.includes(1));
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
    const second = await openServer({ data });
    atTheEnd(() => second.close());
    const again = await visitor(second, 'x');
    again.cookie = boris.cookie;
    const b = await again.live(id);
    await b.until('a stand-in', () => b.table?.seats[0].bot === 'sailor');
    await b.until('my turn', () => b.sight?.toAct.includes(1));
  });
});
