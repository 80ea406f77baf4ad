/** Two seats of a boardgame.io match over socket.io, as its own client speaks. */
import { io } from 'socket.io-client';
import { peerOf } from '../../games.mjs';
import { call } from '../http.mjs';
import { pick } from '../pick.mjs';

const SEATS = ['0', '1'];

async function newMatch({ port, game }) {
  const { matchID } = (await call(port, `/games/${game}/create`, { numPlayers: SEATS.length })).body;
  const credentials = [];
  for (const playerID of SEATS) {
    const joined = await call(port, `/games/${game}/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    credentials.push(joined.body.playerCredentials);
  }
  return { matchID, credentials };
}

async function connect({ port, game }) {
  const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ['websocket'], forceNew: true });
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

const connectBoth = (server) => Promise.all(SEATS.map(() => connect(server)));

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

/** A move counts when whoever made it is sent the new state. */
function playMatch(sockets, { matchID, credentials }, opening, { legal, flight, tally }) {
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
export async function play(server, tally) {
  const { legal } = await peerOf(server.game);
  const sockets = await connectBoth(server);
  const flight = tally.flight();
  while (tally.live) {
    const match = await newMatch(server);
    await playMatch(sockets, match, await enter(sockets, match), { legal, flight, tally });
    tally.finished++;
  }
  for (const socket of sockets) socket.disconnect();
}

/** A match that has begun and nobody is connected to. */
export const idleMatch = newMatch;

export async function idleConnections(server, match) {
  const sockets = await connectBoth(server);
  await enter(sockets, match);
}
