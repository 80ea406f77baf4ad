/**
 * Lockstep: the product's rules, a game's limit and its peer play the same random matches from the same seeds. After
 * every action the number of legal actions and every pile must agree, at the end the points. A benchmark that
 * compares different games would mean nothing.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  apply,
  begin,
  LooseChance,
  legal,
  Out,
  playout,
  randomPolicy,
  resolveOptions,
  Stream,
  toAct,
} from '@broadside/kernel';
import { benchWith } from '../games.mjs';
import { makeTable } from '../peer/play.mjs';

const bench = await benchWith('engine');
const { game, laid, laidByPeer, limit, TABLES } = await bench.engine();
const peer = await bench.peer();

const seedOf = (players, match) => `bench ${players} ${match}`;

/** A fresh match on one loose stream, as playouts use it. */
function beginProduct(players, stream) {
  const out = new Out(new LooseChance(stream), false);
  const state = begin(game, resolveOptions(game, players), players, out);
  return { state, out, stream };
}

/** One random action; how many there were to choose from. */
function decideProduct({ state, out, stream }) {
  const [seat] = toAct(game, state);
  const actions = legal(game, state, seat);
  apply(game, state, seat, randomPolicy(state, seat, actions, stream), out);
  return actions.length;
}

const pointsOfProduct = (state) =>
  game
    .outcome(state)
    .ranking.toSorted((one, other) => one.seat - other.seat)
    .map(({ points }) => points);

function expectSame(what, where, product, other) {
  const [ours, theirs] = [JSON.stringify(product), JSON.stringify(other)];
  if (ours !== theirs) throw new Error(`${what} differs in match "${where}":\nproduct ${ours}\nother   ${theirs}`);
}

/** Plays one match with both; the number of actions. */
function inLockstep(players, match, other) {
  const seed = seedOf(players, match);
  const product = beginProduct(players, Stream.of(seed));
  other.begin(players, Stream.of(seed));
  let played = 0;
  for (;;) {
    const where = `${seed}, after ${played} actions`;
    expectSame('the table', where, laid(product.state), other.laid());
    expectSame('the end', where, product.state.flow.length === 0, other.isFinished());
    if (other.isFinished()) break;
    expectSame('the number of actions', where, decideProduct(product), other.decide());
    played++;
  }
  expectSame('the score', seed, pointsOfProduct(product.state), other.points());
  return played;
}

/** The limit behind the interface that `inLockstep` drives. */
const LIMIT = {
  begin: (players, stream) => {
    limit.seed(stream.words());
    limit.begin(players);
  },
  decide: () => {
    limit.decide();
    return limit.choices();
  },
  isFinished: limit.isFinished,
  laid: limit.laid,
  points: limit.points,
};

/** The functions that are measured must play these same matches too. */
function checkMeasured(players, match, played) {
  const seed = seedOf(players, match);
  const stream = Stream.of(seed);
  const { state } = beginProduct(players, stream);
  expectSame('the length by playout', seed, playout(game, state, randomPolicy, stream), played);
  limit.seed(Stream.of(seed).words());
  expectSame('the length by the limit', seed, played, limit.playMatch(players));
  expectSame('the score', seed, pointsOfProduct(state), limit.points());
}

/** Random matches for each number of players; how many actions they had. */
export function checkLimit(matches) {
  let actions = 0;
  for (const players of TABLES)
    for (let match = 0; match < matches; match++) {
      const played = inLockstep(players, match, LIMIT);
      checkMeasured(players, match, played);
      actions += played;
    }
  return actions;
}

/** The peer behind the same interface, with our chance in the place of its own. */
function peerWith(turns) {
  let stream;
  const shuffle = (pile) => {
    const shuffled = [...pile];
    stream.shuffle(shuffled);
    return shuffled;
  };
  const table = makeTable(peer, { turns, chance: { shuffle, below: (n) => stream.below(n) } });
  let state;
  return {
    begin: (players, from) => {
      stream = from;
      state = table.begin(players);
    },
    decide: () => {
      const moves = peer.legal(state.G);
      const before = state._stateID;
      const move = randomPolicy(state, 0, moves, stream);
      state = table.play(state, move);
      if (state._stateID === before) throw new Error(`the peer refused ${JSON.stringify(move)}`);
      return moves.length;
    },
    isFinished: () => peer.isOver(state.G),
    laid: () => laidByPeer(state.G),
    points: () => peer.points(state.G),
  };
}

/** Random matches for each number of players, half of them with the engine's turns. */
export function checkPeer(matches) {
  const tables = [peerWith(true), peerWith(false)];
  let actions = 0;
  for (const players of TABLES)
    for (let match = 0; match < matches; match++) actions += inLockstep(players, match, tables[match % 2]);
  return actions;
}

function main() {
  const { values } = parseArgs({
    options: { matches: { type: 'string', default: '500' }, peer: { type: 'string', default: '20' } },
  });
  const [matches, peers] = [Number(values.matches), Number(values.peer)];
  const actions = checkLimit(matches);
  console.log(`limit: ${matches} matches for each number of players, ${actions} actions, all the same`);
  if (peers === 0) return;
  const moves = checkPeer(peers);
  console.log(`boardgame.io: ${peers} matches for each number of players, ${moves} actions, all the same`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
