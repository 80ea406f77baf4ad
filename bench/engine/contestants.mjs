/** Who is measured: each function plays for a moment and says how much it did. */
import { begin, LooseChance, Match, Out, playout, randomPolicy, resolveOptions, Stream } from '@broadside/kernel';
import { benchWith } from '../games.mjs';
import { makeTable, playMatch } from '../peer/play.mjs';

const bench = await benchWith('engine');
export const { game, limit, PLAYERS } = await bench.engine();
const peer = await bench.peer();

/** Matches between two looks at the clock. */
const BATCH = 16;
const CLONES = 4096;

const options = resolveOptions(game, PLAYERS);

const beginProduct = (stream) => begin(game, options, PLAYERS, new Out(new LooseChance(stream), false));

function repeat(times, play) {
  let actions = 0;
  for (let i = 0; i < times; i++) actions += play();
  return actions;
}

function makeLimit() {
  limit.seed(Stream.of('limit').words());
  return () => repeat(BATCH, () => limit.playMatch(PLAYERS));
}

/** Random play, recording off. */
export function makePlay() {
  const stream = Stream.of('play');
  return () => playout(game, beginProduct(stream), randomPolicy, stream);
}

/** Random play in a real match: checked actions, events, undo, a hash after every action. */
function makeRecorded() {
  const stream = Stream.of('recorded');
  let matches = 0;
  return () => {
    const match = Match.begin(game, { seats: PLAYERS, seed: `recorded ${matches++}` });
    while (match.state.flow.length > 0) {
      const [seat] = match.toAct;
      match.play(seat, randomPolicy(match.state, seat, match.legal(seat), stream));
    }
    return match.n;
  };
}

/** Copies of states from the middle of eight matches; they are kept, so that no copy can be optimised away. */
function makeClone() {
  const middles = Array.from({ length: 8 }, (_, match) => {
    const length = playout(game, beginProduct(streamOf(match)), randomPolicy, streamOf(match));
    const stream = streamOf(match);
    const state = beginProduct(stream);
    playout(game, state, randomPolicy, stream, length >> 1);
    return state;
  });
  const copies = [...middles];
  return () => {
    for (let i = 0; i < CLONES; i++) copies[i & 7] = game.clone(middles[i & 7]);
    return CLONES;
  };
}

const streamOf = (match) => Stream.of(`middle ${match}`);

function makePeer(turns) {
  const table = makeTable(peer, { turns });
  return () => playMatch(table, peer.legal, PLAYERS);
}

export const makeContestants = () => ({
  limit: makeLimit(),
  play: makePlay(),
  recorded: makeRecorded(),
  clone: makeClone(),
  peerWithTurns: makePeer(true),
  peerWithoutTurns: makePeer(false),
});
