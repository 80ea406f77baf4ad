/** Whoever floods, and whoever does not read what they caused, is cut off: nothing piles up for them. */
import { EventEmitter } from 'node:events';
import { PROTOCOL } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { configOf } from '../src/config.ts';
import { Gate } from '../src/http/gate.ts';
import { LiveConnection, lingering } from '../src/live/connection.ts';
import { protocolNamed } from '../src/live/protocol.ts';
import { LiveSocket } from '../src/live/socket.ts';
import { makeMetrics } from '../src/metrics.ts';
import { noNews } from '../src/news/news.ts';
import type { Room } from '../src/rooms/room.ts';
import type { Services } from '../src/services.ts';
import { OPENING, REFUSED } from './games.ts';
import { commandId, openServer, twoAtTable, type Visitor, visitor } from './kit.ts';
import { BINARY, CLOSE, CONTINUATION, figure, frame, PING, PONG, Raw, rawLine, request, soon, TEXT } from './raw.ts';

const FRAMES = 1500;
const message = (value: unknown): Buffer => frame(TEXT, JSON.stringify(value));
const many = (one: () => Buffer): Buffer => Buffer.concat(Array.from({ length: FRAMES }, one));
const body = 'x'.repeat(120);

/** Each kind of frame a client can send again and again. */
const FLOODS: Readonly<Record<string, () => Buffer>> = {
  'empty pings': () => many(() => frame(PING)),
  'full pings': () => many(() => frame(PING, body)),
  'pongs nobody asked for': () => many(() => frame(PONG, body)),
  'empty messages': () => many(() => frame(TEXT)),
  bytes: () => many(() => frame(BINARY, body)),
  noise: () => many(() => frame(TEXT, body)),
  'the line’s own ping': () => many(() => message({ type: 'ping' })),
  'requests to be sent everything': () => many(() => message({ type: 'watch', from: -1 })),
  'questions why not': () => many(() => message({ type: 'why', id: commandId(), actions: [OPENING, REFUSED[0]] })),
  talk: () => many(() => message({ type: 'chat', id: commandId(), text: body })),
  'empty pieces of a message that never ends': () =>
    Buffer.concat([frame(TEXT, '', false), many(() => frame(CONTINUATION, '', false))]),
  'small pieces of a message that never ends': () =>
    Buffer.concat([frame(TEXT, '{', false), many(() => frame(CONTINUATION, ' ', false))]),
  'pings between the pieces of a message': () =>
    Buffer.concat([frame(TEXT, '{', false), many(() => frame(PING, body))]),
};

describe('a client that floods and never reads', () => {
  it('is cut off, whatever kind of frame it sends, and leaves nothing behind', async () => {
    const server = await openServer({
      limits: { messages: 40, burst: 80, patience: 200, watches: 20, lingerMs: 50 },
    });
    const { anna, boris, id } = await twoAtTable(server);
    const calm = await anna.live(id);
    for (const [kind, flood] of Object.entries(FLOODS)) {
      const line = (await rawLine(boris, id)).deaf();
      line.send(flood());
      await soon(`${kind}: the line is closed`, async () => (await figure(anna, 'broadside_connections')) === 1);
      expect(await figure(anna, 'broadside_waiting_bytes'), kind).toBeLessThan(100_000);
    }
    expect(await calm.play(OPENING)).toMatchObject({ type: 'done', n: 1 });
  });

  it('a few pings are answered, and so is the close', async () => {
    const server = await openServer();
    const { boris, id } = await twoAtTable(server);
    const line = await rawLine(boris, id);
    line.send(frame(PING, 'ahoy'), frame(CLOSE, Buffer.from([3, 232])));
    await soon('pong and close', () => line.text.includes('\x8a\x04ahoy\x88\x02\x03\xe8'));
    await line.closed;
  });
});

/** A connection over a stream in which `waiting` bytes are stuck. */
function stuckLine(waiting: number, limits: Parameters<typeof configOf>[0]['limits'] = {}) {
  const config = configOf({ limits });
  const metrics = makeMetrics();
  const written: string[] = [];
  const stream = Object.assign(new EventEmitter(), {
    writableLength: waiting,
    write: (bytes: Buffer) => void written.push(bytes.toString('latin1')),
    destroyed: false,
    destroy() {
      this.destroyed = true;
    },
  });
  const socket = {
    listener: undefined,
    emit: LiveSocket.prototype.emit,
    OPEN: 1,
    readyState: 1,
    pong: (data: Buffer) => void written.push(`pong ${String(data)}`),
    ping: (data: string) => void written.push(`ping ${data}`),
    close: () => {},
    terminate() {
      this.readyState = 3;
      this.emit('close');
    },
  };
  const lines = new Set<unknown>();
  const room = {
    subscribers: { lines },
    enter: (line: unknown) => lines.add(line) !== undefined,
    leave: (line: unknown) => lines.delete(line),
    watch: async () => {},
    row: { seats: [] },
  };
  const services = { config, metrics, gate: new Gate(config, metrics, noNews), draining: false };
  const linger = lingering(config.limits.lingerMs);
  const ends = { socket, stream, protocol: protocolNamed(PROTOCOL), network: 'here', linger, forget: () => {} };
  const caller = { guest: { id: 'eve', name: 'Eve' }, session: 'hers' } as never;
  const connection = new LiveConnection(
    services as unknown as Services,
    room as unknown as Room,
    caller,
    ends as never,
  );
  services.gate.owe('here', connection);
  return { line: connection, socket, stream, written, lines };
}

describe('a connection whose reader is behind', () => {
  const backlog = 1000;

  it.each<[string, (line: ReturnType<typeof stuckLine>) => void]>([
    ['a message', ({ line: connection }) => connection.send('x')],
    ['a pong', ({ socket }) => socket.emit('ping', Buffer.from('x'))],
    ['a heartbeat', ({ line: connection }) => connection.heartbeat()],
    ['a refusal', ({ socket }) => socket.emit('message', Buffer.from('x'), false)],
    ['a goodbye', ({ line: connection }) => connection.bye('closed')],
  ])('is cut off instead of being sent %s', (_, cause) => {
    const behind = stuckLine(backlog + 1, { backlog });
    cause(behind);
    behind.line.flush();
    expect([behind.written, behind.lines.size]).toEqual([[], 0]);
    const inTime = stuckLine(backlog, { backlog });
    cause(inTime);
    inTime.line.flush();
    expect(inTime.written).toHaveLength(1);
  });

  it('is cut off for what is said in one moment, before it is written', () => {
    const { line: connection, written, lines } = stuckLine(0, { backlog });
    for (let k = 0; k < 100; k++) connection.send('x'.repeat(backlog));
    connection.flush();
    expect([written, lines.size]).toEqual([[], 0]);
  });

  it('is sent one message however long it is', () => {
    const { line: connection, written } = stuckLine(0, { backlog });
    connection.send('x'.repeat(50 * backlog));
    connection.flush();
    expect(written).toHaveLength(1);
  });

  it('is cut off when too much waits for its network, each connection by itself being within bounds', () => {
    const { line: connection, lines } = stuckLine(900, { backlog, networkBacklog: 800 });
    connection.send('x');
    connection.flush();
    expect(lines.size).toBe(0);
  });

  it('is cut off when it never asks to watch', async () => {
    const silent = stuckLine(0, { requestMs: 20 });
    const watcher = stuckLine(0, { requestMs: 20 });
    watcher.socket.emit('message', Buffer.from(JSON.stringify({ type: 'watch', from: -1 })), false);
    await soon('it is gone', () => silent.lines.size === 0);
    expect(watcher.lines.size).toBe(1);
  });

  it('is cut off when it hangs up and leaves unread what waits for it', async () => {
    const { stream } = stuckLine(backlog, { backlog, lingerMs: 20 });
    stream.emit('end');
    await soon('it is gone', () => stream.destroyed);
  });

  it('is not kept alive by pongs it could say without reading', () => {
    const guess = stuckLine(0);
    guess.line.heartbeat();
    guess.socket.emit('pong', Buffer.from(''));
    guess.line.heartbeat();
    expect(guess.lines.size).toBe(0);
    const reader = stuckLine(0);
    reader.line.heartbeat();
    reader.socket.emit('pong', Buffer.from(reader.written[0].slice('ping '.length)));
    reader.line.heartbeat();
    expect(reader.lines.size).toBe(1);
  });
});

describe('answers over HTTP that nobody reads', () => {
  /** More than the system between the two takes up. */
  const ASKED = 300;
  const deafAsker = (anna: Visitor): Raw => new Raw(anna).deaf().send(request('GET /api/openapi.json').repeat(ASKED));

  it('do not pile up: what goes beyond the limit is refused', async () => {
    const limits = { networkBacklog: 300_000 };
    const anna = await visitor(await openServer({ limits }), 'Anna');
    deafAsker(anna);
    await soon('further answers are refused', async () => {
      const { body: figures } = await anna.call<string>('GET', '/metrics');
      return /broadside_limited_total\{what="answers"\} [1-9]/.test(figures);
    });
    // The last answer that was given may go beyond, but no other.
    expect(await figure(anna, 'broadside_waiting_bytes')).toBeLessThan(2 * limits.networkBacklog);
  });

  it('end with the connection when they are not read in time', async () => {
    const anna = await visitor(
      await openServer({ limits: { networkBacklog: 1e9, answerMs: 300, slowest: 1e9 } }),
      'Anna',
    );
    deafAsker(anna);
    await soon('they wait', async () => (await figure(anna, 'broadside_waiting_bytes')) > 0);
    await soon('they are gone', async () => (await figure(anna, 'broadside_waiting_bytes')) === 0);
    const { body: figures } = await anna.call<string>('GET', '/metrics');
    expect(figures).toMatch(/broadside_limited_total\{what="slow"\} [1-9]/);
  });
});
