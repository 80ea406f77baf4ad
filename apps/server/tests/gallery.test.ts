import { describe, expect, it } from 'vitest';
import { OPENING } from './games.ts';
import { type Client, commandId, openServer, twoAtTable, type Visitor, visitor } from './kit.ts';

const LIMITS = { linesPerGuest: 4, linesPerTable: 2, linesPerWatcher: 2, waitingPerTable: 2 };

/** A connection that asks to see the table, whether it is let in or not. */
async function come(person: Visitor, id: string): Promise<Client> {
  const client = person.line(id);
  await client.opened;
  client.say({ type: 'watch', from: -1 });
  return client;
}

const isIn = (client: Client) => client.until('the match', () => client.update);
const waits = (client: Client, ahead: number) => client.until(`${ahead} ahead`, () => client.ahead === ahead);

describe('the gallery of a table', () => {
  it('can be filled by strangers, and whoever plays or is the host still gets a connection', async () => {
    const server = await openServer({ limits: LIMITS });
    const { anna, boris, id } = await twoAtTable(server);
    for (const name of ['Vera', 'Gleb', 'Dana']) await come(await visitor(server, name), id);
    await isIn(await come(anna, id));
    const b = await come(boris, id);
    await isIn(b);
    expect(b.ahead).toBeUndefined();
    // The host of a table without a seat there.
    const host = await visitor(server, 'Host');
    const { id: other } = await host.open({ seats: [{ kind: 'open' }, { kind: 'open' }] });
    for (const name of ['Eve', 'Fox']) await come(await visitor(server, name), other);
    const h = await come(host, other);
    await h.until('the table', () => h.table);
    expect(h.ahead).toBeUndefined();
  });

  it('lets those who came too late wait, says so, and lets them in by their turn', async () => {
    const server = await openServer({ limits: LIMITS });
    const { anna, id } = await twoAtTable(server);
    const a = await anna.live(id);
    const names = ['Vera', 'Gleb', 'Dana', 'Eve', 'Fox'];
    const people = await Promise.all(names.map((name) => visitor(server, name)));
    const lines: Client[] = [];
    for (const person of people.slice(0, 4)) lines.push(await come(person, id));
    const [vera, gleb, dana, eve] = lines;
    await Promise.all([isIn(vera), isIn(gleb), waits(dana, 0), waits(eve, 1)]);
    // Those who wait see who sits there, and nothing of the match; they cannot talk, nor be heard of.
    expect(dana.table).toMatchObject({ id, status: 'playing', watching: 2 });
    expect(dana.find('update')).toBeUndefined();
    expect(await dana.refusal({ type: 'chat', id: commandId(), text: 'let me in' })).toMatchObject({
      code: 'gallery-full',
    });
    dana.say({ type: 'ping' });
    await dana.until('pong', () => dana.find('pong'));
    // More than may wait are sent away for the time being.
    expect(await (await come(people[4], id)).byeBye()).toBe('full');
    await vera.end();
    await isIn(dana);
    expect(dana.ahead).toBeNull();
    await waits(eve, 0);
    await gleb.end();
    await isIn(eve);
    await a.until('two again', () => a.table?.watching === 2);
    await a.play(OPENING);
    await Promise.all([dana.seen(1), eve.seen(1)]);
  });

  it('lets whoever waits in as soon as they have a seat', async () => {
    const server = await openServer({ limits: LIMITS });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    for (const name of ['Vera', 'Gleb']) await come(await visitor(server, name), id);
    const boris = await visitor(server, 'Boris');
    const b = await come(boris, id);
    await waits(b, 0);
    expect(b.table?.seats[1].kind).toBe('open');
    await boris.sit(id);
    await b.until('the seat', () => b.ahead === null && b.table?.you === 1);
    await anna.start(id);
    await isIn(b);
  });

  it('holds few connections of one watcher: the newest stays', async () => {
    const server = await openServer({ limits: { ...LIMITS, linesPerTable: 10 } });
    const { id } = await twoAtTable(server);
    const vera = await visitor(server, 'Vera');
    const lines: Client[] = [];
    for (let k = 0; k < 3; k++) {
      const line = await come(vera, id);
      await isIn(line);
      lines.push(line);
    }
    expect(await lines[0].byeBye()).toBe('elsewhere');
    expect(lines.slice(1).map(({ closed }) => closed)).toEqual([undefined, undefined]);
  });

  it('is sent to nobody who waits once the match plays without people watching', async () => {
    const server = await openServer({ limits: { ...LIMITS, linesPerTable: 1 } });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open({ watchers: false });
    const vera = await come(await visitor(server, 'Vera'), id);
    const gleb = await come(await visitor(server, 'Gleb'), id);
    await waits(gleb, 0);
    await anna.start(id, { bots: true });
    expect([await vera.byeBye(), await gleb.byeBye()]).toEqual(['closed', 'closed']);
    expect(gleb.find('update')).toBeUndefined();
  });
});

describe('the connections of one guest', () => {
  it('are limited: the oldest gives way, first one that only watches', async () => {
    const server = await openServer({ limits: LIMITS });
    const { anna, id } = await twoAtTable(server);
    const { id: other } = await twoAtTable(server);
    const first = await come(anna, id);
    const watching = await come(anna, other);
    const more = [await come(anna, id), await come(anna, id)];
    await Promise.all([first, watching, ...more].map(isIn));
    const fifth = await come(anna, id);
    expect(await watching.byeBye()).toBe('elsewhere');
    await isIn(fifth);
    await isIn(await come(anna, id));
    expect(await first.byeBye()).toBe('elsewhere');
    expect([...more, fifth].map(({ closed }) => closed)).toEqual([undefined, undefined, undefined]);
  });

  it('that gave way and do not close count on, so that nobody opens connections without end', async () => {
    const server = await openServer({ limits: { ...LIMITS, linesPerGuest: 2 } });
    const { anna, id } = await twoAtTable(server);
    for (let k = 0; k < 4; k++) {
      const line = await come(anna, id);
      await isIn(line);
      // It never answers the goodbye.
      line.pause();
    }
    await expect(anna.line(id).opened).rejects.toMatchObject({ status: 429, wire: { code: 'too-many' } });
  });
});
