/** Two servers on one PostgreSQL: nothing is lost, nothing is given out twice, and nobody is served what has passed. */
import { type AnyMatch, loadMatch, type MatchFile } from '@broadside/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { OPENING, PLAIN } from './games.ts';
import { commandId, keen, openServer, playOut, twoAtTable, Visitor, visitor } from './kit.ts';
import { startPostgres, type Throwaway } from './throwaway/postgres.mjs';

const SLOW_DISK_MS = 60_000;

let postgres: Throwaway;
beforeAll(async () => {
  postgres = await startPostgres();
}, SLOW_DISK_MS);
afterAll(() => postgres?.stop(), SLOW_DISK_MS);

let here: RunningServer;
let there: RunningServer;
beforeEach(async () => {
  here = await openServer({ databaseUrl: postgres.url });
  there = await openServer({ databaseUrl: postgres.url });
});

/** The same guest at the other server. */
function across(one: Visitor): Visitor {
  const moved = new Visitor(one.url === here.url ? there : here);
  moved.cookie = one.cookie;
  return moved;
}

describe('two servers on one database', () => {
  it('give a chair to one of two people who reach for it at the same moment', async () => {
    const anna = await visitor(here, 'Anna');
    const [boris, vera] = [await visitor(here, 'Boris'), await visitor(there, 'Vera')];
    for (let round = 0; round < 5; round++) {
      const { id } = await anna.open();
      // Both servers have the table in memory.
      await Promise.all([boris.info(id), vera.info(id)]);
      const answers = await Promise.all(
        [boris, vera].map((one) => one.call('POST', `/api/tables/${id}/sit`, { seat: 1 })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers[0].status === 200 ? 'Boris' : 'Vera';
      for (const one of [boris, vera]) expect((await one.info(id)).seats[1].name).toBe(winner);
    }
  });

  it('seat two people at once on two chairs: whoever is late decides again', async () => {
    const anna = await visitor(here, 'Anna');
    const [boris, vera] = [await visitor(here, 'Boris'), await visitor(there, 'Vera')];
    const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await vera.info(id);
    await Promise.all([boris.sit(id), vera.sit(id)]);
    const names = (await anna.info(id)).seats.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Anna', 'Boris', 'Vera']);
  });

  it('do not put a running table back to waiting by a `leave` that knows only the old one', async () => {
    const anna = await visitor(here, 'Anna');
    const boris = await visitor(here, 'Boris');
    const { id } = await anna.open();
    await boris.sit(id);
    expect((await across(boris).info(id)).status).toBe('waiting');
    await anna.start(id);
    const left = await across(boris).good<{ status: string }>('POST', `/api/tables/${id}/leave`, {});
    expect(left.status).toBe('playing');
    const info = await anna.info(id);
    expect(info).toMatchObject({ status: 'playing', seats: [{ name: 'Anna' }, { name: 'Boris', bot: 'sailor' }] });
  });

  it('begin a match once', async () => {
    const anna = await visitor(here, 'Anna');
    const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    await across(anna).info(id);
    const answers = await Promise.all(
      [anna, across(anna)].map((one) => one.call('POST', `/api/tables/${id}/start`, {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [a, b] = [await anna.live(id), await across(anna).live(id)];
    expect(a.update?.commit).toBe(b.update?.commit);
  });

  it('serve a match that went on at the other one as it stands now', async () => {
    const { anna, boris, id } = await twoAtTable(here);
    const b = await across(boris).live(id);
    expect(b.update?.n).toBe(0);
    const a = await anna.live(id);
    await a.play(OPENING);
    await a.play(a.update?.legal[0] ?? OPENING);
    // A connection that is opened now is sent everything; so is one that asks again.
    const fresh = await across(boris).live(id);
    expect(fresh.update).toMatchObject({ n: 2, view: { ...(a.update?.view as object), eye: 1 } });
    await b.seen(2);
    b.say({ type: 'watch', from: -1 });
    await b.until('all of it', () =>
      b.received.some((message) => message.type === 'update' && message.update.entries.length === 3),
    );
  });

  it('judge a request by what the other one has stored', async () => {
    const { anna, id } = await twoAtTable(here);
    const [a, b] = [await anna.live(id), await across(anna).live(id)];
    // The same request at both is carried out once.
    const command = commandId();
    const answers = await Promise.all([a, b].map((line) => line.play(OPENING, 0, command)));
    expect(answers).toEqual([1, 2].map(() => ({ type: 'done', id: command, n: 1 })));
    // Made for the table before that act: the person looks again.
    for (const line of [a, b])
      expect(await line.play(OPENING, 0)).toMatchObject({ type: 'refused', error: { code: 'stale' } });
    // Made for an entry this server has not heard of: it reads it first.
    await a.seen(1);
    expect(await a.play(OPENING, 1)).toMatchObject({ type: 'done', n: 2 });
    expect(JSON.stringify(await b.play(OPENING, 2))).not.toContain('stale');
    await b.seen(2);
  });

  it('play nothing on at a table that was closed at the other one', async () => {
    const { anna, id } = await twoAtTable(here);
    const line = await anna.live(id);
    await across(anna).good('POST', `/api/tables/${id}/close`, {});
    line.say({ type: 'play', id: commandId(), n: 0, action: OPENING });
    await line.until('goodbye', () => line.closed);
    expect(line.find('bye')).toEqual({ type: 'bye', why: 'closed' });
    expect((await anna.info(id)).status).toBe('closed');
    expect((await anna.live(id)).update?.n).toBe(0);
  });

  it('open one table for a rematch, whichever is asked, and every match can be checked', async () => {
    const { anna, boris, id } = await twoAtTable(here);
    const lines = [await anna.live(id), await across(boris).live(id)];
    // One plays here and one there: each hears of the other when they ask.
    const ask = (): void => {
      for (const one of lines) one.say({ type: 'watch', from: one.update?.n ?? -1 });
    };
    const asking = setInterval(ask, 5);
    await playOut(lines, keen).finally(() => clearInterval(asking));
    const file = await across(anna).good<MatchFile>('GET', `/api/tables/${id}/file`);
    const { game } = PLAIN;
    const match: AnyMatch = loadMatch(game, file);
    expect(match.outcome).toBeDefined();
    // A server keeps a seat for whoever is connected to it, so that both are: it does not ask the other one yet.
    await Promise.all([across(anna).live(id), boris.live(id)]);
    const next = await Promise.all(
      [anna, across(boris), boris, across(anna)].map((one) =>
        one.good<{ id: string }>('POST', `/api/tables/${id}/rematch`, {}),
      ),
    );
    expect(new Set(next.map((table) => table.id)).size).toBe(1);
    expect((await anna.harbour()).mine.filter(({ table }) => table.status === 'waiting')).toHaveLength(1);
  });
});
