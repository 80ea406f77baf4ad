/** What every store promises, tried on a real database. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Appended, Store } from '../../src/store/store.ts';
import { begun, entry, guestRow, item, openSeat, sits, start, tableRow, unlisted } from './fixtures.ts';

const STORED: Appended = { stored: true };
const TAKEN: Appended = { stored: false, why: 'taken' };
const repeated = (n: number): Appended => ({ stored: false, why: 'repeated', n });

/** `fresh` makes an empty database and gives a way to open it, as often as one likes: each opening is another node. */
export function storeContract(name: string, fresh: () => Promise<() => Promise<Store>>): void {
  describe(`a store in ${name}`, () => {
    const nodes: Store[] = [];
    let another: () => Promise<Store>;
    let store: Store;

    beforeEach(async () => {
      const open = await fresh();
      another = async () => {
        const node = await open();
        nodes.push(node);
        return node;
      };
      store = await another();
    });
    afterEach(async () => {
      await Promise.all(nodes.splice(0).map((node) => node.close()));
    });

    const numbers = async (match: string): Promise<readonly number[]> =>
      (await store.entries(match, -1)).map(({ n }) => n);

    describe('guests', () => {
      it('are found by id and by the hash of a session until it is dropped', async () => {
        const guest = guestRow('anna');
        await store.addGuest(guest);
        await store.addSession('hash', 'anna', 5);
        expect(await store.guest('anna')).toEqual(guest);
        expect(await store.guestOfSession('hash')).toEqual(guest);
        await store.dropSession('hash');
        expect(await store.guestOfSession('hash')).toBeUndefined();
        expect(await store.guest('bohdan')).toBeUndefined();
      });

      it('cannot have a session before they exist', async () => {
        await expect(store.addSession('hash', 'nobody', 5)).rejects.toThrow();
      });

      it('take their new name to every seat that is still in use, and to no other', async () => {
        await store.addGuest(guestRow('anna'));
        await store.addGuest(guestRow('olha'));
        const seats = [sits('olha'), sits('anna'), { ...sits('anna'), bot: 'sailor' }];
        for (const status of ['waiting', 'playing', 'over', 'closed'] as const)
          await store.addTable(tableRow(status, 'olha', { status, seats }));
        await store.renameGuest('anna', 'Анна');
        expect(await store.guest('anna')).toEqual({ ...guestRow('anna'), name: 'Анна' });
        const names = async (id: string) => (await store.table(id))?.table.seats.map((seat) => seat.name);
        const before = ['Captain olha', 'Captain anna', 'Captain anna'];
        expect(await names('waiting')).toEqual(['Captain olha', 'Анна', 'Анна']);
        expect(await names('playing')).toEqual(['Captain olha', 'Анна', 'Анна']);
        expect(await names('over')).toEqual(before);
        expect(await names('closed')).toEqual(before);
      });

      it('cannot be renamed if they are not there', async () => {
        await expect(store.renameGuest('nobody', 'Anna')).rejects.toThrow('there is no guest "nobody"');
      });

      it('move to another device by a token that works once and not after its end', async () => {
        await store.addGuest(guestRow('anna'));
        await store.addRecovery('early', 'anna', 100);
        await store.addRecovery('late', 'anna', 200);
        expect(await store.takeRecovery('never given', 50)).toBeUndefined();
        expect(await store.takeRecovery('early', 100)).toBeUndefined();
        expect(await store.takeRecovery('late', 100)).toBe('anna');
        expect(await store.takeRecovery('late', 100)).toBeUndefined();
      });

      it('get a token back once even if two devices ask at the same moment', async () => {
        await store.addGuest(guestRow('anna'));
        await store.addRecovery('token', 'anna', 100);
        const other = await another();
        const got = await Promise.all([store, other, store].map((node) => node.takeRecovery('token', 1)));
        expect(got.filter((guest) => guest === 'anna')).toHaveLength(1);
      });
    });

    describe('tables', () => {
      beforeEach(async () => {
        for (const id of ['anna', 'olha']) await store.addGuest(guestRow(id));
      });

      it('come back as they were made, by id and by code, with nothing moved yet', async () => {
        const table = tableRow('t', 'anna', { next: 'later', seats: [sits('anna'), { ...openSeat, bot: 'sailor' }] });
        expect(await store.addTable(table)).toBe(true);
        const state = { table, n: -1, toAct: [], moved: table.created };
        expect(await store.table('t')).toEqual(state);
        expect(await store.tableByCode('Ct')).toEqual(state);
        expect(await store.table('u')).toBeUndefined();
        expect(await store.tableByCode('Cu')).toBeUndefined();
      });

      it('are refused a code that another table uses, and leave no trace', async () => {
        await store.addTable(tableRow('t', 'anna', { code: 'SAME' }));
        expect(await store.addTable(tableRow('u', 'anna', { code: 'SAME' }))).toBe(false);
        expect(await store.table('u')).toBeUndefined();
        expect(await store.tablesOf('anna', 10)).toHaveLength(1);
        expect(await store.addTable(tableRow('u', 'anna', { code: 'OTHER' }))).toBe(true);
      });

      it('may all be without a code', async () => {
        expect(await store.addTable(tableRow('t', 'anna', { code: null }))).toBe(true);
        expect(await store.addTable(tableRow('u', 'anna', { code: null }))).toBe(true);
      });

      it('are saved whole, seats included', async () => {
        const table = tableRow('t', 'anna');
        await store.addTable(table);
        const later = unlisted({
          ...table,
          host: 'olha',
          code: null,
          status: 'closed',
          next: 'n',
          seats: [sits('olha')],
        });
        await store.saveTable(later);
        expect((await store.table('t'))?.table).toEqual(later);
      });

      it('stay whole when two nodes save them at once', async () => {
        const table = tableRow('t', 'anna');
        await store.addTable(table);
        const other = await another();
        const rows = [sits('anna'), sits('olha')].map((seat) => ({ ...table, seats: [seat, seat, seat] }));
        await Promise.all(rows.flatMap((row) => [store.saveTable(row), other.saveTable(row), store.saveTable(row)]));
        expect(rows).toContainEqual((await store.table('t'))?.table);
      });

      it('cannot be saved before they are made, nor with the code of another', async () => {
        await expect(store.saveTable(tableRow('t', 'anna'))).rejects.toThrow();
        await store.addTable(tableRow('t', 'anna'));
        await store.addTable(tableRow('u', 'anna'));
        await expect(store.saveTable(tableRow('u', 'olha', { code: 'Ct' }))).rejects.toThrow();
        expect((await store.table('u'))?.table).toEqual(tableRow('u', 'anna'));
      });

      it('are listed in the harbour while they wait and want to be seen, the newest first', async () => {
        const rows = [
          tableRow('old', 'anna', { created: 1 }),
          tableRow('b', 'anna', { created: 2 }),
          tableRow('A', 'anna', { created: 2 }),
          unlisted(tableRow('private', 'anna', { created: 3 })),
          tableRow('begun', 'anna', { created: 4, status: 'playing' }),
        ];
        for (const row of rows) await store.addTable(row);
        expect((await store.openTables(10)).map(({ table }) => table.id)).toEqual(['A', 'b', 'old']);
        expect((await store.openTables(2)).map(({ table }) => table.id)).toEqual(['A', 'b']);
      });

      it('of a guest are those where the guest sits and that are not closed, the last moved first', async () => {
        const seats = [sits('olha'), sits('olha')];
        for (const id of ['waits', 'moves', 'shut']) await store.addTable(tableRow(id, 'anna', { seats }));
        await store.addTable(tableRow('elsewhere', 'anna'));
        await store.saveTable(tableRow('shut', 'anna', { seats, status: 'closed' }));
        await store.beginMatch(tableRow('moves', 'anna', { seats, status: 'playing' }), { ...start(), moved: 2_500 });
        expect((await store.tablesOf('olha', 10)).map(({ table }) => table.id)).toEqual(['moves', 'waits']);
        expect((await store.tablesOf('olha', 1)).map(({ table }) => table.id)).toEqual(['moves']);
      });

      it('keep what was said there, and give the last lines, the oldest first', async () => {
        await store.addTable(tableRow('t', 'anna'));
        const line = (text: string) => ({ at: 7, seat: null, name: 'Олена', text });
        for (const text of ['one', 'two', 'three']) await store.addSaid('t', line(text));
        expect(await store.said('t', 2)).toEqual([line('two'), line('three')]);
        expect(await store.said('u', 2)).toEqual([]);
        await expect(store.addSaid('u', line('to nobody'))).rejects.toThrow();
      });
    });

    describe('a match', () => {
      it('begins together with the new row of its table', async () => {
        const table = await begun(store, 't');
        const { header, seed, opening, snapshot, toAct } = start();
        expect(await store.table('t')).toEqual({ table, n: 0, toAct, moved: table.created });
        expect(await store.match('t')).toEqual({ header, seed, snapshot, log: [opening] });
        expect(await store.match('u')).toBeUndefined();
        expect((await store.playing()).map((state) => state.table.id)).toEqual(['t']);
      });

      it('begins once: a second beginning changes nothing', async () => {
        const table = await begun(store, 't');
        const other = await another();
        await expect(other.beginMatch({ ...table, seats: [] }, start('another'))).rejects.toThrow();
        expect((await store.table('t'))?.table).toEqual(table);
        expect((await store.match('t'))?.seed).toBe('a secret');
      });

      it('does not begin at a table that was never made', async () => {
        await store.addGuest(guestRow('anna'));
        await expect(store.beginMatch(tableRow('t', 'anna'), start())).rejects.toThrow();
        expect(await store.match('t')).toBeUndefined();
      });

      it('grows entry by entry, and the table knows where it stands', async () => {
        const table = await begun(store, 't');
        expect(await store.append([item('t', 1, { toAct: [0, 1], moved: 9_000 })])).toEqual([STORED]);
        expect(await store.table('t')).toEqual({ table, n: 1, toAct: [0, 1], moved: 9_000 });
        expect((await store.match('t'))?.log).toEqual([start().opening, entry(1)]);
        expect(await store.entries('t', 0)).toEqual([entry(1)]);
        expect(await store.entries('t', 1)).toEqual([]);
        expect(await store.entries('u', -1)).toEqual([]);
      });

      it('takes many entries of many matches in one batch, each judged for itself', async () => {
        await begun(store, 't');
        await begun(store, 'u');
        await store.append([item('u', 1, { command: 'first' })]);
        const verdicts = await store.append([
          item('t', 1, { command: 'first' }),
          item('u', 1, { command: 'second' }),
          item('u', 2, { command: 'first' }),
          item('t', 2, { command: 'second' }),
          item('u', 2, { command: 'third' }),
          item('nowhere', 0),
        ]);
        expect(verdicts).toEqual([STORED, TAKEN, repeated(1), STORED, STORED, TAKEN]);
        expect(await numbers('t')).toEqual([0, 1, 2]);
        expect(await numbers('u')).toEqual([0, 1, 2]);
        expect(await store.append([])).toEqual([]);
      });

      it('never has a gap: what follows a taken entry in the batch is not stored either', async () => {
        await begun(store, 't');
        await store.append([item('t', 1), item('t', 2)]);
        expect(await store.append([item('t', 2), item('t', 4), item('t', 5)])).toEqual([TAKEN, TAKEN, TAKEN]);
        expect(await numbers('t')).toEqual([0, 1, 2]);
      });

      it('holds a command once, also within a batch, and says where', async () => {
        await begun(store, 't');
        const twice = [item('t', 1, { command: 'same' }), item('t', 2, { command: 'same' }), item('t', 2)];
        expect(await store.append(twice)).toEqual([STORED, repeated(1), STORED]);
        expect(await store.append([item('t', 7, { command: 'same' })])).toEqual([repeated(1)]);
        expect(await store.command('t', 'same')).toBe(1);
        expect(await store.command('t', 'other')).toBeUndefined();
        expect(await store.command('u', 'same')).toBeUndefined();
      });

      it('keeps only the last snapshot, and none of an entry that was not stored', async () => {
        await begun(store, 't');
        const snapshot = (n: number) => ({ n, state: { flow: [], coins: n }, chance: { deck: [1, 2, 3, 4] as const } });
        await store.append([
          item('t', 1, { snapshot: snapshot(1) }),
          item('t', 2, { snapshot: snapshot(2) }),
          item('t', 3),
        ]);
        await store.append([item('t', 3, { snapshot: snapshot(3) })]);
        expect((await store.match('t'))?.snapshot).toEqual(snapshot(2));
      });

      it('that is over frees the code of its table', async () => {
        const table = await begun(store, 't');
        await store.append([item('t', 2, { over: true })]);
        expect((await store.table('t'))?.table.status).toBe('playing');
        await store.append([item('t', 1, { over: true })]);
        expect((await store.table('t'))?.table).toEqual({ ...table, status: 'over', code: null });
        expect(await store.playing()).toEqual([]);
        expect(await store.addTable(tableRow('u', table.host, { code: table.code }))).toBe(true);
      });

      it.each([
        ['the program cannot write down', { snapshot: { n: 2, state: 1n, chance: {} } }],
        ['the database does not take', { moved: 0.5 }],
      ])('is left as it was by a batch with an item that %s', async (_, flaw) => {
        const table = await begun(store, 't');
        await begun(store, 'u');
        const batch = [item('u', 1), item('t', 1, { command: 'c' }), item('t', 2, { ...flaw, over: true })];
        await expect(store.append(batch)).rejects.toThrow();
        expect(await numbers('t')).toEqual([0]);
        expect(await numbers('u')).toEqual([0]);
        expect(await store.table('t')).toEqual({ table, n: 0, toAct: [0], moved: table.created });
        expect(await store.append([item('t', 1, { command: 'c' })])).toEqual([STORED]);
      });
    });

    describe('several nodes', () => {
      it('cannot both write the same number', async () => {
        await begun(store, 't');
        const pair = [store, await another()];
        for (let n = 1; n <= 20; n++) {
          const verdicts = await Promise.all(
            pair.map((node, who) =>
              node.append([item('t', n, { command: `${who}-${n}`, entry: entry(n, `by-${who}`) })]),
            ),
          );
          expect(verdicts.flat()).toEqual(expect.arrayContaining([STORED, TAKEN]));
          const winner = verdicts.findIndex(([verdict]) => verdict?.stored);
          expect(await store.entries('t', n - 1)).toEqual([entry(n, `by-${winner}`)]);
          expect(await store.command('t', `${1 - winner}-${n}`)).toBeUndefined();
        }
      });

      it('carry out a wish once when it reaches both', async () => {
        await begun(store, 't');
        const pair = [store, await another()];
        for (let n = 1; n <= 20; n++) {
          const wish = item('t', n, { command: `wish-${n}` });
          const verdicts = await Promise.all(pair.map((node) => node.append([wish])));
          expect(verdicts.flat()).toEqual(expect.arrayContaining([STORED, repeated(n)]));
        }
        expect(await numbers('t')).toHaveLength(21);
      });

      it('with the same matches in their batches, in any order, never block each other for good', async () => {
        const matches = ['a', 'b', 'c', 'd'];
        for (const id of matches) await begun(store, id);
        const pair = [store, await another()];
        for (let n = 1; n <= 10; n++) {
          const batch = matches.map((match) => item(match, n));
          const verdicts = await Promise.all([pair[0].append(batch), pair[1].append([...batch].reverse())]);
          expect(verdicts.flat().filter(({ stored }) => stored)).toHaveLength(matches.length);
        }
      });

      it('see at once what another has written', async () => {
        await begun(store, 't');
        const other = await another();
        await other.append([item('t', 1), item('t', 2)]);
        expect(await store.entries('t', 0)).toEqual([entry(1), entry(2)]);
        expect((await store.table('t'))?.n).toBe(2);
      });

      it('store twenty appends to different matches that come at once', async () => {
        const matches = Array.from({ length: 20 }, (_, at) => `t${at}`);
        for (const id of matches) await begun(store, id);
        const verdicts = await Promise.all(matches.map((match) => store.append([item(match, 1)])));
        expect(verdicts.flat()).toEqual(matches.map(() => STORED));
        for (const match of matches) expect(await numbers(match)).toEqual([0, 1]);
      });
    });

    it('keeps everything when it is closed and opened again', async () => {
      const table = await begun(store, 't');
      await store.addSession('hash', table.host, 1);
      await store.append([item('t', 1, { command: 'c', moved: 8_000 })]);
      await store.close();
      store = await another();
      expect(await store.table('t')).toEqual({ table, n: 1, toAct: [1], moved: 8_000 });
      expect(await store.append([item('t', 1, { command: 'c' })])).toEqual([repeated(1)]);
      expect((await store.guestOfSession('hash'))?.id).toBe(table.host);
    });

    it('answers a ping while it is open, and can be closed twice', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
      await store.close();
      await store.close();
      await expect(store.ping()).rejects.toThrow();
    });
  });
}
