import { type AnyMatch, Match } from '@broadside/kernel';
import type { Person, TableInfo, WireError } from '@broadside/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { obey } from '../src/rooms/orders.ts';
import { begunBy, OPENING, PLAIN } from './games.ts';
import { commandId, freshFolder, keen, openServer, playOut, twoAtTable, type Visitor, visitor } from './kit.ts';
import { openSeat, sits, tableRow } from './store/fixtures.ts';

const sayHello = () => ({ type: 'chat', id: commandId(), text: 'hello' }) as const;

async function personCalled(host: Visitor, id: string, name: string): Promise<Person> {
  const found = (await host.info(id)).people?.find((person) => person.name === name);
  if (!found) throw new Error(`${name} is not at the table`);
  return found;
}

async function remove(host: Visitor, id: string, name: string): Promise<TableInfo> {
  return host.good('POST', `/api/tables/${id}/remove`, { person: (await personCalled(host, id, name)).id });
}

async function mute(host: Visitor, id: string, name: string, muted: boolean): Promise<TableInfo> {
  return host.good('POST', `/api/tables/${id}/mute`, { person: (await personCalled(host, id, name)).id, muted });
}

describe('the people at a table', () => {
  it('are sent to the host alone, by ids that mean nothing elsewhere', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const vera = await visitor(server, 'Vera');
    const v = await vera.live(id);
    const a = await anna.live(id);
    const { people } = await anna.info(id);
    expect(people).toEqual([
      { id: expect.stringMatching(/^[\w-]{22}$/), name: 'Boris', seat: 1, here: false, muted: false },
      { id: expect.stringMatching(/^[\w-]{22}$/), name: 'Vera', seat: null, here: true, muted: false },
    ]);
    expect(a.table?.people).toEqual(people);
    expect(v.table?.people).toBeUndefined();
    expect((await boris.info(id)).people).toBeUndefined();
    const ids = [(await boris.harbour()).me.id, (await vera.harbour()).me.id];
    for (const bytes of [...a.bytes, ...anna.bytes]) for (const one of ids) expect(bytes).not.toContain(one);
    await vera.name('Vera the Bold');
    await a.until('her new name', () => a.table?.people?.some(({ name }) => name === 'Vera the Bold'));
  });

  it('are removed and muted by the host alone', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const { id: person } = await personCalled(anna, id, 'Boris');
    expect(await boris.bad('POST', `/api/tables/${id}/remove`, { person })).toBe('403 not-host');
    expect(await boris.bad('POST', `/api/tables/${id}/mute`, { person, muted: true })).toBe('403 not-host');
    expect(await anna.bad('POST', `/api/tables/${id}/remove`, { person: 'A'.repeat(22) })).toBe('404 no-person');
    const { id: other } = await anna.open();
    expect(await anna.bad('POST', `/api/tables/${other}/remove`, { person })).toBe('404 no-person');
  });
});

describe('somebody the host removes', () => {
  it('loses the chair in the waiting room and cannot come back, not even after a restart', async () => {
    const data = freshFolder();
    const server = await openServer({ data });
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const { id, code } = await anna.open({ listed: true });
    await boris.sit(id);
    const b = await boris.live(id);
    const after = await remove(anna, id, 'Boris');
    expect(after).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'open' }], people: [] });
    expect(await b.byeBye()).toBe('removed');
    const stays = async (person: Visitor): Promise<void> => {
      expect(await person.bad('GET', `/api/tables/${id}`)).toBe('403 removed');
      expect(await person.bad('POST', `/api/tables/${id}/sit`)).toBe('403 removed');
      await expect(person.line(id).opened).rejects.toMatchObject({ status: 403, wire: { code: 'removed' } });
      const { open, mine } = await person.harbour();
      expect([...open, ...mine]).toEqual([]);
    };
    await stays(boris);
    expect((await boris.good<{ id: string }>('GET', `/api/codes/${code}`)).id).toBe(id);
    await server.close();
    const again = await openServer({ data });
    const back = await visitor(again, 'Nobody');
    back.cookie = boris.cookie;
    await stays(back);
    // The table is there for everybody else.
    const vera = await visitor(again, 'Vera');
    expect(await vera.sit(id)).toMatchObject({ you: 1 });
  });

  it('is put out while watching', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server);
    const vera = await visitor(server, 'Vera');
    const lines = [await vera.live(id), await vera.live(id)];
    await remove(anna, id, 'Vera');
    expect(await Promise.all(lines.map((line) => line.byeBye()))).toEqual(['removed', 'removed']);
    expect(await vera.bad('GET', `/api/tables/${id}`)).toBe('403 removed');
  });

  it('gives the seat of a running match to a bot for good, and the match goes on', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server, { options: begunBy(1) });
    const a = await anna.live(id);
    const b = await boris.live(id);
    await b.play(OPENING);
    const after = await remove(anna, id, 'Boris');
    expect(after).toMatchObject({ status: 'playing', seats: [{ name: 'Anna' }, { kind: 'bot', bot: 'sailor' }] });
    expect(await b.byeBye()).toBe('removed');
    expect(await boris.bad('POST', `/api/tables/${id}/return`)).toBe('403 not-seated');
    await expect(boris.line(id).opened).rejects.toMatchObject({ wire: { code: 'removed' } });
    // The bot ends the turn that was begun.
    await a.until('my turn', () => a.update?.toAct.includes(0) === true && a.update.n > 1);
    expect((await boris.harbour()).mine).toEqual([]);
  });

  it('plays no move that was on its way when the seat went to a bot', () => {
    const match: AnyMatch = Match.begin(PLAIN.game, { seats: 2, options: begunBy(1), seed: 'late' });
    const order = {
      seat: 1,
      guest: 'boris',
      type: 'play',
      action: OPENING,
      n: 0,
      command: 'a',
      since: 0,
    } as const;
    const taken = tableRow('table', 'anna', {
      status: 'playing',
      seats: [sits('anna'), { ...openSeat, bot: 'sailor' }],
    });
    const late = { ...order, answer: () => {} };
    expect(() => obey(match, taken, late)).toThrow(expect.objectContaining({ code: 'not-seated' }));
    expect(match.n).toBe(0);
    expect(obey(match, { ...taken, seats: [sits('anna'), sits('boris')] }, late).n).toBe(1);
  });

  it('is kept from the rematch of the same company; whoever played a match keeps what they have of it', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const vera = await visitor(server, 'Vera');
    await vera.live(id);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    await remove(anna, id, 'Vera');
    await playOut([a, b], keen);
    await a.until('the end', () => a.table?.status === 'over');
    const { id: person } = await personCalled(anna, id, 'Boris');
    expect(await anna.bad('POST', `/api/tables/${id}/remove`, { person })).toBe('409 match-over');
    await b.end();
    await a.until('the guest left', () => a.table?.seats[1].here === false);
    const next = await anna.good<TableInfo>('POST', `/api/tables/${id}/rematch`);
    expect(await vera.bad('POST', `/api/tables/${next.id}/sit`)).toBe('403 removed');
    expect(await boris.sit(next.id)).toMatchObject({ you: 1 });
  });
});

describe('somebody the host mutes', () => {
  it('plays and sees on, but is not heard until the host lets them talk again', async () => {
    const data = freshFolder();
    const server = await openServer({ data });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = await Promise.all([anna.live(id), boris.live(id)]);
    expect((await mute(anna, id, 'Boris', true)).people).toMatchObject([{ name: 'Boris', muted: true }]);
    await b.until('the word', () => b.table?.muted);
    expect(await b.refusal(sayHello())).toMatchObject({ code: 'muted' } satisfies Partial<WireError>);
    expect(await a.ask(sayHello())).toMatchObject({ type: 'done' });
    await server.close();
    const again = await openServer({ data });
    const [host, guest] = await Promise.all([visitor(again, 'x'), visitor(again, 'y')]);
    host.cookie = anna.cookie;
    guest.cookie = boris.cookie;
    const back = await guest.live(id);
    expect(back.table?.muted).toBe(true);
    await mute(host, id, 'Boris', false);
    await back.until('the word', () => back.table && back.table.muted === undefined);
    expect(await back.ask(sayHello())).toMatchObject({ type: 'done' });
  });
});

describe('a chair at a listed table', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const MINUTE = 60_000;
  /** The clock stands still but for what the test lets pass. */
  const holdClock = (): void => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const kinds = ({ seats }: TableInfo): string[] => seats.map(({ kind }) => kind);

  it('is free again when its person does not appear in time, and the host’s never', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const vera = await visitor(server, 'Vera');
    const { id } = await anna.open({ listed: true });
    holdClock();
    await boris.sit(id);
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(kinds(await vera.info(id))).toEqual(['person', 'person']);
    await vi.advanceTimersByTimeAsync(1);
    expect(kinds(await vera.info(id))).toEqual(['person', 'open']);
    expect(await vera.sit(id)).toMatchObject({ you: 1 });
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(kinds(await vera.info(id))).toEqual(['person', 'open']);
  });

  it('is kept while its person is here, and for the time after they have left', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const { id } = await anna.open({ listed: true });
    await boris.sit(id);
    const a = await anna.live(id);
    const b = await boris.live(id);
    await a.until('the guest is here', () => a.table?.seats[1].here);
    holdClock();
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    await b.end();
    while ((await anna.info(id)).seats[1].here);
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(kinds(await anna.info(id))).toEqual(['person', 'person']);
    await vi.advanceTimersByTimeAsync(1);
    expect(kinds(await anna.info(id))).toEqual(['person', 'open']);
  });

  it('is not kept for ever by a restart; friends at a private table may take their time', async () => {
    const data = freshFolder();
    const server = await openServer({ data });
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const listed = await anna.open({ listed: true });
    const friends = await anna.open();
    for (const { id } of [listed, friends]) await boris.sit(id);
    await server.close();
    holdClock();
    const again = await openServer({ data });
    const vera = await visitor(again, 'Vera');
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(kinds(await vera.info(listed.id))).toEqual(['person', 'open']);
    expect(kinds(await vera.info(friends.id))).toEqual(['person', 'person']);
  });

  it('is kept as long as whoever runs the server wants', async () => {
    const server = await openServer({ chairMs: 0 });
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const { id } = await anna.open({ listed: true });
    holdClock();
    await boris.sit(id);
    await vi.advanceTimersByTimeAsync(600 * MINUTE);
    expect(kinds(await anna.info(id))).toEqual(['person', 'person']);
  });
});
