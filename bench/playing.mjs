/** What the games with a bench of their own have in common: each function works for a moment and says how much it did. */
import { think } from '@broadside/bots';
import {
  apply,
  begin as beginMatch,
  LooseChance,
  legal,
  Out,
  playout,
  randomPolicy,
  resolveOptions,
  Stream,
  TABLE,
  tableAnswer,
  toAct,
} from '@broadside/kernel';

/** Things done between two looks at the clock. */
const BATCH = 1024;
/** No match is that long: a policy that never ends one must not hang the benchmark. */
const MOST_ACTIONS = 100_000;
/** Positions that are copied, looked at and thought about. */
const POSITIONS = 8;
/** Matches whose throws are recorded. */
const MATCHES = 64;

const begin = (game, players, stream) =>
  beginMatch(game, resolveOptions(game, players), players, new Out(new LooseChance(stream), false));

/** Whole matches without recording; the work is counted in actions, `each` says how many a match has. */
export function makePlay(game, players, policy, seed) {
  const stream = Stream.of(seed);
  const tally = { actions: 0, matches: 0 };
  const work = () => {
    const state = begin(game, players, stream);
    const actions = playout(game, state, policy, stream, MOST_ACTIONS);
    if (state.flow.length > 0) throw new Error(`a match of ${game.id} has no end after ${MOST_ACTIONS} actions`);
    tally.actions += actions;
    tally.matches++;
    return actions;
  };
  return { work, each: () => tally.actions / tally.matches };
}

export const makeRandom = (game, players) => makePlay(game, players, randomPolicy, `${game.id} ${players}`);

/** What is made is kept, so that nothing can be optimised away. */
export function makeEach(things, make) {
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
export function makeSearch(game, kit, positions, iterations) {
  const stream = Stream.of('search');
  let at = 0;
  return () => {
    const { view, seat } = positions[at++ % positions.length];
    const thoughts = think(game, kit, view, seat, { stream, iterations });
    return thoughts.reduce((sum, { visits }) => sum + visits, 0);
  };
}

export const once = (work) => ({ work, each: () => 1 });

/** Whether the captain would think here: no throw, no habit, more than one choice. */
function isThoughtAbout(game, kit, state) {
  const [seat] = toAct(game, state);
  return seat !== TABLE && !kit.isHabit(state, true) && legal(game, state, seat).length > 1;
}

function middle(game, kit, players, match) {
  const seeded = () => Stream.of(`middle ${match}`);
  const first = seeded();
  const length = playout(game, begin(game, players, first), kit.policy, first);
  const stream = seeded();
  const state = begin(game, players, stream);
  playout(game, state, kit.policy, stream, length >> 1);
  while (!isThoughtAbout(game, kit, state)) playout(game, state, kit.policy, stream, 1);
  const [seat] = toAct(game, state);
  return { state, seat, view: game.view(state, seat) };
}

/** Positions from the middle of matches that the kit's policy plays, at a decision the captain would think about. */
export const middles = (game, kit, players) =>
  Array.from({ length: POSITIONS }, (_, match) => middle(game, kit, players, match));

function throwsOfMatch(game, players, stream, note) {
  const state = begin(game, players, stream);
  const out = new Out(new LooseChance(stream), false);
  const throws = [];
  while (state.flow.length > 0) {
    const [seat] = toAct(game, state);
    if (seat === TABLE) throws.push(note(game.clone(state)));
    const action =
      seat === TABLE
        ? tableAnswer(game, state, out.chance)
        : randomPolicy(state, seat, legal(game, state, seat), stream);
    apply(game, state, seat, action, out);
  }
  return throws;
}

/** The throws of so many random matches, a list for each, as `note` puts them down before anything falls. */
export function throwsOf(game, players, note) {
  const stream = Stream.of(`throws ${players}`);
  return Array.from({ length: MATCHES }, () => throwsOfMatch(game, players, stream, note));
}
