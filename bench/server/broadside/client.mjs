/** Two guests with a live line each, who play whatever the server says is allowed. */

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

/** Somebody new: the headers that make the server know him again. */
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
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/live`, {
    headers,
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
}

const connectBoth = (port, table, guests) => Promise.all(guests.map((guest) => connect(port, table, guest)));

const watch = (socket) => socket.send('{"do":"watch","from":-1}');

/** A fresh name for every wish of this process, as short as the server allows. */
const prefix = randomBytes(4).toString('hex');
let wishes = 0;
const nextId = () => `${prefix}${(wishes++).toString(36)}`;

/** One match: an action counts when whoever made it is told that it is stored. */
class Play {
  #sockets;
  #flight;
  #tally;
  #sights = [];
  /** The wish under way, if there is one. */
  #wish;
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
        socket.on('close', () => reject(new Error('the server cut a line')));
      }
    });
    sockets.forEach((socket, seat) => {
      socket.on('message', (data) => this.#hear(seat, JSON.parse(data)));
      watch(socket);
    });
  }

  #hear(seat, told) {
    switch (told.tell) {
      case 'sight':
        this.#sights[seat] = told.sight;
        return this.#next(seat);
      case 'done':
        if (told.id !== this.#wish) return;
        this.#flight.acknowledged();
        this.#wish = undefined;
        this.#n = told.n;
        for (const other of this.#sockets.keys()) this.#next(other);
        return;
      case 'refused':
        this.#tally.refused++;
    }
  }

  /** The seat acts if nothing is under way, and it knows of everything that has happened. */
  #next(seat) {
    const sight = this.#sights[seat];
    if (this.#wish !== undefined || sight === undefined || sight.n < this.#n) return;
    if (sight.outcome !== null || !this.#tally.live) return this.#end();
    if (!sight.toAct.includes(seat)) return;
    this.#wish = nextId();
    const wish = JSON.stringify({ do: 'play', id: this.#wish, n: sight.n, action: pick(sight.legal) });
    this.#flight.sent();
    this.#sockets[seat].send(wish);
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
