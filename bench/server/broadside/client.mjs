/**
 * Guests with a WebSocket connection each, who play whatever the server says is allowed. Two with everything the usual way;
 * `seats`, `absence`, `place` and `pause` of the server they meet at change that.
 */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { ChangeReader, PROTOCOL } from '@broadside/wire';
import { WebSocket } from 'ws';
import { call } from '../http.mjs';
import { pick } from '../pick.mjs';

const settingsOf = (game, seats, absence) => ({
  game,
  options: {},
  seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))],
  listed: false,
  watchers: false,
  undo: 'free',
  absence,
  shuffle: false,
  odds: false,
});

/** Somebody new: the headers that make the server know them again. */
async function newGuest(port) {
  const { cookies } = await call(port, '/api/harbour', undefined, { method: 'GET' });
  return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

const newGuests = ({ port, seats = 2 }) => Promise.all(Array.from({ length: seats }, () => newGuest(port)));

/** A table where all sit and the match has begun. */
async function newMatch({ port, game, absence = null }, [host, ...guests]) {
  const { id } = (await call(port, '/api/tables', settingsOf(game, guests.length + 1, absence), { headers: host }))
    .body;
  for (const guest of guests) await call(port, `/api/tables/${id}/sit`, {}, { headers: guest });
  await call(port, `/api/tables/${id}/start`, {}, { headers: host });
  return id;
}

async function connect(port, table, headers) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/live`, PROTOCOL, {
    headers,
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
}

/** Each at the place that the table has for this seat, if there are several servers. */
const connectAll = ({ port, place = () => port }, table, guests) =>
  Promise.all(guests.map((guest, seat) => connect(place(table, seat), table, guest)));

const watch = (socket) => socket.send('{"type":"watch","from":-1}');

/** A fresh name for every request of this process, as short as the server allows: eight letters. */
const prefix = randomBytes(2).readUInt16BE().toString(36).padStart(4, '0').slice(1);
let requests = 0;
const nextId = () => `${prefix}${(requests++).toString(36).padStart(5, '0')}`;

/** One match: an action counts when whoever made it hears that it is stored. */
class Play {
  #sockets;
  #flight;
  #tally;
  #updates = [];
  /** What each has read of the match, and how. */
  #logs;
  #readers;
  /** The request under way, if there is one. */
  #request;
  /** When it was sent, at which entry, and who has not seen what came of it. */
  #sent = { at: 0, n: 0, unseen: new Set() };
  #pause;
  /** The last entry that was acknowledged. */
  #n = 0;
  over;
  #end;

  constructor(sockets, flight, tally, pause) {
    this.#sockets = sockets;
    this.#pause = pause;
    this.#flight = flight;
    this.#tally = tally;
    this.#logs = sockets.map(() => []);
    this.#readers = this.#logs.map((log) => new ChangeReader(() => log));
    this.over = new Promise((resolve, reject) => {
      this.#end = resolve;
      for (const socket of sockets) {
        socket.on('error', reject);
        socket.on('close', () => reject(new Error('the server cut a connection')));
      }
    });
    sockets.forEach((socket, seat) => {
      socket.on('message', (data) => this.#hear(seat, this.#readers[seat].read(JSON.parse(data))));
      watch(socket);
    });
  }

  #hear(seat, message) {
    switch (message.type) {
      case 'update':
        this.#updates[seat] = message.update;
        if (message.update.n > this.#sent.n && this.#sent.unseen.delete(seat))
          this.#tally.addSeen(performance.now() - this.#sent.at);
        this.#logs[seat].push(...message.update.entries);
        return this.#next(seat);
      case 'done':
        if (message.id !== this.#request) return;
        this.#flight.acknowledged();
        this.#request = undefined;
        this.#n = message.n;
        for (const other of this.#sockets.keys()) this.#next(other);
        return;
      case 'refused':
        this.#tally.refused++;
    }
  }

  /** The seat acts if nothing is under way, and it knows of everything that has happened. */
  #next(seat) {
    const update = this.#updates[seat];
    if (this.#request !== undefined || update === undefined || update.n < this.#n) return;
    if (update.outcome !== null || !this.#tally.live) return this.#end();
    if (!update.toAct.includes(seat)) return;
    this.#request = nextId();
    const request = JSON.stringify({ type: 'play', id: this.#request, n: update.n, action: pick(update.legal) });
    if (this.#pause === 0) this.#send(seat, update.n, request);
    else setTimeout(() => this.#send(seat, update.n, request), this.#pause * (0.5 + Math.random()));
  }

  #send(seat, n, request) {
    const others = [...this.#sockets.keys()].filter((other) => other !== seat);
    this.#sent = { at: performance.now(), n, unseen: new Set(others) };
    this.#flight.sent();
    this.#sockets[seat].send(request);
  }
}

/** One match after another until the tally says stop. */
export async function play(server, tally) {
  const guests = await newGuests(server);
  const flight = tally.flight();
  while (tally.live) {
    const table = await newMatch(server, guests);
    const sockets = await connectAll(server, table, guests);
    await new Play(sockets, flight, tally, server.pause ?? 0).over;
    for (const socket of sockets) socket.close();
    tally.finished++;
  }
}

/** A match that has begun and nobody is connected to. */
export async function idleMatch(server) {
  const guests = await newGuests(server);
  return { guests, table: await newMatch(server, guests) };
}

export async function idleConnections(server, { guests, table }) {
  const sockets = await connectAll(server, table, guests);
  const welcomed = sockets.map((socket) => once(socket, 'message'));
  sockets.forEach(watch);
  await Promise.all(welcomed);
}
