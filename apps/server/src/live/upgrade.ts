/** Lays live lines: who asks, from where, for which table, and whether there is room for one more. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Fault, faultOf, INTERNAL } from '../fault.ts';
import type { House } from '../house.ts';
import { checkOrigin } from '../http/origin.ts';
import { sessionHash } from '../http/session.ts';
import type { Room } from '../rooms/room.ts';
import type { GuestRow } from '../store/store.ts';
import { see } from '../tables/see.ts';
import { LiveLine } from './line.ts';

const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,40})\/live$/;
const MAX_MESSAGE = 16 * 1024;
const HEARTBEAT_MS = 30_000;

function turnAway(stream: Duplex, error: unknown): void {
  const { status, wire } = faultOf(error) ?? { status: 500, wire: INTERNAL };
  const body = JSON.stringify(wire);
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

export class LiveLines {
  private readonly house: House;
  private readonly lines = new Set<LiveLine>();
  /** How many lines each guest has. */
  private readonly guests = new Map<string, number>();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly heart: NodeJS.Timeout;

  constructor(house: House) {
    this.house = house;
    this.heart = setInterval(() => {
      for (const line of this.lines) line.beat();
    }, HEARTBEAT_MS).unref();
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const onError = (): void => void stream.destroy();
    stream.on('error', onError);
    this.admit(request)
      .then(({ room, guest }) => {
        stream.off('error', onError);
        this.sockets.handleUpgrade(request, stream, head, (socket) => this.connect(room, guest, socket, stream));
      })
      .catch((error: unknown) => {
        if (!faultOf(error)) this.house.log.error({ err: error }, 'a live line could not be laid');
        turnAway(stream, error);
      });
  }

  private connect(room: Room, guest: GuestRow, socket: WebSocket, stream: Duplex): void {
    const line = new LiveLine(this.house, room, guest, socket, stream);
    this.lines.add(line);
    this.count(guest.id, 1);
    socket.on('close', () => {
      this.lines.delete(line);
      this.count(guest.id, -1);
    });
  }

  private count(guest: string, by: number): void {
    const lines = (this.guests.get(guest) ?? 0) + by;
    if (lines > 0) this.guests.set(guest, lines);
    else this.guests.delete(guest);
  }

  private async admit(request: IncomingMessage): Promise<{ room: Room; guest: GuestRow }> {
    if (this.house.draining) throw new Fault('restarting', 'the server restarts; come back in a moment');
    const id = PATH.exec(new URL(request.url ?? '/', 'http://table').pathname)?.[1];
    if (id === undefined) throw new Fault('not-found', 'there is no live line here');
    checkOrigin(request.headers, this.house.config);
    const session = sessionHash(request.headers.cookie);
    const guest = session && (await this.house.store.guestOfSession(session));
    if (!guest) throw new Fault('no-session', 'open the harbour first: it gives you a session');
    const room = await this.house.hall.room(id);
    see(room.row, guest.id);
    this.checkCrowd(room, guest);
    return { room, guest };
  }

  private checkCrowd(room: Room, guest: GuestRow): void {
    const { linesPerGuest, linesPerTable } = this.house.config.limits;
    const mine = this.guests.get(guest.id) ?? 0;
    if (mine >= linesPerGuest) throw new Fault('too-many', `you have ${mine} live lines open; close one of them`);
    if (room.audience.lines.size >= linesPerTable) throw new Fault('too-many', 'this table has no room for one more');
  }

  bye(): void {
    clearInterval(this.heart);
    for (const line of [...this.lines]) line.bye('restarting');
  }

  terminate(): void {
    for (const line of this.lines) line.terminate();
    this.sockets.close();
  }
}
