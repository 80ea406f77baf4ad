import type { Entry } from '@broadside/kernel';
import { type ClientMessage, PROTOCOL_V2 } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { IMPOSSIBLE, OPENING, PLAIN, quiet, REFUSED } from './games.ts';
import { brisk, type Client, commandId, openServer, playOut, twoAtTable, visitor } from './kit.ts';

const { game } = PLAIN;

/** Every entry this connection was sent, in order. */
const entriesOf = (client: Client): Entry[] =>
  client.received.flatMap((message) => (message.type === 'update' ? [...message.update.entries] : []));

const numbersOf = (client: Client): number[] => entriesOf(client).map(({ n }) => n);

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, at) => at);

describe('the WebSocket connection', () => {
  it('sends every entry once and in order, and goes on from any number', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    await playOut([a, b], brisk);
    const last = a.update?.n ?? 0;
    expect(numbersOf(a)).toEqual(upTo(last));
    expect(numbersOf(b)).toEqual(upTo(last));
    const again = await anna.live(id, 5);
    expect(entriesOf(again)).toEqual(entriesOf(a).slice(6));
    expect(again.update).toMatchObject({ n: last, view: a.update?.view });
    expect(numbersOf(await anna.live(id, last))).toEqual([]);
    expect(numbersOf(await anna.live(id, last + 100))).toEqual(upTo(last));
  });

  it('sends what changes to those who have the rest, and everything to those who ask for it', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const [a, old, b] = [await anna.live(id), await anna.live(id, -1, PROTOCOL_V2), await boris.live(id)];
    const act = async (): Promise<void> => void (await a.playAny(([first]) => first));
    await act();
    await act();
    await Promise.all([a, old, b].map((one) => one.seen(2)));
    expect([a, old, b].map(({ changes }) => changes)).toEqual([2, 0, 2]);
    expect(a.update).toEqual(old.update);
    b.say({ type: 'watch', from: -1, whole: true });
    await b.until('everything', () => b.update?.entries.length === 3);
    await act();
    await Promise.all([a, old, b].map((one) => one.seen(3)));
    expect([a, old, b].map(({ changes }) => changes)).toEqual([3, 0, 2]);
  });

  it('keeps two devices of one person in step', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server);
    const [desk, phone] = [await anna.live(id), await anna.live(id)];
    await desk.play(OPENING);
    await phone.seen(1);
    expect(phone.update).toEqual(desk.update);
    await phone.play(phone.update?.legal[0] ?? OPENING);
    await desk.seen(2);
    expect(desk.update).toEqual(phone.update);
  });

  it('carries out a request sent twice only once, on whichever connection it is repeated', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const a = await anna.live(id);
    const command = commandId();
    const first = await a.play(OPENING, 0, command);
    expect(first).toEqual({ type: 'done', id: command, n: 1 });
    expect(await a.play(OPENING, 0, command)).toEqual(first);
    await a.end();
    const again = await anna.live(id);
    expect(await again.play(OPENING, 0, command)).toEqual(first);
    expect((await boris.live(id)).update?.n).toBe(1);
  });

  it('answers the same request sent twice in one breath with one entry', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server);
    const a = await anna.live(id);
    const command = commandId();
    for (let k = 0; k < 2; k++) a.say({ type: 'play', id: command, n: 0, action: OPENING });
    const answers = await a.until('two answers', () => {
      const heard = a.received.filter((message) => message.type === 'done' || message.type === 'refused');
      return heard.length === 2 ? heard : undefined;
    });
    expect(answers).toEqual([
      { type: 'done', id: command, n: 1 },
      { type: 'done', id: command, n: 1 },
    ]);
    expect(a.update?.n).toBe(1);
  });

  it('refuses a request made before the player’s own last act, and one from the future', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server);
    const a = await anna.live(id);
    await a.play(OPENING, 0);
    await a.seen(1);
    const again = a.update?.legal[0] ?? OPENING;
    expect(await a.play(again, 0)).toMatchObject({ type: 'refused', error: { code: 'stale' } });
    expect(await a.play(again, 99)).toMatchObject({ type: 'refused', error: { code: 'stale' } });
    expect(await a.play(again, 1)).toMatchObject({ type: 'done', n: 2 });
  });

  it('refuses out of turn, unknown and impossible actions with the words of the rules', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    expect(await b.play(OPENING)).toMatchObject({
      error: { code: 'not-your-turn', game: game.id, reason: { code: 'not-your-turn', clause: game.clauses.turn } },
    });
    expect(await a.play({ type: 'dance' } as never)).toMatchObject({ error: { code: 'unknown-action' } });
    expect(await a.play(IMPOSSIBLE)).toMatchObject({ error: { code: 'bad-action' } });
    expect(await a.play(REFUSED[0])).toMatchObject({ error: { game: game.id } });
    expect((await anna.live(id)).update?.n).toBe(0);
  });

  it('explains why not, for each action asked about', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    const actions = [OPENING, REFUSED[0]];
    expect(await a.ask({ type: 'why', id: commandId(), actions })).toMatchObject({
      type: 'reasons',
      reasons: [
        null,
        { code: expect.any(String), clause: expect.stringMatching(`^${game.clauses.turn.split('-')[0]}-`) },
      ],
    });
    expect(await b.ask({ type: 'why', id: commandId(), actions: [OPENING] })).toMatchObject({
      reasons: [{ code: 'not-your-turn' }],
    });
    expect(await a.refusal({ type: 'why', id: commandId(), actions: [{ type: 'dance' }] })).toMatchObject({
      code: 'unknown-action',
    });
  });

  it('answers a ping, and refuses to play before the match', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    const a = await anna.live(id);
    a.say({ type: 'ping' });
    await a.until('pong', () => a.find('pong'));
    expect(await a.play(OPENING)).toMatchObject({ error: { code: 'not-started' } });
  });

  it('needs a session and a table', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    await expect(anna.line(id, { cookie: '' }).opened).rejects.toMatchObject({
      status: 401,
      wire: { code: 'no-session' },
    });
    await expect(anna.line('nowhere').opened).rejects.toMatchObject({ status: 404, wire: { code: 'no-table' } });
  });
});

describe('people who watch', () => {
  it('see the public view only, may talk, and may not play', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server);
    const vera = await visitor(server, 'Vera');
    const v = await vera.live(id);
    const a = await anna.live(id);
    await a.play(OPENING);
    const update = await v.seen(1);
    expect(update).toMatchObject({ viewer: 'spectator', legal: [], n: 1 });
    expect(update.entries[0].action).toBeUndefined();
    expect(a.update?.entries[0].action).toEqual(OPENING);
    expect(await v.play(OPENING)).toMatchObject({ type: 'refused', error: { code: 'not-seated' } });
    await v.ask({ type: 'chat', id: commandId(), text: '  Земля!\u0007 \u202e⚓ ' });
    const said = await a.until('talk', () => a.find('chat', ({ lines }) => lines.length > 0));
    expect(said.lines).toMatchObject([{ seat: null, name: 'Vera', text: 'Земля! ⚓' }]);
    expect((await anna.live(id)).find('chat')?.lines).toEqual(said.lines);
    await a.until('a watcher', () => a.table?.watching === 1);
  });
});

describe('taking back', () => {
  it('is free until something new has come to light', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    await a.play(OPENING);
    await a.seen(1);
    expect(await a.ask({ type: 'undo', id: commandId(), n: 1 })).toMatchObject({ error: { code: 'undo-barrier' } });
    while (!quiet(a.update?.legal ?? [])) await a.playAny(([first]) => first);
    const before = a.update?.n ?? 0;
    await a.play(quiet(a.update?.legal ?? []) ?? OPENING);
    await Promise.all([a.seen(before + 1), b.seen(before + 1)]);
    expect(a.update?.noUndo).toBeNull();
    expect(b.update?.noUndo).toMatchObject({ code: 'undo-not-yours' });
    expect(await b.ask({ type: 'undo', id: commandId(), n: before + 1 })).toMatchObject({
      error: { code: 'undo-not-yours' },
    });
    expect(await a.ask({ type: 'restart', id: commandId(), n: before + 1 })).toMatchObject({ n: before + 2 });
    await b.seen(before + 2);
    expect(b.update?.entries).toMatchObject([{ undo: before, seat: 0 }]);
  });

  it('is refused at a table that plays without it', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server, { undo: 'never' });
    const a = await anna.live(id);
    await a.play(OPENING);
    expect(await a.ask({ type: 'undo', id: commandId(), n: 1 })).toMatchObject({ error: { code: 'undo-never' } });
    expect(a.update?.noUndo).toMatchObject({ code: 'undo-never' });
  });
});

describe('a long match', () => {
  it('opens again from a snapshot and the entries after it', async () => {
    const server = await openServer({ idleMs: 60, snapshotEvery: 10 });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    const loaded = async (): Promise<number> => {
      const { body } = await anna.call<string>('GET', '/metrics');
      return Number(/^broadside_matches_loaded (\d+)$/m.exec(body)?.[1]);
    };
    for (let k = 0; k < 57; k++) {
      const next = [a, b].find(({ update }) => (update?.legal.length ?? 0) > 0);
      await next?.playAny(brisk);
      const n = next?.update?.n ?? 0;
      await Promise.all([a.seen(n), b.seen(n)]);
      // Now and then everybody thinks for a while, and the match leaves memory.
      if (k % 19 === 18) while ((await loaded()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const fresh = await boris.live(id);
    expect(fresh.update).toMatchObject({ n: 57, view: b.update?.view, noUndo: b.update?.noUndo });
    expect(entriesOf(fresh)).toEqual(entriesOf(b));
  });

  it('of more than two thousand entries is sent whole to somebody new, and from the last number to somebody who returns', async () => {
    const server = await openServer({ idleMs: 60 });
    const { anna, boris, id } = await twoAtTable(server);
    const a = await anna.live(id);
    const act = async (ask: Extract<ClientMessage, { id: string }>): Promise<void> => {
      const answer = await a.ask(ask);
      if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
      await a.seen(answer.n);
    };
    const now = (): number => a.update?.n ?? 0;
    while (!quiet(a.update?.legal ?? [])) await a.playAny(([first]) => first);
    // It uncovers nothing: it may be done and taken back for ever, and every time is two entries.
    const action = quiet(a.update?.legal ?? []) ?? OPENING;
    const before = now();
    const half = before + 1000;
    while (now() < before + 2000) {
      await act({ type: 'play', id: commandId(), n: now(), action });
      await act({ type: 'undo', id: commandId(), n: now() });
    }
    const last = now();
    expect(last).toBeGreaterThanOrEqual(2000);
    const fresh = await boris.live(id);
    expect(numbersOf(fresh)).toEqual(upTo(last));
    expect(entriesOf(fresh).map(({ undo }) => undo)).toEqual(entriesOf(a).map(({ undo }) => undo));
    expect(fresh.find('update')?.update.entries).toHaveLength(last + 1);
    const back = await anna.live(id, half);
    expect(entriesOf(back)).toEqual(entriesOf(a).slice(half + 1));
    expect(back.update).toEqual({ ...a.update, entries: back.update?.entries });
    // And after it has left memory: it is read from the store then.
    await a.end();
    await back.end();
    await fresh.end();
    while (!/^broadside_matches_loaded 0$/m.test((await anna.call<string>('GET', '/metrics')).body))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const again = await anna.live(id);
    expect(entriesOf(again)).toEqual(entriesOf(a));
    expect(again.update?.view).toEqual(a.update?.view);
  });
});
