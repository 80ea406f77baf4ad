/**
 * A Colyseus room with next to no game in it: whose turn, a counter, two scores and a row of cards. A move is
 * acknowledged by a message at once, the state follows at the usual patch rate. Nothing is stored.
 */
import { createServer } from 'node:http';
import { matchMaker, Room, Server } from '@colyseus/core';
import { schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { report } from '../probe.mjs';

const ROW = 8;
const Table = schema({ turn: 'uint8', n: 'uint32', scores: ['uint16'], row: ['uint8'] });

class Duel extends Room {
  maxClients = 2;
  #seats = new Map();

  onCreate({ stays = false }) {
    this.autoDispose = !stays;
    this.state = new Table();
    this.state.turn = 0;
    this.state.n = 0;
    this.state.scores.push(0, 0);
    this.onMessage('move', (client, move) => this.#move(client, move));
  }

  onJoin({ sessionId }) {
    this.#seats.set(sessionId, this.#seats.size);
  }

  #move(client, { n, card }) {
    const { state } = this;
    if (this.#seats.get(client.sessionId) !== state.turn || n !== state.n) {
      client.send('refused', { n });
      return;
    }
    state.row.push(card);
    if (state.row.length >= ROW) {
      state.scores[state.turn]++;
      state.row.clear();
    }
    state.n++;
    state.turn = 1 - state.turn;
    this.broadcast('moved', { n: state.n, turn: state.turn });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('duel', Duel);
await server.listen(0, '127.0.0.1');
report(http.address().port, {
  /** A room that stays though nobody is in it. */
  room: async () => (await matchMaker.createRoom('duel', { stays: true })).roomId,
});
