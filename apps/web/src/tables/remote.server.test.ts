/** The table against the real server: its build, its database file, and a machine that fails in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadMatch } from '@broadside/kernel';
import { PROTOCOL, PROTOCOL_V2, type TableInfo, type TableSettings } from '@broadside/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Socket } from './connection.ts';
import { GAME, playAny, until } from './local/testing.ts';
import { openRemote } from './remote.ts';
import { type Table, TableError } from './table.ts';

const MAIN = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

const SETTINGS: TableSettings = {
  game: GAME.id,
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  watchers: true,
  undo: 'free',
  absence: null,
  shuffle: false,
  odds: true,
};

let data: string;
let child: ChildProcess;
let port = '0';
const tables: Table[] = [];

/** Starts the server, always at the same place. */
async function start(): Promise<void> {
  child = spawn(process.execPath, [MAIN, '--host', '127.0.0.1', '--port', port, '--data', data], {
    env: { PATH: process.env.PATH, BROADSIDE_LOG: 'silent' },
  });
  const printed = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text) => resolve(String(text)));
    child.stderr?.once('data', (text) => reject(new Error(String(text))));
  });
  port = /:(\d+)/.exec(printed)?.[1] ?? '0';
}

function kill(): Promise<unknown> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return ended;
}

/** Somebody with a cookie of their own. */
class Visitor {
  private cookie = '';
  readonly sockets: WebSocket[] = [];

  async call<T>(method: 'GET' | 'POST', path: string, body: unknown = {}): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    const answer: unknown = await response.json();
    if (!response.ok) throw new TableError(answer as TableError['wire']);
    return answer as T;
  }

  watch(id: string): Table {
    const table = openRemote(id, {
      base: `ws://127.0.0.1:${port}`,
      connect: (url) => {
        const socket = new WebSocket(url, [PROTOCOL, PROTOCOL_V2], { headers: { cookie: this.cookie } });
        this.sockets.push(socket);
        return socket as unknown as Socket;
      },
      pauses: [20, 200],
      ping: [15_000, 10_000],
      wakes: () => () => {},
      look: (table) => this.call<TableInfo>('GET', `/tables/${table}`),
      file: (table) => this.call('GET', `/tables/${table}/file`),
    });
    tables.push(table);
    return table;
  }
}

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'broadside-remote-'));
  port = '0';
  await start();
});

afterEach(async () => {
  for (const table of tables.splice(0)) table.close();
  await kill();
  rmSync(data, { recursive: true, force: true });
});

const ready = (table: Table) =>
  until(table, ({ update, pending, phase }) => phase === 'over' || (!pending && (update?.legal.length ?? 0) > 0));

/** Plays whenever it is asked to, and tries again when it was too fast. */
async function playOn(table: Table, seed: string): Promise<void> {
  for (;;) {
    const state = await ready(table);
    if (state.phase === 'over') return;
    playAny(table, seed);
    await until(table, (now) => now.pending === undefined && now !== state);
    if (table.snapshot().log.length === state.log.length) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('two people and a spectator finish a match although connections are lost and the server is killed', async () => {
  const [ada, eve, ivy] = [new Visitor(), new Visitor(), new Visitor()];
  for (const visitor of [ada, eve, ivy]) await visitor.call('POST', '/me', { name: 'Somebody' });
  const { id } = await ada.call<TableInfo>('POST', '/tables', SETTINGS);
  const [mine, hers, seen] = [ada.watch(id), eve.watch(id), ivy.watch(id)];
  expect((await until(mine, ({ info }) => info !== undefined)).phase).toBe('waiting');
  await eve.call('POST', `/tables/${id}/sit`);
  await until(mine, ({ info }) => info?.seats[1].kind === 'person');
  await ada.call('POST', `/tables/${id}/start`);
  await Promise.all([mine, hers, seen].map((table) => until(table, ({ phase }) => phase === 'playing')));

  const playing = [playOn(mine, 'ada'), playOn(hers, 'eve')];
  for (const moment of [10, 20, 30]) {
    await until(seen, ({ log }) => log.length > moment);
    for (const visitor of [ada, eve, ivy]) visitor.sockets.at(-1)?.terminate();
  }
  await until(seen, ({ log }) => log.length > 40);
  await kill();
  await start();
  await Promise.all(playing);
  await until(seen, ({ phase }) => phase === 'over');

  const match = loadMatch(GAME, await mine.file());
  const line = (table: Table): unknown => table.snapshot().log.map(({ n, seat, undo }) => [n, seat, undo]);
  for (const table of [mine, hers, seen]) {
    expect(line(table)).toEqual(match.log.map(({ n, seat, undo }) => [n, seat, undo]));
    expect(table.snapshot().update?.outcome).toEqual(match.outcome);
  }
  expect([mine, hers, seen].map((table) => table.snapshot().update?.viewer)).toEqual([0, 1, 'spectator']);
  const asSeen = match.seenBy(0).map(({ hash: _, ...entry }) => entry);
  expect(mine.snapshot().log.map(({ hash: _, ...entry }) => entry)).toEqual(asSeen);
});

it('refusals of the server come with their reasons, and questions are answered', async () => {
  const ada = new Visitor();
  const { id } = await ada.call<TableInfo>('POST', '/tables', {
    ...SETTINGS,
    options: { firstPlayer: 0 },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'sailor' }],
  });
  await ada.call('POST', `/tables/${id}/start`);
  const table = ada.watch(id);
  await ready(table);
  const refusal = (): Promise<unknown> => new Promise((resolve) => table.onRefusal(resolve));
  const undo = refusal();
  table.undo();
  expect(await undo).toMatchObject({ code: 'nothing-to-undo', reason: { clause: 'LAW-6' }, game: GAME.id });
  const hire = { type: 'hire', card: 3 };
  const [why, fine] = await table.why([hire, { type: 'draw' }]);
  expect(fine).toBeNull();
  const refused = refusal();
  table.play(hire);
  expect(await refused).toMatchObject({ reason: why });
  table.say('Ahoy!');
  expect((await until(table, ({ talk }) => talk.length > 0)).talk[0]).toMatchObject({ seat: 0, text: 'Ahoy!' });
  table.react('coin');
  expect((await until(table, ({ talk }) => talk.length > 1)).talk[1]).toMatchObject({ seat: 0, reaction: 'coin' });
});

it('a table that is not there fails, a closed one says that it is closed', async () => {
  const ada = new Visitor();
  const { id } = await ada.call<TableInfo>('POST', '/tables', SETTINGS);
  expect((await until(ada.watch('nowhere'), ({ phase }) => phase === 'failed')).error?.code).toBe('no-table');
  const table = ada.watch(id);
  await until(table, ({ phase }) => phase === 'waiting');
  await ada.call('POST', `/tables/${id}/close`);
  const { info } = await until(table, ({ phase, link }) => phase === 'closed' && link === 'down');
  expect(info?.status).toBe('closed');
});
