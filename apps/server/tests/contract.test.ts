/** The server hosts a match as every other place does, on either database. */
import type { Entry, Seat } from '@broadside/kernel';
import type { ClientMessage } from '@broadside/wire';
import { afterAll, beforeAll } from 'vitest';
import { describeHost, type Fault, noDice, type Setting, type Sitting } from '../../../packages/host/tests/contract.ts';
import { freshId } from '../src/http/session.ts';
import { openStore } from '../src/store/open.ts';
import type { SeatRow, Store } from '../src/store/store.ts';
import { type Client, freshFolder, openServer, SETTINGS, type Visitor, visitor } from './kit.ts';
import { tableRow } from './store/fixtures.ts';
import { startPostgres, type Throwaway } from './throwaway/postgres.mjs';

const WORKERS: Readonly<Record<Fault, URL>> = {
  crash: new URL('./brokenWorker.mjs', import.meta.url),
  cheat: new URL('./cheatingWorker.mjs', import.meta.url),
};

/** Puts the match into the store, at a table with these chairs. */
async function storeMatch(
  store: Store,
  { match, undo }: Setting,
  host: string,
  seats: readonly SeatRow[],
): Promise<string> {
  const id = freshId();
  const { header, seed, log, toAct } = match;
  const settings = { ...SETTINGS, game: header.game, options: header.options as typeof SETTINGS.options, undo };
  const row = tableRow(id, host, { code: null, settings, seats });
  const [opening, ...entries] = log as Entry[];
  await store.addTable(row);
  await store.beginMatch(
    { ...row, status: 'playing', version: 2 },
    { header, seed, opening, snapshot: match.snapshot(), toAct, moved: Date.now() },
  );
  await store.append(entries.map((entry) => ({ match: id, entry, command: null, toAct, moved: Date.now() })));
  return id;
}

/** A server over a store that can be opened again, and everybody who sits there connected. */
async function sitDown(open: () => Promise<Store>, setting: Setting): Promise<Sitting> {
  const { bots, fault, responseTimeout = 0 } = setting;
  const settings = fault ? { botWorker: WORKERS[fault] } : {};
  let store = await open();
  let server = await openServer(settings, { store, thrower: noDice });
  const guests = await Promise.all(bots.map(async (bot, at) => (bot === null ? visitor(server, `Guest ${at}`) : null)));
  const chairs = await Promise.all(
    guests.map(async (guest, seat): Promise<SeatRow> => {
      await guest?.good('POST', '/api/me', { patience: responseTimeout });
      const me = guest && (await guest.harbour()).me;
      return { guest: me?.id ?? null, name: me?.name ?? null, bot: bots[seat] };
    }),
  );
  const id = await storeMatch(store, setting, chairs.find(({ guest }) => guest !== null)?.guest ?? '', chairs);
  const lines = new Map<Seat, Client>();
  const lay = async (one: (guest: Visitor) => Promise<Visitor>): Promise<void> => {
    for (const [seat, guest] of guests.entries()) if (guest) lines.set(seat, await (await one(guest)).live(id));
  };
  await lay(async (guest) => guest);
  const lineOf = (seat: Seat): Client => lines.get(seat) as Client;
  return {
    request: async (seat, input) => {
      const answer = await lineOf(seat).ask(input as Extract<ClientMessage, { id: string }>);
      if (answer.type === 'reasons') throw new Error('nobody asked why');
      return answer;
    },
    kept: async (n) => {
      await lines.values().next().value?.seen(n);
      return (await store.match(id))?.log ?? [];
    },
    reopen: async () => {
      await server.close();
      store = await open();
      server = await openServer(settings, { store, thrower: noDice });
      await lay(async ({ cookie }) => Object.assign(await visitor(server, 'x'), { cookie }));
    },
  };
}

describeHost({
  name: 'by a server with a file',
  conditions: ['free', 'never'],
  patient: true,
  set: (setting) => {
    const data = freshFolder();
    return sitDown(() => openStore({ data }), setting);
  },
});

let postgres: Throwaway;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

describeHost({
  name: 'by a server with PostgreSQL',
  conditions: ['free', 'never'],
  patient: true,
  set: async (setting) => {
    const databaseUrl = await postgres.fresh();
    return sitDown(() => openStore({ data: '', databaseUrl }), setting);
  },
});
