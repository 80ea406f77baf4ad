/** Two seats of a boardgame.io match over socket.io, as its own client speaks. */
import { io } from 'socket.io-client';
import { legal } from '../../peer/game.mjs';
import { call } from '../http.mjs';
import { pick } from '../pick.mjs';

const GAME = 'port-royal';
const SEATS = ['0', '1'];

async function newMatch(port) {
  const { matchID } = (await call(port, `/games/${GAME}/create`, { numPlayers: SEATS.length })).body;
  const credentials = [];
  for (const playerID of SEATS) {
    const joined = await call(port, `/games/${GAME}/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    credentials.push(joined.body.playerCredentials);
  }
  return { matchID, credentials };
}

async function connect(port) {
  const socket = io(`http://127.0.0.1:${port}/${GAME}`, { transports: ['websocket'], forceNew: true });
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

const connectBoth = (port) => Promise.all(SEATS.map(() => connect(port)));

/** Both seats at the match; the state it stands at. */
async function enter(sockets, { matchID, credentials }) {
  const states = sockets.map((socket, seat) => {
    const synced = new Promise((resolve) =>
      socket.on('sync', function hear(id, { state }) {
        if (id !== matchID) return;
        socket.off('sync', hear);
        resolve(state);
      }),
    );
    socket.emit('sync', matchID, SEATS[seat], credentials[seat], SEATS.length);
    return synced;
  });
  return (await Promise.all(states))[0];
}

/** A move counts when whoever made it is told the new state. */
function playMatch(sockets, { matchID, credentials }, opening, flight, tally) {
  return new Promise((resolve) => {
    let mover = -1;
    let known = -1;
    const leave = () => {
      for (const socket of sockets) socket.off('update');
      resolve();
    };
    const next = ({ G, ctx, _stateID: stateId }) => {
      if (!tally.live || ctx.gameover !== undefined) return leave();
      const { move, args } = pick(legal(G));
      mover = G.seat;
      known = stateId;
      const payload = { type: move, args, playerID: SEATS[mover], credentials: credentials[mover] };
      flight.sent();
      sockets[mover].emit('update', { type: 'MAKE_MOVE', payload }, stateId, matchID, SEATS[mover]);
    };
    sockets.forEach((socket, seat) => {
      socket.on('update', (id, state) => {
        if (id !== matchID || seat !== mover || state._stateID <= known) return;
        flight.acknowledged();
        next(state);
      });
    });
    next(opening);
  });
}

/** One match after another until the tally says stop. */
export async function play({ port }, tally) {
  const sockets = await connectBoth(port);
  const flight = tally.flight();
  while (tally.live) {
    const match = await newMatch(port);
    await playMatch(sockets, match, await enter(sockets, match), flight, tally);
    tally.finished++;
  }
  for (const socket of sockets) socket.disconnect();
}

/** A match that has begun and nobody is connected to. */
export const idleMatch = ({ port }) => newMatch(port);

export async function idleConnections({ port }, match) {
  const sockets = await connectBoth(port);
  await enter(sockets, match);
}
