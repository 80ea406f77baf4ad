/** Opens live connections: who asks, from where, for which table, and whether there is room for one more. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { INTERNAL } from '@broadside/wire';
import { type ServerOptions, WebSocketServer } from 'ws';
import { ApiError, apiErrorOf } from '../apiError.ts';
import { checkOrigin } from '../http/origin.ts';
import { TooFast } from '../http/rates.ts';
import { sessionHash } from '../http/session.ts';
import { pathOf } from '../http/target.ts';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import { see } from '../tables/see.ts';
import { type Caller, LiveConnection, lingering } from './connection.ts';
import { checkProtocol, chooseProtocol, protocolNamed } from './protocol.ts';
import { LiveSocket } from './socket.ts';

const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,40})\/live$/;
const MAX_MESSAGE = 16 * 1024;
/** Pieces a message may come in: frames of one message, and packets of one frame. */
const MAX_FRAGMENTS = 64;
const MAX_PACKETS = 1024;

/** Says why not and closes: whoever does not hang up is hung up on. */
function turnAway(stream: Duplex, error: unknown, lingerMs: number): void {
  const { status, wire } = apiErrorOf(error) ?? { status: 500, wire: INTERNAL };
  const body = JSON.stringify(wire);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(error instanceof TooFast ? [`Retry-After: ${error.seconds}`] : []),
    'Connection: close',
  ];
  const late = setTimeout(() => stream.destroy(), lingerMs).unref();
  stream.once('close', () => clearTimeout(late));
  // What still comes is read and dropped: left unread it would make the system tear the answer away.
  stream.resume();
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** The same for all: a closure for each would be kept as long as its connection lasts. */
function destroy(this: Duplex): void {
  this.destroy();
}

/** Everything else the library checks by itself, but only after the store was asked. */
function checkHandshake({ method, headers }: IncomingMessage): void {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket')
    throw new ApiError('bad-message', 'a live connection is a WebSocket, opened with GET');
  checkProtocol(headers['sec-websocket-protocol']);
}

export class LiveConnections {
  private readonly services: Services;
  private readonly connections = new Set<LiveConnection>();
  /** The connections of each guest, the oldest first, until their sockets are closed. */
  private readonly guests = new Map<string, readonly LiveConnection[]>();
  /** How many connections each network has. */
  private readonly networks = new Map<string, number>();
  private readonly sockets: WebSocketServer;
  private readonly heart: NodeJS.Timeout;
  private readonly linger: (this: Duplex) => void;

  constructor(services: Services) {
    const { lingerMs, heartbeatMs } = services.config.limits;
    this.services = services;
    this.linger = lingering(lingerMs);
    const options: ServerOptions & { readonly closeTimeout: number } = {
      noServer: true,
      WebSocket: LiveSocket,
      maxPayload: MAX_MESSAGE,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_PACKETS,
      autoPong: false,
      closeTimeout: lingerMs,
      perMessageDeflate: false,
      clientTracking: false,
      handleProtocols: chooseProtocol,
    };
    this.sockets = new WebSocketServer(options);
    this.heart = setInterval(() => {
      for (const connection of this.connections) connection.heartbeat();
    }, heartbeatMs).unref();
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { requestMs, lingerMs } = this.services.config.limits;
    const late = setTimeout(() => stream.destroy(), requestMs).unref();
    stream.on('error', destroy);
    const trace = this.services.tracer.edge('connect', request.headers.traceparent, {});
    this.admit(request)
      .then(({ room, caller, network }) => {
        // In one step with the opening: of two that come together the second is one too many.
        this.checkNetwork(network);
        this.checkCrowd(caller.guest.id);
        trace?.end({ table: room.id, result: 'done' });
        this.sockets.handleUpgrade(request, stream, head, (socket) =>
          this.connect(room, caller, network, socket as LiveSocket, stream),
        );
      })
      .catch((error: unknown) => {
        const apiError = apiErrorOf(error);
        this.services.metrics.refusals.inc({ code: apiError?.wire.code ?? INTERNAL.code });
        trace?.end({ result: 'refused' });
        if (!apiError) this.services.log.error({ err: error }, 'a live connection could not be opened');
        turnAway(stream, error, lingerMs);
      })
      .finally(() => clearTimeout(late));
  }

  private connect(room: Room, caller: Caller, network: string, socket: LiveSocket, stream: Duplex): void {
    const { gate } = this.services;
    const { id } = caller.guest;
    this.giveWay(this.of(id));
    const connection = new LiveConnection(this.services, room, caller, {
      socket,
      stream,
      protocol: protocolNamed(socket.protocol),
      network,
      linger: this.linger,
      forget: this.forget,
    });
    // From here on the library's own listener does it.
    stream.off('error', destroy);
    gate.owe(network, connection);
    this.connections.add(connection);
    this.guests.set(id, [...this.of(id), connection]);
    this.count(network, 1);
  }

  private readonly forget = (connection: LiveConnection): void => {
    const { guest, network } = connection;
    this.services.gate.settle(network, connection);
    this.connections.delete(connection);
    this.count(network, -1);
    const others = this.of(guest).filter((one) => one !== connection);
    if (others.length > 0) this.guests.set(guest, others);
    else this.guests.delete(guest);
  };

  private of(guest: string): readonly LiveConnection[] {
    return this.guests.get(guest) ?? [];
  }

  private count(network: string, by: number): void {
    const open = (this.networks.get(network) ?? 0) + by;
    if (open > 0) this.networks.set(network, open);
    else this.networks.delete(network);
  }

  /** A guest with many connections loses the oldest for the newest; first one by which they only watch. */
  private giveWay(mine: readonly LiveConnection[]): void {
    const open = mine.filter(({ gone }) => !gone);
    if (open.length < this.services.config.limits.linesPerGuest) return;
    (open.find(({ onlyWatches }) => onlyWatches) ?? open[0]).bye('elsewhere');
  }

  private async admit(request: IncomingMessage): Promise<{ room: Room; caller: Caller; network: string }> {
    const { gate, store, rooms } = this.services;
    if (this.services.draining) throw new ApiError('restarting', 'the server restarts; come back in a moment');
    const network = gate.networkOf(request);
    gate.visit(network);
    const id = PATH.exec(pathOf(request.url))?.[1];
    if (id === undefined) throw new ApiError('not-found', 'there is no live connection here');
    checkHandshake(request);
    checkOrigin(request, this.services);
    const session = sessionHash(request.headers.cookie);
    const { endings } = rooms;
    const guest = session && (await store.guestOfSession(session));
    gate.ask(network, guest ? guest.id : undefined);
    if (!session || !guest) throw new ApiError('no-session', 'open the harbour first: it gives you a session');
    const room = await rooms.fresh(id);
    see(room.row, guest.id);
    // Somebody signed out elsewhere while we looked: it may have been this very session.
    if (endings !== rooms.endings) return this.admit(request);
    return { room, caller: { guest, session }, network };
  }

  private checkNetwork(network: string): void {
    const open = this.networks.get(network) ?? 0;
    if (open >= this.services.config.limits.connections)
      throw new ApiError('too-many', `your network has ${open} live connections open; close some of them`);
  }

  /** Connections that gave way may be slow to close: they are counted until they do. */
  private checkCrowd(guest: string): void {
    const mine = this.of(guest).length;
    if (mine >= 2 * this.services.config.limits.linesPerGuest)
      throw new ApiError('too-many', `you have ${mine} live connections open; close one of them`);
  }

  /** To those whose requests are all answered: nobody waits for what others have asked for. */
  byeToIdle(): void {
    for (const connection of [...this.connections]) if (connection.isIdle) connection.bye('restarting');
  }

  bye(): void {
    clearInterval(this.heart);
    for (const connection of [...this.connections]) connection.bye('restarting');
  }

  terminate(): void {
    for (const connection of this.connections) connection.terminate();
    this.sockets.close();
  }
}
