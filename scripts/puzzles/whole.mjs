/**
 * The last check of a puzzle: the match played to its very end from there, by the best habit for everybody. The judge looks
 * some turns ahead and then estimates; where its estimate is wrong, a choice that only looks best is found out here.
 */

import { puzzleMatch } from '@broadside/judge';
import { apply, LooseChance, legal, Out, parseAction, Stream, TABLE, tableAnswer, toAct } from '@broadside/kernel';

const WORLDS = 200;
/** Players of habit can go round in circles: a match without an end is nobody's. */
const LONGEST = 4000;
/** After so many a hopeless one is given up. */
const FIRST = 40;

function playOut(game, policy, state, rng) {
  const out = new Out(new LooseChance(rng), false);
  for (let actions = 0; state.flow.length > 0; actions++) {
    if (actions === LONGEST) return [];
    const [seat] = toAct(game, state);
    const action =
      seat === TABLE ? tableAnswer(game, state, out.chance) : policy(state, seat, legal(game, state, seat), rng);
    apply(game, state, seat, action, out);
  }
  return game.outcome(state).winners;
}

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

function gapTo(best, other) {
  const differences = best.map((value, at) => value - other[at]);
  const gap = meanOf(differences);
  const spread = differences.reduce((sum, value) => sum + (value - gap) ** 2, 0) / (differences.length - 1);
  return { gap, error: Math.sqrt(spread / differences.length) };
}

/** How much better the best choice is than the next one, over whole matches. */
export async function wholeGap({ program, judge, making }, found) {
  const { game } = program;
  const [policy] = Object.values(making.habits);
  const { seat, seats } = found;
  const match = puzzleMatch(game, { ...found, actions: found.actions.join('; ') });
  await judge.kit.prepare?.(match.header.options, seats);
  const view = match.view(seat);
  const actions = found.choices.map(({ action }) => parseAction(game, action));
  const shares = actions.map(() => []);
  const streams = Stream.of(`${found.seed} ${found.n} whole`);
  const gap = () =>
    shares
      .slice(1)
      .map((other) => gapTo(shares[0], other))
      .reduce((least, one) => (one.gap < least.gap ? one : least));
  for (let world = 0; world < WORLDS; world++) {
    if (world === FIRST && gap().gap <= 0) break;
    const chance = new LooseChance(streams.branch(2 * world));
    const imagined = judge.kit.imagine?.(view, seat, chance) ?? game.imagine(view, seat, chance);
    actions.forEach((action, at) => {
      const state = game.clone(imagined);
      const luck = streams.branch(2 * world + 1);
      apply(game, state, seat, action, new Out(new LooseChance(luck), false));
      const winners = playOut(game, policy, state, luck);
      shares[at].push(winners.includes(seat) ? 1 / winners.length : 0);
    });
  }
  return gap();
}

const LEAST = 0.02;
const ERRORS = 1;
export const isWhole = ({ gap, error }) => gap >= LEAST && gap > ERRORS * error;
