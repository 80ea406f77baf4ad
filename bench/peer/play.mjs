/** Random matches on boardgame.io's reducer, without its client, server or storage. */
import { INVALID_MOVE, Stage } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

/** @param peer a game written for this engine @param how as its `makeGame` takes it */
export function makeTable(peer, how) {
  if (peer.INVALID_MOVE !== INVALID_MOVE || Stage.NULL !== null) throw new Error('the engine has other words by now');
  const game = peer.makeGame(how);
  const reduce = CreateGameReducer({ game });
  return {
    begin: (players) => InitializeGame({ game, numPlayers: players }),
    play: (state, { move, args }) =>
      reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(state.G.seat) } }),
  };
}

/** One random match; the number of actions in it. */
export function playMatch({ begin, play }, legal, players) {
  let state = begin(players);
  let played = 0;
  while (state.ctx.gameover === undefined) {
    const list = legal(state.G);
    state = play(state, list.length === 1 ? list[0] : list[Math.floor(Math.random() * list.length)]);
    played++;
  }
  return played;
}
