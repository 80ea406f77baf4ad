import type { TableInfo } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { PLAIN, whyNoTable } from './games.ts';
import { commandId, keen, openServer, playOut, SETTINGS, twoAtTable, visitor } from './kit.ts';

describe('the life of a table', () => {
  it('is set up, joined by its code, started and played by two people to the end', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const table = await anna.open();
    expect(table).toMatchObject({ status: 'waiting', you: 0, host: true, next: null, watching: 0 });
    expect(table.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(table.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const { id } = await boris.good<{ id: string }>('GET', `/api/codes/${table.code?.toLowerCase()}`);
    expect(id).toBe(table.id);
    expect(await boris.sit(id)).toMatchObject({ you: 1, host: false });
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    expect(a.update).toBeUndefined();
    await anna.start(id);
    await Promise.all([a.seen(0), b.seen(0)]);
    expect(a.update).toMatchObject({ viewer: 0, n: 0, toAct: [0] });
    expect(b.update?.legal).toEqual([]);
    await playOut([a, b], keen);
    await a.until('the end', () => a.table?.status === 'over');
    expect(a.table?.code).toBeNull();
    expect(a.update?.outcome).toEqual(b.update?.outcome);
    expect((await anna.harbour()).mine).toMatchObject([{ table: { id, status: 'over', you: 0 } }]);
  });

  it('fills empty chairs with bots when the host starts early, and refuses to start without them', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    expect(await anna.bad('POST', `/api/tables/${id}/start`)).toBe('409 open-seats');
    expect(await anna.bad('POST', `/api/tables/${id}/start`, { bots: 'kraken' })).toBe('400 unknown-bot');
    expect((await anna.start(id, { bots: true })).seats[1]).toMatchObject({ kind: 'bot', bot: 'sailor', name: null });
    expect(await anna.bad('POST', `/api/tables/${id}/start`)).toBe('409 already-started');
  });

  it('lets only the host start and close, and informs everybody that it is closed', async () => {
    const server = await openServer();
    const { boris, anna, id } = await twoAtTable(server);
    const b = await boris.live(id);
    expect(await boris.bad('POST', `/api/tables/${id}/close`)).toBe('403 not-host');
    expect(await boris.bad('POST', `/api/tables/${id}/start`)).toBe('403 not-host');
    await anna.good('POST', `/api/tables/${id}/close`);
    await b.until('the end of the line', () => b.closed);
    expect(b.find('bye')).toEqual({ type: 'bye', why: 'closed' });
    expect(b.table?.status).toBe('closed');
    expect(b.closed).toBe(1000);
    expect((await boris.harbour()).mine).toEqual([]);
  });

  it('passes the table on when the host leaves, and closes it when nobody is left', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const { id } = await anna.open();
    await boris.sit(id);
    expect(await anna.good('POST', `/api/tables/${id}/leave`)).toMatchObject({ you: null, host: false });
    expect(await boris.info(id)).toMatchObject({ you: 1, host: true });
    expect(await boris.good('POST', `/api/tables/${id}/leave`)).toMatchObject({ status: 'closed' });
    expect(await boris.bad('POST', `/api/tables/${id}/sit`)).toBe('410 closed');
  });

  it('gives each chair to one person, who may move to a free one', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const vera = await visitor(server, 'Vera');
    const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const sitting = await Promise.all(
      [boris, vera].map((one) => one.call<TableInfo>('POST', `/api/tables/${id}/sit`, { seat: 1 })),
    );
    expect(sitting.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [late, first] = sitting[0].status === 200 ? [vera, boris] : [boris, vera];
    expect(await late.sit(id)).toMatchObject({ you: 2 });
    expect(await (await visitor(server, 'Yuri')).bad('POST', `/api/tables/${id}/sit`)).toBe('409 table-full');
    expect(await first.bad('POST', `/api/tables/${id}/sit`, { seat: 0 })).toBe('409 seat-taken');
    expect(await first.bad('POST', `/api/tables/${id}/sit`, { seat: 7 })).toBe('409 seat-taken');
    await late.good('POST', `/api/tables/${id}/leave`);
    expect(await first.sit(id, 2)).toMatchObject({ you: 2, seats: [{}, { kind: 'open' }, { kind: 'person' }] });
  });

  it('refuses settings that the game does not know', async () => {
    const anna = await visitor(await openServer(), 'Anna');
    const bad = (part: object): Promise<string> => anna.bad('POST', '/api/tables', { ...SETTINGS, ...part });
    expect(await bad({ game: 'kraken' })).toBe('400 unknown-game');
    expect(await bad({ options: { kraken: 1 } })).toBe('400 unknown-option');
    expect(await bad({ options: { modules: ['kraken'] } })).toBe('400 unknown-module');
    expect(await bad({ seats: [{ kind: 'me' }] })).toBe(whyNoTable(PLAIN.game, 1, SETTINGS.options));
    expect(await bad({ seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('400 bad-seats');
    expect(await bad({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'kraken' }] })).toBe('400 unknown-bot');
    expect(await bad({ absence: 1 })).toBe('400 bad-message');
    expect(await bad({ surprise: true })).toBe('400 bad-message');
  });

  it('shows only listed tables in the harbour', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    await anna.open();
    const { id } = await anna.open({ listed: true });
    expect((await boris.harbour()).open.map(({ table }) => table.id)).toEqual([id]);
    expect((await anna.harbour()).mine).toHaveLength(2);
  });

  it('draws the chairs by lot when the table wants it', async () => {
    const server = await openServer();
    const seats = new Set<number>();
    for (let k = 0; k < 40 && seats.size < 2; k++) {
      const { anna, id } = await twoAtTable(server, { shuffle: true });
      const { you } = await anna.info(id);
      if (you !== null) seats.add(you);
    }
    expect([...seats].sort()).toEqual([0, 1]);
  });

  it('lets nobody watch a private match who has no seat, though the waiting table was open to the link', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const curious = await visitor(server, 'Vera');
    const { id } = await anna.open({ watchers: false });
    const line = await curious.live(id);
    expect(await curious.info(id)).toMatchObject({ you: null, watching: 1 });
    await boris.sit(id);
    await anna.start(id);
    await line.until('goodbye', () => line.closed);
    expect(line.update).toBeUndefined();
    expect(await curious.bad('GET', `/api/tables/${id}`)).toBe('403 no-watchers');
    expect(await curious.bad('GET', `/api/tables/${id}/file`)).toBe('403 no-watchers');
    await expect(curious.line(id).opened).rejects.toMatchObject({ status: 403, wire: { code: 'no-watchers' } });
    expect(await curious.bad('GET', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA')).toBe('404 no-table');
    expect(await curious.bad('GET', '/api/codes/AAAAA')).toBe('404 no-code');
  });
});

describe('after the match', () => {
  it('gives the match file with its seed, and not before', async () => {
    const { loadMatch } = await import('@broadside/kernel');
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    expect(await anna.bad('GET', `/api/tables/${id}/file`)).toBe('409 not-over');
    expect(await anna.bad('POST', `/api/tables/${id}/rematch`)).toBe('409 not-over');
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    await playOut([a, b], keen);
    const file = await anna.good<{ seats: unknown }>('GET', `/api/tables/${id}/file`);
    expect(loadMatch(PLAIN.game, file).outcome).toEqual(a.update?.outcome);
    expect(file.seats).toEqual([
      { name: 'Anna', bot: null },
      { name: 'Boris', bot: null },
    ]);
  });

  it('lets nobody take the end back, neither by undo nor by starting the turn again', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const lines = await Promise.all([anna.live(id), boris.live(id)]);
    await playOut(lines, keen);
    for (const line of lines)
      for (const wanted of ['undo', 'restart'] as const) {
        const n = line.update?.n ?? 0;
        expect(line.update?.noUndo?.code).toBe('undo-over');
        expect(await line.ask({ type: wanted, id: commandId(), n })).toMatchObject({ error: { code: 'undo-over' } });
      }
    const file = await anna.good<{ log: unknown[] }>('GET', `/api/tables/${id}/file`);
    expect(file.log.length - 1).toBe(lines[0].update?.n);
  });

  it('sets the same table again for whoever is still here, once for everybody who asks', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    await playOut([a, b], keen);
    const [one, other] = await Promise.all(
      [anna, boris].map((person) => person.good<TableInfo>('POST', `/api/tables/${id}/rematch`)),
    );
    expect(one.id).toBe(other.id);
    expect(one.id).not.toBe(id);
    expect([one.you, other.you]).toEqual([0, 1]);
    expect([one.host, other.host]).toEqual([true, false]);
    await a.until('the next table', () => a.table?.next === one.id);
    const vera = await visitor(server, 'Vera');
    expect(await vera.bad('POST', `/api/tables/${id}/rematch`)).toBe('403 not-seated');
    expect(await anna.start(one.id)).toMatchObject({ status: 'playing' });
  });

  it('leaves the chair of somebody who went away open for the rematch', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    await playOut([a, b], keen);
    await a.end();
    await b.until('she left', () => b.table?.seats[0].here === false);
    const next = await boris.good<TableInfo>('POST', `/api/tables/${id}/rematch`);
    expect(next).toMatchObject({ you: 1, host: true, seats: [{ kind: 'open' }, { kind: 'person' }] });
  });
});
