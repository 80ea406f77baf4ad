import { type AnyMatch, Match, Stream, saveMatch, sealOf } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import {
  type ClientMessage,
  Sender,
  type ServerMessage,
  type TableInfo,
  viewUpdateOf,
  type WireError,
} from '@broadside/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Socket } from './connection.ts';
import { until } from './local/testing.ts';
import { openRemote, type RemoteWorld } from './remote.ts';
import { type News, type Table, TableError } from './table.ts';

const { game } = shelf[0];

/** A server of few words: it keeps a match, and every test says how it behaves. */
class ScriptedServer {
  readonly match: AnyMatch = Match.begin(game, { seats: 2, seed: 'scripted', options: { firstPlayer: 0 } });
  readonly heard: ClientMessage[] = [];
  readonly fulfilled = new Map<string, number>();
  answer: (message: ClientMessage, socket: WebSocket) => void = (message, socket) => this.serve(message, socket);
  private readonly server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  private readonly stream = Stream.of('scripted');

  constructor() {
    this.server.on('connection', (socket) =>
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ClientMessage;
        this.heard.push(message);
        this.answer(message, socket);
      }),
    );
  }

  /** What players are sent of the hashes. */
  get seals(): readonly string[] {
    return this.match.log.map(({ n, hash }) => sealOf(this.match.seed, n, hash));
  }

  async listening(): Promise<string> {
    if (!this.server.address()) await new Promise((resolve) => this.server.once('listening', resolve));
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    return `ws://127.0.0.1:${address.port}`;
  }

  get sockets(): readonly WebSocket[] {
    return [...this.server.clients];
  }

  send(message: ServerMessage, to: readonly WebSocket[] = this.sockets): void {
    for (const socket of to) socket.send(JSON.stringify(message));
  }

  sendUpdate(from: number, to?: readonly WebSocket[]): void {
    this.send({ type: 'update', update: viewUpdateOf(this.match, 0, from) }, to);
  }

  /** Somebody does something; what changed is sent, for whoever has all that was before. */
  sendNext(spoil: (change: unknown[]) => void = () => {}): void {
    const before = viewUpdateOf(this.match, 0, -1);
    this.somethingHappens();
    const update = viewUpdateOf(this.match, 0, this.match.n - 1);
    const change: unknown[] = JSON.parse(new Sender(before, before.entries).change(update));
    spoil(change);
    for (const socket of this.sockets) socket.send(JSON.stringify(change));
  }

  /** What a faultless server does. */
  serve(message: ClientMessage, socket: WebSocket): void {
    switch (message.type) {
      case 'watch':
        this.send({ type: 'table', table: INFO }, [socket]);
        this.sendUpdate(message.from, [socket]);
        break;
      case 'play':
        this.carryOut(message);
        this.sendUpdate(this.match.n - 1);
        this.send({ type: 'done', id: message.id, n: this.fulfilled.get(message.id) ?? -1 }, [socket]);
        break;
      case 'why':
        this.send({ type: 'reasons', id: message.id, reasons: message.actions.map(() => null) }, [socket]);
        break;
      case 'ping':
        this.send({ type: 'pong' }, [socket]);
        break;
      case 'undo':
      case 'restart':
      case 'chat':
        this.send({ type: 'refused', id: message.id, error: BARRIER }, [socket]);
    }
  }

  /** Once for every id, however often it comes. */
  carryOut(message: Extract<ClientMessage, { type: 'play' }>): void {
    if (!this.fulfilled.has(message.id)) this.fulfilled.set(message.id, this.match.play(0, message.action).n);
  }

  /** Somebody does something, and nobody is sent it. */
  somethingHappens(times = 1): void {
    for (let left = times; left > 0; left--) {
      const seat = this.match.toAct[0];
      const actions = this.match.legal(seat);
      this.match.play(seat, actions[this.stream.below(actions.length)]);
    }
  }

  cutOff(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  close(): void {
    this.cutOff();
    this.server.close();
  }
}

const BARRIER: WireError = {
  code: 'undo-barrier',
  message: 'undo-barrier (LAW-6)',
  reason: { code: 'undo-barrier', clause: 'LAW-6' },
  game: game.id,
};

const INFO: TableInfo = {
  id: 'table',
  code: 'ABCD',
  status: 'playing',
  settings: {
    game: game.id,
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
    watchers: true,
    undo: 'free',
    absence: null,
    shuffle: false,
    odds: true,
  },
  seats: [0, 1].map((seat) => ({ kind: 'person', name: `Seat ${seat}`, bot: null, here: true })),
  you: 0,
  host: true,
  watching: 0,
  next: null,
  created: 0,
};

let server: ScriptedServer;
let world: RemoteWorld & { wake(): void };
let table: Table;

beforeEach(async () => {
  server = new ScriptedServer();
  let wake = (): void => {};
  world = {
    base: await server.listening(),
    connect: (url) => new WebSocket(url) as unknown as Socket,
    pauses: [5, 20],
    ping: [60_000, 60_000],
    wakes: (listener) => {
      wake = listener;
      return () => {};
    },
    wake: () => wake(),
    look: async () => INFO,
    file: async () => ({}),
  };
});

afterEach(() => {
  table.close();
  server.close();
});

const open = async (): Promise<Table> => {
  table = openRemote('table', world);
  await until(table, ({ update }) => update !== undefined);
  return table;
};

const caughtUp = (n: number) => until(table, ({ log }) => log.length === n + 1);
const hashes = (log: readonly { readonly hash: string }[]): readonly string[] => log.map(({ hash }) => hash);
const asksFor = (what: ClientMessage['type']): readonly ClientMessage[] =>
  server.heard.filter((message) => message.type === what);

describe('a table on the server', () => {
  it('is shown from the beginning, and everything after that as it happens', async () => {
    server.somethingHappens(5);
    await open();
    const news: News[] = [];
    table.onNews((one) => news.push(one));
    server.somethingHappens();
    server.sendUpdate(5);
    const state = await caughtUp(6);
    expect(state).toMatchObject({ kind: 'remote', phase: 'playing', link: 'up' });
    expect(hashes(state.log)).toEqual(server.seals);
    expect(news.map(({ n, live }) => [n, live])).toEqual([[6, true]]);
    expect(news[0].events).toEqual(server.match.log[6].events);
  });

  it('goes on from its last entry number after the connection was lost, and jumps to what it missed', async () => {
    server.somethingHappens(3);
    await open();
    const news: News[] = [];
    table.onNews((one) => news.push(one));
    server.cutOff();
    await until(table, ({ link }) => link !== 'up');
    server.somethingHappens(4);
    const state = await caughtUp(7);
    expect(asksFor('watch')).toEqual([
      { type: 'watch', from: -1 },
      { type: 'watch', from: 3 },
    ]);
    expect(hashes(state.log)).toEqual(server.seals);
    expect(news.map(({ live, entries }) => [live, entries.length])).toEqual([[false, 4]]);
  });

  it('gives its file with the seals it was sent, and holds the server to it', async () => {
    server.somethingHappens(5);
    await open();
    world = Object.assign(world, { file: async () => saveMatch(server.match) });
    const file = await table.file();
    expect(file.told?.map(([, seal]) => seal)).toEqual(server.seals);
    const touched = server.match.log.map((entry) => (entry.n === 3 ? { ...entry, hash: 'another' } : entry));
    Object.assign(world, { file: async () => ({ ...saveMatch(server.match), log: touched }) });
    await expect(table.file()).rejects.toMatchObject({ wire: { code: 'broken-seal' } });
  });

  it('takes nothing twice, and asks again when something is missing', async () => {
    server.somethingHappens(2);
    await open();
    server.sendUpdate(-1);
    server.sendUpdate(0);
    server.sendUpdate(1);
    server.somethingHappens(3);
    server.sendUpdate(4);
    const state = await caughtUp(5);
    expect(hashes(state.log)).toEqual(server.seals);
    expect(asksFor('watch').at(-1)).toEqual({ type: 'watch', from: 2 });
    server.somethingHappens();
    server.sendUpdate(0);
    expect(hashes((await caughtUp(6)).log)).toEqual(server.seals);
  });

  it('follows what changes, and what it cannot follow it asks for whole', async () => {
    server.somethingHappens(2);
    await open();
    const news: News[] = [];
    table.onNews((one) => news.push(one));
    server.sendNext();
    server.sendNext();
    await caughtUp(4);
    expect(asksFor('watch')).toHaveLength(1);
    server.sendNext((change) => change.splice(1, 1, '00000000'));
    server.sendNext();
    const state = await caughtUp(6);
    expect(asksFor('watch')).toEqual([
      { type: 'watch', from: -1 },
      { type: 'watch', from: 4 },
    ]);
    expect(state.log).toEqual(viewUpdateOf(server.match, 0, -1).entries);
    expect({ ...state.update, entries: [] }).toEqual({ ...viewUpdateOf(server.match, 0, 6), entries: [] });
    server.sendNext();
    await caughtUp(7);
    expect(news.map(({ n, live }) => [n, live])).toEqual([
      [3, true],
      [4, true],
      [6, false],
      [7, true],
    ]);
  });

  it('wants no changes any more when several could not be followed', async () => {
    await open();
    for (const n of [1, 2, 3]) {
      server.sendNext((change) => change.splice(6, 1, [99, 0]));
      await caughtUp(n);
    }
    expect(asksFor('watch')).toEqual([
      { type: 'watch', from: -1 },
      { type: 'watch', from: 0 },
      { type: 'watch', from: 1 },
      { type: 'watch', from: 2, whole: true },
    ]);
  });

  it('looks at the match from the beginning when it is another viewer now', async () => {
    server.somethingHappens(4);
    await open();
    let viewer: 0 | 'spectator' = 'spectator';
    server.answer = (message, socket) => {
      if (message.type === 'watch')
        server.send({ type: 'update', update: viewUpdateOf(server.match, viewer, message.from) }, [socket]);
    };
    server.send({ type: 'update', update: viewUpdateOf(server.match, viewer, 4) });
    const state = await until(table, ({ update }) => update?.viewer === 'spectator');
    expect(state.log).toEqual(viewUpdateOf(server.match, 'spectator', -1).entries);
    viewer = 0;
  });

  it('begins again when the server has lost what we saw', async () => {
    server.somethingHappens(4);
    await open();
    const short = Match.begin(game, { seats: 2, seed: 'restored' });
    server.answer = (message, socket) => {
      if (message.type === 'watch')
        server.send({ type: 'update', update: viewUpdateOf(short, 0, message.from) }, [socket]);
    };
    server.cutOff();
    const state = await caughtUp(0);
    expect(hashes(state.log)).toEqual(hashes(viewUpdateOf(short, 0, -1).entries));
  });
});

describe('a request', () => {
  it('is pending until its entry is seen', async () => {
    await open();
    const steps: (readonly [boolean, number])[] = [];
    table.subscribe(() => {
      const { pending, log } = table.snapshot();
      steps.push([pending !== undefined, log.length]);
    });
    server.answer = (message, socket) => {
      if (message.type !== 'play') return;
      server.carryOut(message);
      server.send({ type: 'done', id: message.id, n: server.match.n }, [socket]);
      server.sendUpdate(0, [socket]);
    };
    table.play({ type: 'draw' });
    // A second click is not a second request.
    table.play({ type: 'draw' });
    await until(table, ({ pending }) => pending === undefined);
    expect(steps).toEqual([
      [true, 1],
      [false, 2],
    ]);
    expect(asksFor('play')).toHaveLength(1);
  });

  it('is repeated under the same id when the connection was lost before the answer, and carried out once', async () => {
    await open();
    server.answer = (message) => {
      if (message.type !== 'play') return;
      server.carryOut(message);
      server.answer = (next, socket) => server.serve(next, socket);
      server.cutOff();
    };
    table.play({ type: 'draw' });
    const why = table.why([{ type: 'draw' }]);
    const state = await until(table, ({ pending, link }) => pending === undefined && link === 'up');
    const plays = asksFor('play') as readonly Extract<ClientMessage, { type: 'play' }>[];
    expect(plays.map(({ id }) => id)).toEqual([plays[0].id, plays[0].id]);
    expect(plays[0].id).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
    expect(state.log).toHaveLength(2);
    expect(await why).toEqual([null]);
  });

  it('made while the connection is down is sent when it is back', async () => {
    await open();
    server.cutOff();
    await until(table, ({ link }) => link !== 'up');
    table.play({ type: 'draw' });
    expect(table.snapshot().pending).toEqual({ type: 'play', action: { type: 'draw' } });
    expect((await caughtUp(1)).log).toHaveLength(2);
  });

  it('that is refused says why, and nothing is pending any more', async () => {
    await open();
    const refused = new Promise<WireError>((resolve) => table.onRefusal(resolve));
    table.undo();
    expect(await refused).toEqual(BARRIER);
    expect(table.snapshot().pending).toBeUndefined();
  });
});

describe('the connection', () => {
  it('that is silent is taken for dead and opened again', async () => {
    world = { ...world, ping: [20, 20] };
    server.answer = (message, socket) => {
      if (message.type !== 'ping') server.serve(message, socket);
    };
    await open();
    await until(table, ({ link }) => link !== 'up');
    server.answer = (message, socket) => server.serve(message, socket);
    await until(table, ({ link }) => link === 'up');
    expect(asksFor('ping').length).toBeGreaterThan(0);
  });

  it('is opened at once when the reader comes back', async () => {
    world = { ...world, pauses: [3_600_000, 3_600_000] };
    await open();
    server.cutOff();
    await until(table, ({ link }) => link !== 'up');
    server.somethingHappens();
    world.wake();
    expect((await caughtUp(1)).link).toBe('up');
  });

  it('comes back after a restart of the server, not after the table was closed', async () => {
    await open();
    server.send({ type: 'bye', why: 'restarting' });
    server.cutOff();
    await until(table, ({ link }) => link !== 'up');
    await until(table, ({ link }) => link === 'up');
    server.send({ type: 'bye', why: 'closed' });
    const state = await until(table, ({ phase }) => phase === 'closed');
    expect(state.link).toBe('down');
    expect(state.update).toBeDefined();
    await expect.poll(() => server.sockets.length).toBe(0);
  });

  it.each([
    ['removed', 'removed'],
    ['signed-out', 'signed-out'],
    ['elsewhere', 'open-elsewhere'],
  ] as const)('ends with a sentence and does not come back after the server said %s', async (why, code) => {
    await open();
    server.send({ type: 'bye', why });
    server.cutOff();
    const state = await until(table, ({ phase }) => phase === 'failed');
    expect(state.error?.code).toBe(code);
    const asked = server.heard.length;
    world.wake();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([server.sockets.length, server.heard.length]).toEqual([0, asked]);
  });

  it('waits in the gallery until it is let in, and comes back later if too many wait', async () => {
    let full = true;
    server.answer = (message, socket) => {
      if (message.type !== 'watch') return server.serve(message, socket);
      if (full) {
        server.send({ type: 'bye', why: 'full' }, [socket]);
        socket.close();
        full = false;
        return;
      }
      server.send({ type: 'table', table: { ...INFO, you: null, host: false } }, [socket]);
      server.send({ type: 'gallery', ahead: 2 }, [socket]);
    };
    table = openRemote('table', world);
    await until(table, ({ gallery }) => gallery === 'outside');
    const state = await until(table, ({ gallery }) => gallery === 2);
    expect([state.phase, state.update]).toEqual(['playing', undefined]);
    server.send({ type: 'gallery', ahead: 0 });
    await until(table, ({ gallery }) => gallery === 0);
    server.send({ type: 'chat', lines: [] });
    server.sendUpdate(-1);
    await until(table, ({ gallery, update }) => gallery === undefined && update !== undefined);
  });

  it('that cannot be opened finds out by the other way that there is no such table', async () => {
    server.close();
    const wire: WireError = { code: 'no-table', message: 'there is no such table' };
    world = {
      ...world,
      look: async () => {
        throw new TableError(wire);
      },
    };
    table = openRemote('table', world);
    expect((await until(table, ({ phase }) => phase === 'failed')).error).toEqual(wire);
  });
});

it('chat is kept once, although the last lines come again after a loss', async () => {
  await open();
  const line = { at: 1, seat: 0, name: 'Ada', text: 'Ahoy!' };
  const other = { ...line, at: 2, text: 'Aye.' };
  server.send({ type: 'chat', lines: [line] });
  server.send({ type: 'chat', lines: [line, other] });
  const { talk } = await until(table, (state) => state.talk.length > 1);
  expect(talk).toEqual([line, other]);
});
