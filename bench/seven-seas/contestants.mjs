/** Who is measured: each function works for a moment and says how much it did. */
import { think } from '@broadside/bots';
import { LooseChance, Out, playout, randomPolicy, resolveOptions, Stream } from '@broadside/kernel';
import { portRoyal } from '@broadside/port-royal';
import { sevenSeas } from '@broadside/seven-seas';
import { captainKit, sailor } from '../../games/seven-seas/dist/bot/index.js';
import { middles } from './middles.mjs';
import { makeDice, makeThrows, throwsOf } from './throws.mjs';

export const PLAYERS = [2, 3, 4];
/** Copies, views and thoughts are those of a full table. */
const FULL = 4;
/** Things done between two looks at the clock. */
const BATCH = 1024;
/** What the captain spends on one thought here. */
export const ITERATIONS = 200;
/** No match is that long: a policy that never ends one must not hang the benchmark. */
const MOST_ACTIONS = 100_000;

/** Whole matches without recording; the work is counted in actions, `each` tells how many a match has. */
function makePlay(game, players, policy, seed) {
  const stream = Stream.of(seed);
  const options = resolveOptions(game, players);
  const tally = { actions: 0, matches: 0 };
  const work = () => {
    const state = game.setup(options, players, new Out(new LooseChance(stream), false));
    const actions = playout(game, state, policy, stream, MOST_ACTIONS);
    if (state.flow.length > 0) throw new Error(`a match of ${game.id} has no end after ${MOST_ACTIONS} actions`);
    tally.actions += actions;
    tally.matches++;
    return actions;
  };
  return { work, each: () => tally.actions / tally.matches };
}

/** What is made is kept, so that nothing can be optimised away. */
function makeEach(things, make) {
  const made = things.map(make);
  return () => {
    for (let i = 0; i < BATCH; i++) {
      const at = i % things.length;
      made[at] = make(things[at]);
    }
    return BATCH;
  };
}

/** The captain on one view after the other. */
function makeSearch(positions) {
  const stream = Stream.of('search');
  let at = 0;
  return () => {
    const { view, seat } = positions[at++ % positions.length];
    const thoughts = think(sevenSeas, captainKit, view, seat, { stream, iterations: ITERATIONS });
    return thoughts.reduce((sum, { visits }) => sum + visits, 0);
  };
}

const once = (work) => ({ work, each: () => 1 });

function makeTable(players) {
  const throws = throwsOf(players);
  return {
    [`random${players}`]: makePlay(sevenSeas, players, randomPolicy, `random ${players}`),
    [`sailor${players}`]: makePlay(sevenSeas, players, sailor, `sailor ${players}`),
    [`throws${players}`]: once(makeThrows(throws)),
    [`dice${players}`]: once(makeDice(throws)),
    [`portRoyal${players}`]: makePlay(portRoyal, players, randomPolicy, `port royal ${players}`),
  };
}

/** @returns {Record<string, { work: () => number, each: () => number }>} */
export function makeContestants() {
  const positions = middles(FULL);
  const chance = new LooseChance(Stream.of('imagine'));
  return {
    ...Object.assign({}, ...PLAYERS.map(makeTable)),
    clone: once(makeEach(positions, ({ state }) => sevenSeas.clone(state))),
    view: once(makeEach(positions, ({ state, seat }) => sevenSeas.view(state, seat))),
    imagine: once(makeEach(positions, ({ view, seat }) => sevenSeas.imagine(view, seat, chance))),
    guess: once(makeEach(positions, ({ view, seat }) => captainKit.imagine(view, seat, chance))),
    search: once(makeSearch(positions)),
  };
}
