/** Two clients of a Colyseus room who move in turn. */
import { Client } from 'colyseus.js';

const CARDS = 120;

const clientOf = (port) => new Client(`ws://127.0.0.1:${port}`);

/** A move counts when the message that acknowledges it reaches whoever made it. Such a match never ends. */
export async function play({ port }, tally) {
  const client = clientOf(port);
  const first = await client.create('duel');
  const rooms = [first, await client.joinById(first.roomId)];
  const flight = tally.flight();
  let mover = -1;
  let known = -1;
  const next = (n, turn) => {
    mover = turn;
    known = n;
    flight.sent();
    rooms[turn].send('move', { n, card: n % CARDS });
  };
  await new Promise((resolve) => {
    rooms.forEach((room, seat) => {
      room.onMessage('refused', () => {
        tally.refused++;
      });
      room.onMessage('moved', ({ n, turn }) => {
        if (seat !== mover || n <= known) return;
        flight.acknowledged();
        if (tally.live) next(n, turn);
        else resolve();
      });
    });
    next(0, 0);
  });
  await Promise.all(rooms.map((room) => room.leave()));
}

export const idleMatch = ({ ask }) => ask('room');

export async function idleConnections({ port }, roomId) {
  const client = clientOf(port);
  for (const room of [await client.joinById(roomId), await client.joinById(roomId)]) room.onMessage('*', () => {});
}
