/** What every store promises, tried on a real database. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { campaignContract } from './contract-campaign.ts';
import { cleanContract } from './contract-clean.ts';
import { matchContract } from './contract-match.ts';
import { begun, guestRow, item, later, openSeat, sits, start, tableRow, unlisted } from './fixtures.ts';

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

      it('are signed out everywhere but here', async () => {
        for (const id of ['anna', 'olha']) await store.addGuest(guestRow(id));
        for (const hash of ['desk', 'phone', 'lost']) await store.addSession(hash, 'anna', 5);
        await store.addSession('hers', 'olha', 5);
        expect(await store.countSessions('anna')).toBe(3);
        await store.endSessions('anna', 'phone');
        expect(await store.countSessions('anna')).toBe(1);
        const known = await Promise.all(['desk', 'phone', 'lost', 'hers'].map((hash) => store.guestOfSession(hash)));
        expect(known.map((guest) => guest?.id)).toEqual([undefined, 'anna', undefined, 'olha']);
      });

      it('come with their first session or not at all', async () => {
        await store.addGuest(guestRow('anna'), 'hash');
        expect((await store.guestOfSession('hash'))?.id).toBe('anna');
        await expect(store.addGuest(guestRow('olha'), 'hash')).rejects.toThrow();
        expect(await store.guest('olha')).toBeUndefined();
      });

      it('cannot have a session before they exist', async () => {
        await expect(store.addSession('hash', 'nobody', 5)).rejects.toThrow();
      });

      it('take their new name to every seat that is still in use, and to no other', async () => {
        await store.addGuest(guestRow('anna'));
        for (const id of ['olha', 'vera']) await store.addGuest(guestRow(id));
        const seats = [sits('olha'), { ...sits('anna'), bot: 'sailor' }, sits('vera')];
        for (const status of ['waiting', 'playing', 'over', 'closed'] as const)
          await store.addTable(tableRow(status, 'olha', { status, seats }));
        await store.renameGuest('anna', 'Анна');
        expect(await store.guest('anna')).toEqual({ ...guestRow('anna'), name: 'Анна' });
        const names = async (id: string) => (await store.table(id))?.table.seats.map((seat) => seat.name);
        const before = ['Captain olha', 'Captain anna', 'Captain vera'];
        expect(await names('waiting')).toEqual(['Captain olha', 'Анна', 'Captain vera']);
        expect(await names('playing')).toEqual(['Captain olha', 'Анна', 'Captain vera']);
        expect(await names('over')).toEqual(before);
        expect(await names('closed')).toEqual(before);
        const versions = ['waiting', 'playing', 'over', 'closed'].map(
          async (id) => (await store.table(id))?.table.version,
        );
        expect(await Promise.all(versions)).toEqual([2, 2, 1, 1]);
      });

      it('say how long they are waited for, and nobody else is waited for longer', async () => {
        for (const id of ['anna', 'olha']) await store.addGuest(guestRow(id));
        await store.setResponseTimeout('anna', 7200);
        expect((await store.guest('anna'))?.patience).toBe(7200);
        expect((await store.guest('olha'))?.patience).toBe(30);
        await expect(store.setResponseTimeout('nobody', 5)).rejects.toThrow('there is no guest "nobody"');
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

      it('keep few tokens, the youngest, and none that has ended', async () => {
        for (const id of ['anna', 'olha']) await store.addGuest(guestRow(id));
        for (const expires of [100, 500, 300, 400, 200]) await store.addRecovery(`a${expires}`, 'anna', expires);
        await store.addRecovery('hers', 'olha', 300);
        expect(await store.keepRecoveries('anna', 3, 100)).toBe(3);
        expect(await store.takeRecovery('a200', 50)).toBeUndefined();
        expect(await store.takeRecovery('a300', 50)).toBe('anna');
        expect(await store.keepRecoveries('anna', 3, 400)).toBe(1);
        expect(await store.keepRecoveries('anna', 0, 400)).toBe(0);
        expect(await store.takeRecovery('a500', 400)).toBeUndefined();
        expect(await store.keepRecoveries('olha', 3, 299)).toBe(0);
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

      it('are saved whole, seats and bans included', async () => {
        const table = tableRow('t', 'anna');
        await store.addTable(table);
        const changed = unlisted(
          later(table, {
            host: 'olha',
            code: null,
            status: 'closed',
            next: 'n',
            seats: [sits('olha')],
            bans: { removed: ['anna'], muted: ['boris'] },
          }),
        );
        expect(await store.saveTable(changed)).toBe(true);
        expect((await store.table('t'))?.table).toEqual(changed);
      });

      it('are written once by version: of all who read the same row one writes, and the others nothing', async () => {
        const table = tableRow('t', 'anna', { seats: [openSeat, openSeat] });
        await store.addTable(table);
        const nodes = [store, await another()];
        for (let row = table; row.version <= 12; ) {
          const rows = ['anna', 'olha', 'anna', 'olha'].map((guest, at) =>
            later(row, { seats: at < 2 ? [sits(guest), openSeat] : [openSeat, sits(guest)] }),
          );
          const saved = await Promise.all(rows.map((one, at) => nodes[at % 2].saveTable(one)));
          expect(saved.filter(Boolean)).toHaveLength(1);
          row = rows[saved.indexOf(true)];
          expect((await store.table('t'))?.table).toEqual(row);
        }
        expect(await store.saveTable(later(table, { host: 'olha' }))).toBe(false);
        expect(await store.saveTable({ ...table, version: 40 })).toBe(false);
      });

      it('have one chair for each guest', async () => {
        await expect(store.addTable(tableRow('t', 'anna', { seats: [sits('anna'), sits('anna')] }))).rejects.toThrow();
        const table = tableRow('t', 'anna', { seats: [sits('anna'), openSeat, sits('olha')] });
        expect(await store.addTable(table)).toBe(true);
        await expect(store.saveTable(later(table, { seats: [sits('olha'), sits('olha')] }))).rejects.toThrow();
        expect((await store.table('t'))?.table).toEqual(table);
        // Chairs may be exchanged all the same.
        const swapped = later(table, { seats: [sits('olha'), sits('anna'), openSeat] });
        expect(await store.saveTable(swapped)).toBe(true);
        expect((await store.table('t'))?.table).toEqual(swapped);
      });

      it('lead to one next table, though several ask for it, and to none whose code is in use', async () => {
        const table = tableRow('t', 'anna', { status: 'over' });
        await store.addTable(table);
        const nodes = [store, await another()];
        const taken = tableRow('x', 'anna', { code: table.code });
        expect(await store.openNext(later(table, { next: 'x' }), taken)).toBe('code');
        const opened = await Promise.all(
          nodes.map((node, n) => node.openNext(later(table, { next: `n${n}` }), tableRow(`n${n}`, 'olha'))),
        );
        expect(opened.toSorted()).toEqual(['late', 'opened']);
        const winner = opened.indexOf('opened');
        expect((await store.table('t'))?.table).toEqual(later(table, { next: `n${winner}` }));
        expect((await store.table(`n${winner}`))?.table).toEqual(tableRow(`n${winner}`, 'olha'));
        expect(await store.table(`n${1 - winner}`)).toBeUndefined();
        expect(await store.table('x')).toBeUndefined();
      });

      it('cannot be saved before they are made, nor with the code of another', async () => {
        expect(await store.saveTable(tableRow('t', 'anna'))).toBe(false);
        await store.addTable(tableRow('t', 'anna'));
        await store.addTable(tableRow('u', 'anna'));
        await expect(store.saveTable(tableRow('u', 'olha', { code: 'Ct', version: 2 }))).rejects.toThrow();
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
        const seats = [sits('olha'), openSeat];
        for (const id of ['waits', 'moves', 'shut']) await store.addTable(tableRow(id, 'anna', { seats }));
        await store.addTable(tableRow('elsewhere', 'anna'));
        await store.saveTable(tableRow('shut', 'anna', { seats, status: 'closed', version: 2 }));
        const moves = tableRow('moves', 'anna', { seats, status: 'playing', version: 2 });
        await store.beginMatch(moves, { ...start(), moved: 2_500 });
        expect((await store.tablesOf('olha', 10)).map(({ table }) => table.id)).toEqual(['moves', 'waits']);
        expect((await store.tablesOf('olha', 1)).map(({ table }) => table.id)).toEqual(['moves']);
      });

      it('keep what was said there, and give the last messages, the oldest first', async () => {
        await store.addTable(tableRow('t', 'anna'));
        const line = (text: string) => ({ at: 7, seat: null, name: 'Олена', text });
        for (const text of ['one', 'two', 'three']) await store.addSaid('t', line(text), 9);
        expect(await store.said('t', 2)).toEqual([line('two'), line('three')]);
        expect(await store.said('u', 2)).toEqual([]);
        await expect(store.addSaid('u', line('to nobody'), 9)).rejects.toThrow();
      });

      it('keep only the last of many messages, each table its own', async () => {
        for (const id of ['t', 'u']) await store.addTable(tableRow(id, 'anna'));
        const line = (text: string) => ({ at: 7, seat: null, name: 'Anna', text });
        await store.addSaid('u', line('mine'), 3);
        for (const text of ['1', '2', '3', '4', '5']) await store.addSaid('t', line(text), 3);
        expect((await store.said('t', 9)).map(({ text }) => text)).toEqual(['3', '4', '5']);
        expect(await store.said('u', 9)).toHaveLength(1);
      });
    });

    const place = {
      get store() {
        return store;
      },
      another: () => another(),
    };
    matchContract(place);
    campaignContract(place);
    cleanContract(place);

    it('keeps everything when it is closed and opened again', async () => {
      const table = await begun(store, 't');
      await store.addSession('hash', table.host, 1);
      await store.append([item('t', 1, { command: 'c', moved: 8_000 })]);
      await store.close();
      store = await another();
      expect(await store.table('t')).toEqual({ table, n: 1, toAct: [1], moved: 8_000 });
      expect(await store.append([item('t', 1, { command: 'c' })])).toEqual([{ stored: false, why: 'repeated', n: 1 }]);
      expect((await store.guestOfSession('hash'))?.id).toBe(table.host);
    });

    it('answers a ping and a probe while it is open, and can be closed twice', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
      await expect(store.probe()).resolves.toBeUndefined();
      await store.close();
      await store.close();
      await expect(store.ping()).rejects.toThrow();
    });
  });
}
