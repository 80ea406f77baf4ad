/** Two guests with a WebSocket connection each, who play whatever the server says is allowed. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { call } from '../http.mjs';
import { pick } from '../pick.mjs';

const settingsOf = (game) => ({
  game,
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  watchers: false,
  undo: 'free',
  absence: null,
  shuffle: false,
  odds: false,
});

/** Somebody new: the headers that make the server know them again. */
async function newGuest(port) {
  const { cookies } = await call(port, '/api/harbour', undefined, { method: 'GET' });
  return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

const newGuests = (port) => Promise.all([newGuest(port), newGuest(port)]);

/** A table where both sit and the match has begun. */
async function newMatch({ port, game }, [host, guest]) {
  const { id } = (await call(port, '/api/tables', settingsOf(game), { headers: host })).body;
  await call(port, `/api/tables/${id}/sit`, {}, { headers: guest });
  await call(port, `/api/tables/${id}/start`, {}, { headers: host });
  return id;
}

async function connect(port, table, headers) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/live`, 'broadside.v2', {
    headers,
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
}

const connectBoth = (port, table, guests) => Promise.all(guests.map((guest) => connect(port, table, guest)));

const watch = (socket) => socket.send('{"type":"watch","from":-1}');

/** A fresh name for every request of this process, as short as the server allows. */
const prefix = randomBytes(4).toString('hex');
let requests = 0;
const nextId = () => `${prefix}${(requests++).toString(36)}`;

/** One match: an action counts when whoever made it hears that it is stored. */
class Play {
  #sockets;
  #flight;
  #tally;
  #updates = [];
  /** The request under way, if there is one. */
  #request;
  /** The last entry that was acknowledged. */
  #n = 0;
  over;
  #end;

  constructor(sockets, flight, tally) {
    this.#sockets = sockets;
    this.#flight = flight;
    this.#tally = tally;
    this.over = new Promise((resolve, reject) => {
      this.#end = resolve;
      for (const socket of sockets) {
        socket.on('error', reject);
        socket.on('close', () => reject(new Error('the server cut a connection')));
      }
    });
    sockets.forEach((socket, seat) => {
      socket.on('message', (data) => this.#hear(seat, JSON.parse(data)));
      watch(socket);
    });
  }

  #hear(seat, message) {
    switch (message.type) {
      case 'update':
        this.#updates[seat] = message.update;
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
    this.#flight.sent();
    this.#sockets[seat].send(request);
  }
}

/** One match after another until the tally says stop. */
export async function play(server, tally) {
  const { port } = server;
  const guests = await newGuests(port);
  const flight = tally.flight();
  while (tally.live) {
    const table = await newMatch(server, guests);
    const sockets = await connectBoth(port, table, guests);
    await new Play(sockets, flight, tally).over;
    for (const socket of sockets) socket.close();
    tally.finished++;
  }
}

/** A match that has begun and nobody is connected to. */
export async function idleMatch(server) {
  const guests = await newGuests(server.port);
  return { guests, table: await newMatch(server, guests) };
}

export async function idleConnections({ port }, { guests, table }) {
  const sockets = await connectBoth(port, table, guests);
  const welcomed = sockets.map((socket) => once(socket, 'message'));
  sockets.forEach(watch);
  await Promise.all(welcomed);
}
