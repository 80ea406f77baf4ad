/** Random matches on boardgame.io's reducer, without its client, server or storage. */
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { legal, makeGame } from './game.mjs';

/** @param {Parameters<typeof makeGame>[0]} how */
export function makeTable(how) {
  const game = makeGame(how);
  const reduce = CreateGameReducer({ game });
  return {
    begin: (players) => InitializeGame({ game, numPlayers: players }),
    play: (state, { move, args }) =>
      reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(state.G.seat) } }),
  };
}

/** One random match; the number of actions in it. */
export function playMatch({ begin, play }, players) {
  let state = begin(players);
  let played = 0;
  while (state.ctx.gameover === undefined) {
    const list = legal(state.G);
    state = play(state, list.length === 1 ? list[0] : list[Math.floor(Math.random() * list.length)]);
    played++;
  }
  return played;
}
