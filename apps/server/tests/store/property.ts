/** Any sequence of calls gets the same answers from a database as from the model. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Append, Keep, SeatRow, Store, TableRow } from '../../src/store/store.ts';
import { guestRow, item, openSeat, start, tableRow } from './fixtures.ts';
import { ModelStore } from './model.ts';

/** One call, with the words it is shown by when the property fails. */
interface Call {
  readonly words: string;
  readonly on: (store: Store) => Promise<unknown>;
}

// Few names of each kind, so that calls meet; upper and lower case and signs, so that every order is the same order.
const guest = fc.constantFrom('anna', 'Bohdan', '_c');
const table = fc.constantFrom('t', 'U', '-v');
const hash = fc.constantFrom('h1', 'h2');
const command = fc.constantFrom(null, 'c1', 'c2', 'c3');
const code = fc.constantFrom(null, 'CODE', 'KODE');
const time = fc.integer({ min: 1, max: 6 });
const limit = fc.integer({ min: 1, max: 3 });
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((words) => !words.includes('\0'));

const seat: fc.Arbitrary<SeatRow> = fc.oneof(
  fc.constant(openSeat),
  fc.record({ guest, name: text, bot: fc.constantFrom(null, 'sailor') }),
);

const row: fc.Arbitrary<TableRow> = fc
  .record({
    id: table,
    host: guest,
    code,
    status: fc.constantFrom('waiting', 'playing', 'over', 'closed'),
    seats: fc.array(seat, { minLength: 1, maxLength: 3 }),
    next: fc.option(table),
    created: time,
    listed: fc.boolean(),
    version: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ id, host, listed, ...more }) => {
    const made = tableRow(id, host, more);
    return { ...made, settings: { ...made.settings, listed } };
  });

const append: fc.Arbitrary<Append> = fc
  .record({
    match: table,
    n: fc.integer({ min: 0, max: 5 }),
    command,
    moved: time,
    drawn: fc.boolean(),
    over: fc.boolean(),
    version: fc.option(fc.integer({ min: 1, max: 4 })),
  })
  .map(({ match, n, drawn, version, ...more }) =>
    item(match, n, {
      ...more,
      ...(version === null ? {} : { version }),
      ...(drawn ? { snapshot: { n, state: { drawn: n }, chance: {} } } : {}),
    }),
  );

/** Half of the rows follow on the one that is stored. */
const wanted = fc.record({ row, follows: fc.boolean() });
const followed = async (store: Store, { row, follows }: { row: TableRow; follows: boolean }): Promise<TableRow> =>
  follows ? { ...row, version: ((await store.table(row.id))?.table.version ?? 0) + 1 } : row;

const days = fc.option(time, { nil: undefined });
const keep: fc.Arbitrary<Keep> = fc.record({ guests: days, waiting: days, closed: days, bots: days, talk: days });

function call<T extends unknown[]>(
  words: string,
  given: { readonly [K in keyof T]: fc.Arbitrary<T[K]> },
  on: (store: Store, ...args: T) => Promise<unknown>,
): fc.Arbitrary<Call> {
  return fc
    .tuple<T>(...given)
    .map((args) => ({ words: `${words} ${JSON.stringify(args)}`, on: (store) => on(store, ...args) }));
}

const calls = fc.oneof(
  call('addGuest', [guest, time, fc.option(hash, { nil: undefined })], (store, id, at, key) =>
    store.addGuest(guestRow(id, at), key),
  ),
  call('setResponseTimeout', [guest, fc.nat(9)], (store, id, seconds) => store.setResponseTimeout(id, seconds)),
  call('renameGuest', [guest, text], (store, id, name) => store.renameGuest(id, name)),
  call('addSession', [hash, guest], (store, key, id) => store.addSession(key, id, 1)),
  call('guestOfSession', [hash], (store, key) => store.guestOfSession(key)),
  call('dropSession', [hash], (store, key) => store.dropSession(key)),
  call('countSessions', [guest], (store, id) => store.countSessions(id)),
  call('endSessions', [guest, hash], (store, id, key) => store.endSessions(id, key)),
  call('addRecovery', [hash, guest, time], (store, key, id, end) => store.addRecovery(key, id, end)),
  call('takeRecovery', [hash, time], (store, key, now) => store.takeRecovery(key, now)),
  call('keepRecoveries', [guest, fc.nat(2), time], (store, id, most, now) => store.keepRecoveries(id, most, now)),
  // A second table with an id in use is a fault of the caller, whichever complaint comes first.
  call('addTable', [row], async (store, made) => (await store.table(made.id)) === undefined && store.addTable(made)),
  call('saveTable', [wanted], async (store, saved) => store.saveTable(await followed(store, saved))),
  call('beginMatch', [wanted], async (store, saved) =>
    store.beginMatch({ ...(await followed(store, saved)), status: 'playing' }, start()),
  ),
  call('openNext', [wanted, row], async (store, saved, next) => {
    // Two tables with one code at once are a fault of the caller, too.
    const code = next.code === saved.row.code ? null : next.code;
    const known = (await store.table(next.id)) !== undefined;
    return !known && store.openNext(await followed(store, saved), { ...next, code });
  }),
  call('touchTable', [table, time], (store, id, at) => store.touchTable(id, at)),
  call('seeGuest', [guest, time], (store, id, at) => store.seeGuest(id, at)),
  call('clean', [fc.integer({ min: 1, max: 12 }), keep], async (store, now, kept) => {
    while ((await store.clean(now, kept, 2)) > 0);
  }),
  call('addSaid', [table, text, time, limit], (store, id, words, at, most) =>
    store.addSaid(id, { at, seat: 0, name: 'x', text: words }, most),
  ),
  call('said', [table, limit], (store, id, most) => store.said(id, most)),
  call('openTables', [limit], (store, most) => store.openTables(most)),
  call('tablesOf', [guest, limit], (store, id, most) => store.tablesOf(id, most)),
  call('tableByCode', [fc.constantFrom('CODE', 'KODE')], (store, word) => store.tableByCode(word)),
  call('command', [table, fc.constantFrom('c1', 'c2')], (store, id, wanted) => store.command(id, wanted)),
);
const appends = call('append', [fc.array(append, { minLength: 1, maxLength: 6 })], (store, items) =>
  store.append(items),
);

/** Guests and tables that are there from the start, so that most calls have something to work on. */
const opening: readonly Call[] = [
  ...['anna', 'Bohdan'].map((id) => ({ words: `addGuest ${id}`, on: (store: Store) => store.addGuest(guestRow(id)) })),
  ...['t', 'U'].map((id) => ({
    words: `begin ${id}`,
    on: async (store: Store) => {
      await store.addTable(tableRow(id, 'anna'));
      await store.beginMatch(tableRow(id, 'anna', { status: 'playing', version: 2 }), start());
    },
  })),
];

const answer = (made: Promise<unknown>): Promise<unknown> => made.catch(() => 'refused');

/** Everything that can be read, for the comparison at the end. */
const everything = async (store: Store): Promise<unknown> => ({
  playing: await store.playing(),
  standing: (await store.standing(['t', 'U', '-v', 'nowhere'])).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  inPlay: await Promise.all(['anna', 'Bohdan', '_c'].map((id) => store.inPlay(id))),
  tables: await Promise.all(['t', 'U', '-v'].map((id) => store.table(id))),
  matches: await Promise.all(['t', 'U', '-v'].map((id) => store.match(id))),
  said: await Promise.all(['t', 'U', '-v'].map((id) => store.said(id, 9))),
  guests: await Promise.all(['anna', 'Bohdan', '_c'].map((id) => store.guest(id))),
});

export function storeProperty(name: string, fresh: () => Promise<() => Promise<Store>>, runs: number): void {
  it(`any calls to a store in ${name} are answered as by the simple model`, async () => {
    const sequences = fc.array(fc.oneof({ weight: 3, arbitrary: calls }, { weight: 2, arbitrary: appends }), {
      maxLength: 60,
      size: 'max',
    });
    const property = fc.asyncProperty(sequences, async (sequence) => {
      const model = new ModelStore();
      const store = await (await fresh())();
      try {
        for (const { words, on } of [...opening, ...sequence])
          expect(await answer(on(store)), words).toEqual(await answer(on(model)));
        expect(await everything(store)).toEqual(await everything(model));
      } finally {
        await store.close();
      }
    });
    await fc.assert(property, { numRuns: runs });
  });
}
