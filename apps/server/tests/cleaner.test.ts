/** What a host lets the server keep, and what one talker may say. */
import { describe, expect, it } from 'vitest';
import { configOf } from '../src/config.ts';
import type { Services } from '../src/services.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { Cleaner } from '../src/tables/cleaner.ts';
import { atTheEnd, commandId, freshFolder, openServer, twoAtTable, visitor } from './kit.ts';
import { guestRow, tableRow } from './store/fixtures.ts';

const DAY = 86_400_000;

async function cleanerOf(store: Store, keep: Parameters<typeof configOf>[0]['keep'] = {}): Promise<Cleaner> {
  const services = {
    store,
    config: configOf({ keep }),
    draining: false,
    nodes: { leads: () => true },
  } as unknown as Services;
  const cleaner = new Cleaner(services);
  atTheEnd(() => cleaner.stop());
  return cleaner;
}

describe('what nobody comes back to', () => {
  it('is kept for as many days as the host has set, and for ever where that is 0', async () => {
    const store = await openStore({ data: freshFolder() });
    atTheEnd(() => store.close());
    for (let n = 0; n < 120; n++) await store.addGuest(guestRow(`g${n}`, 0));
    await store.addTable(tableRow('t', 'g0', { created: 0, seats: [] }));
    await (await cleanerOf(store, { guests: 0, waiting: 0 })).run(9_000 * DAY);
    expect(await store.guest('g119')).toBeDefined();
    expect((await store.table('t'))?.table.status).toBe('waiting');
    const cleaner = await cleanerOf(store, { guests: 30, waiting: 10, closed: 5 });
    await cleaner.run(10 * DAY);
    expect((await store.table('t'))?.table.status).toBe('waiting');
    await cleaner.run(31 * DAY);
    // More than is cleared away at once: it goes on until nothing is left to do.
    const left = await Promise.all(Array.from({ length: 120 }, (_, n) => store.guest(`g${n}`)));
    expect(left.filter((guest) => guest !== undefined).map((guest) => guest?.id)).toEqual(['g0']);
    expect((await store.table('t'))?.table.status).toBe('closed');
    await cleaner.run(37 * DAY);
    expect(await store.table('t')).toBeUndefined();
  });

  it('does not take a table from under those who have it open', async () => {
    const store = await openStore({ data: freshFolder() });
    const server = await openServer({}, { store });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    await store.touchTable(id, 0);
    await anna.live(id);
    await (await cleanerOf(store)).run(Date.now());
    expect((await anna.info(id)).status).toBe('waiting');
  });

  it('does not count somebody who was here within the day', async () => {
    const store = await openStore({ data: freshFolder() });
    const server = await openServer({}, { store });
    const anna = await visitor(server, 'Anna');
    const { id } = (await anna.harbour()).me;
    await store.seeGuest(id, 0);
    const began = Date.now();
    await anna.harbour();
    // Noted while the answer was on its way: it is written before what is written next.
    await store.touchTable('nothing', 0);
    expect((await store.guest(id))?.seen).toBeGreaterThanOrEqual(began);
  });

  it('is refused to whoever comes for it later, with a sentence, and nobody is left at a table that is gone', async () => {
    const store = await openStore({ data: freshFolder() });
    const server = await openServer({}, { store });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    await anna.good('POST', `/api/tables/${id}/close`, {});
    await store.touchTable(id, 0);
    await (await cleanerOf(store)).run(Date.now());
    expect(await anna.bad('GET', `/api/tables/${id}`)).toBe('404 no-table');
    expect(await anna.bad('POST', `/api/tables/${id}/sit`, {})).toBe('404 no-table');
  });
});

describe('talk', () => {
  it('is limited for each person at each table, and others are heard meanwhile', async () => {
    const server = await openServer({ limits: { talk: 3, talkKept: 4 } });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, a2, b] = [await anna.live(id), await anna.live(id), await boris.live(id)];
    const speak = async (line: typeof a, text: string): Promise<string> => {
      const answer = await line.ask({ type: 'chat', id: commandId(), text });
      return answer.type === 'refused' ? answer.error.code : answer.type;
    };
    const said = [
      await speak(a, '1'),
      await speak(a, '2'),
      await speak(a2, '3'),
      await speak(a, '4'),
      await speak(a2, '5'),
    ];
    expect(said).toEqual(['done', 'done', 'done', 'too-fast', 'too-fast']);
    expect([await speak(b, '6'), await speak(b, '7')]).toEqual(['done', 'done']);
    // Only the last messages are kept.
    const again = await boris.live(id);
    expect(again.find('chat')?.lines.map(({ text }) => text)).toEqual(['2', '3', '6', '7']);
  });
});
