/** What every store promises about matches: the log, the batches, and several nodes at one log. */
import { describe, expect, it } from 'vitest';
import type { Appended, Store } from '../../src/store/store.ts';
import { begun, entry, guestRow, item, later, start, tableRow } from './fixtures.ts';

/** An empty database for each test: opened once, and as often again as there are nodes. */
export interface Place {
  readonly store: Store;
  another(): Promise<Store>;
}

const STORED: Appended = { stored: true };
const TAKEN: Appended = { stored: false, why: 'taken' };
const repeated = (n: number): Appended => ({ stored: false, why: 'repeated', n });

export function matchContract(at: Place): void {
  const numbers = async (match: string): Promise<readonly number[]> =>
    (await at.store.entries(match, -1)).map(({ n }) => n);

  describe('a match', () => {
    it('begins together with the new row of its table', async () => {
      const table = await begun(at.store, 't');
      const { header, seed, opening, snapshot, toAct } = start();
      expect(await at.store.table('t')).toEqual({ table, n: 0, toAct, moved: table.created });
      expect(await at.store.match('t')).toEqual({ header, seed, snapshot, log: [opening] });
      expect(await at.store.match('u')).toBeUndefined();
      expect((await at.store.playing()).map((state) => state.table.id)).toEqual(['t']);
      expect([await at.store.inPlay(table.host), await at.store.inPlay('somebody')]).toEqual([1, 0]);
    });

    it('stands at its last entry under the version of its table’s row', async () => {
      const table = await begun(at.store, 't');
      await at.store.addTable(tableRow('u', table.host));
      await at.store.append([item('t', 1)]);
      const standing = await at.store.standing(['t', 'nowhere', 'u']);
      expect(standing.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        { id: 't', n: 1, version: table.version },
        { id: 'u', n: -1, version: 1 },
      ]);
      expect(await at.store.standing([])).toEqual([]);
    });

    it('begins once: a second beginning changes nothing', async () => {
      const table = await begun(at.store, 't');
      const other = await at.another();
      expect(await other.beginMatch({ ...table, seats: [] }, start('another'))).toBe(false);
      await expect(other.beginMatch(later(table, { seats: [] }), start('another'))).rejects.toThrow();
      expect((await at.store.table('t'))?.table).toEqual(table);
      expect((await at.store.match('t'))?.seed).toBe('a secret');
    });

    it('does not begin at a table that was never made', async () => {
      await at.store.addGuest(guestRow('anna'));
      expect(await at.store.beginMatch(tableRow('t', 'anna'), start())).toBe(false);
      expect(await at.store.match('t')).toBeUndefined();
    });

    it('grows entry by entry, and the table knows where it stands', async () => {
      const table = await begun(at.store, 't');
      expect(await at.store.append([item('t', 1, { toAct: [0, 1], moved: 9_000 })])).toEqual([STORED]);
      expect(await at.store.table('t')).toEqual({ table, n: 1, toAct: [0, 1], moved: 9_000 });
      expect((await at.store.match('t'))?.log).toEqual([start().opening, entry(1)]);
      expect(await at.store.entries('t', 0)).toEqual([entry(1)]);
      expect(await at.store.entries('t', 1)).toEqual([]);
      expect(await at.store.entries('u', -1)).toEqual([]);
    });

    it('takes many entries of many matches in one batch, each judged for itself', async () => {
      await begun(at.store, 't');
      await begun(at.store, 'u');
      await at.store.append([item('u', 1, { command: 'first' })]);
      const verdicts = await at.store.append([
        item('t', 1, { command: 'first' }),
        item('u', 1, { command: 'second' }),
        item('u', 1, { command: 'first' }),
        item('t', 2, { command: 'second' }),
        item('u', 2, { command: 'third' }),
        item('nowhere', 0),
      ]);
      expect(verdicts).toEqual([STORED, TAKEN, repeated(1), STORED, STORED, TAKEN]);
      expect(await numbers('t')).toEqual([0, 1, 2]);
      expect(await numbers('u')).toEqual([0, 1, 2]);
      expect(await at.store.append([])).toEqual([]);
    });

    it('does not grow under a row that another has changed', async () => {
      const table = await begun(at.store, 't');
      const other = await at.another();
      const append = (n: number, version: number, command: string | null = null) =>
        at.store.append([item('t', n, { version, command })]);
      expect(await append(1, table.version, 'mine')).toEqual([STORED]);
      expect(await other.saveTable(later(table, { status: 'closed' }))).toBe(true);
      expect(await append(2, table.version)).toEqual([TAKEN]);
      expect(await append(2, table.version, 'mine')).toEqual([repeated(1)]);
      expect(await numbers('t')).toEqual([0, 1]);
      // The end of a match does not open a table that was closed.
      expect(await at.store.append([item('t', 2, { version: table.version + 1, over: true })])).toEqual([STORED]);
      expect((await at.store.table('t'))?.table).toMatchObject({ status: 'closed', version: table.version + 1 });
    });

    it('never has a gap: what follows a taken entry in the batch is not stored either', async () => {
      await begun(at.store, 't');
      await at.store.append([item('t', 1), item('t', 2)]);
      expect(await at.store.append([item('t', 2), item('t', 4), item('t', 5)])).toEqual([TAKEN, TAKEN, TAKEN]);
      expect(await numbers('t')).toEqual([0, 1, 2]);
    });

    it('knows a request again whose number is taken, also within a batch, and says where it is', async () => {
      await begun(at.store, 't');
      const twice = [item('t', 1, { command: 'same' }), item('t', 1, { command: 'same' }), item('t', 2)];
      expect(await at.store.append(twice)).toEqual([STORED, repeated(1), STORED]);
      expect(await at.store.append([item('t', 7, { command: 'same' })])).toEqual([repeated(1)]);
      expect(await at.store.command('t', 'same')).toBe(1);
      expect(await at.store.command('t', 'other')).toBeUndefined();
      expect(await at.store.command('u', 'same')).toBeUndefined();
    });

    it('keeps only the last snapshot, and none of an entry that was not stored', async () => {
      await begun(at.store, 't');
      const snapshot = (n: number) => ({ n, state: { flow: [], coins: n }, chance: { deck: [1, 2, 3, 4] as const } });
      await at.store.append([
        item('t', 1, { snapshot: snapshot(1) }),
        item('t', 2, { snapshot: snapshot(2) }),
        item('t', 3),
      ]);
      await at.store.append([item('t', 3, { snapshot: snapshot(3) })]);
      expect((await at.store.match('t'))?.snapshot).toEqual(snapshot(2));
    });

    it('that ends within a batch leaves nothing to be added to it under the version of before', async () => {
      const table = await begun(at.store, 't');
      const [end, late] = [item('t', 1, { over: true }), item('t', 2, { version: table.version })];
      expect(await at.store.append([end, late])).toEqual([STORED, TAKEN]);
    });

    it('that is over frees the code of its table', async () => {
      const table = await begun(at.store, 't');
      await at.store.append([item('t', 2, { over: true })]);
      expect((await at.store.table('t'))?.table.status).toBe('playing');
      await at.store.append([item('t', 1, { over: true })]);
      expect((await at.store.table('t'))?.table).toEqual(later(table, { status: 'over', code: null }));
      expect(await at.store.playing()).toEqual([]);
      expect(await at.store.inPlay(table.host)).toBe(0);
      expect(await at.store.addTable(tableRow('u', table.host, { code: table.code }))).toBe(true);
    });

    it.each([
      ['the program cannot write down', { snapshot: { n: 2, state: 1n, chance: {} } }],
      ['the database does not take', { moved: 0.5 }],
    ])('is left as it was by a batch with an item that %s', async (_, flaw) => {
      const table = await begun(at.store, 't');
      await begun(at.store, 'u');
      const batch = [item('u', 1), item('t', 1, { command: 'c' }), item('t', 2, { ...flaw, over: true })];
      await expect(at.store.append(batch)).rejects.toThrow();
      expect(await numbers('t')).toEqual([0]);
      expect(await numbers('u')).toEqual([0]);
      expect(await at.store.table('t')).toEqual({ table, n: 0, toAct: [0], moved: table.created });
      expect(await at.store.append([item('t', 1, { command: 'c' })])).toEqual([STORED]);
    });
  });

  describe('several nodes', () => {
    it('cannot both write the same number', async () => {
      await begun(at.store, 't');
      const pair = [at.store, await at.another()];
      for (let n = 1; n <= 20; n++) {
        const verdicts = await Promise.all(
          pair.map((node, who) =>
            node.append([item('t', n, { command: `${who}-${n}`, entry: entry(n, `by-${who}`) })]),
          ),
        );
        expect(verdicts.flat()).toEqual(expect.arrayContaining([STORED, TAKEN]));
        const winner = verdicts.findIndex(([verdict]) => verdict?.stored);
        expect(await at.store.entries('t', n - 1)).toEqual([entry(n, `by-${winner}`)]);
        expect(await at.store.command('t', `${1 - winner}-${n}`)).toBeUndefined();
      }
    });

    it('carry out a request once when it reaches both', async () => {
      await begun(at.store, 't');
      const pair = [at.store, await at.another()];
      for (let n = 1; n <= 20; n++) {
        const wanted = item('t', n, { command: `wish-${n}` });
        const verdicts = await Promise.all(pair.map((node) => node.append([wanted])));
        expect(verdicts.flat()).toEqual(expect.arrayContaining([STORED, repeated(n)]));
      }
      expect(await numbers('t')).toHaveLength(21);
    });

    it('with the same matches in their batches, in any order, never block each other for good', async () => {
      const matches = ['a', 'b', 'c', 'd'];
      for (const id of matches) await begun(at.store, id);
      const pair = [at.store, await at.another()];
      for (let n = 1; n <= 10; n++) {
        const batch = matches.map((match) => item(match, n));
        const verdicts = await Promise.all([pair[0].append(batch), pair[1].append([...batch].reverse())]);
        expect(verdicts.flat().filter(({ stored }) => stored)).toHaveLength(matches.length);
      }
    });

    it('see at once what another has written', async () => {
      await begun(at.store, 't');
      const other = await at.another();
      await other.append([item('t', 1), item('t', 2)]);
      expect(await at.store.entries('t', 0)).toEqual([entry(1), entry(2)]);
      expect((await at.store.table('t'))?.n).toBe(2);
    });

    it('store twenty appends to different matches that come at once', async () => {
      const matches = Array.from({ length: 20 }, (_, at) => `t${at}`);
      for (const id of matches) await begun(at.store, id);
      const verdicts = await Promise.all(matches.map((match) => at.store.append([item(match, 1)])));
      expect(verdicts.flat()).toEqual(matches.map(() => STORED));
      for (const match of matches) expect(await numbers(match)).toEqual([0, 1]);
    });
  });
}
