/**
 * The last check of a puzzle: the match played to its very end from there, by the best habit for everybody. The judge looks
 * some turns ahead and then estimates; where its estimate is wrong, a choice that only looks best is found out here. So is
 * one that only has to be made sometime in this turn: every other choice is tried with the best one right after it as well.
 */

import { PUZZLE_ERRORS, puzzleMatch } from '@broadside/judge';
import {
  apply,
  LooseChance,
  legal,
  Out,
  parseAction,
  Stream,
  TABLE,
  tableAnswer,
  toAct,
  whyNot,
} from '@broadside/kernel';

const WORLDS = 200;
/** Players of habit can go round in circles: a match without an end is nobody's. */
const LONGEST = 4000;
/** After so many a hopeless one is given up, and one that is beyond doubt needs no more. */
const FIRST = 40;
const LEAST = 0.02;
const ERRORS = 1;
/** Where nothing random lies before the judge's estimate, its error is 0 and says nothing: this check speaks alone. */
const ERRORS_ALONE = 2;

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

/** The best choice; every other one and the habits, each by itself; and each with the best after it. */
function linesOf(game, { choices, habits }) {
  const [best, ...rest] = choices.map(({ action }) => action);
  const others = [...new Set([...rest, ...Object.values(habits)])];
  const lines = [[best], ...others.map((other) => [other]), ...others.map((other) => [other, best])];
  return lines.map((line) => line.map((action) => parseAction(game, action)));
}

/** Does as much of the line as this seat can in its turn, and says whether that was all. */
function playLine(game, line, state, seat, out) {
  const turn = game.turn(state);
  return line.every((action) => {
    const isAsked = game.turn(state) === turn && toAct(game, state).includes(seat);
    if (!isAsked || whyNot(game, state, seat, action) !== undefined) return false;
    apply(game, state, seat, action, out);
    return true;
  });
}

const isHopeless = ({ gap }) => gap <= 0;
const isBeyondDoubt = ({ gap, error }) => gap >= LEAST && gap > PUZZLE_ERRORS * error;

/** How much better the best choice is than the next one, over whole matches. */
export async function wholeGap({ program, judge, making }, found) {
  const { game } = program;
  const [policy] = Object.values(making.habits);
  const { seat, seats } = found;
  const match = puzzleMatch(game, { ...found, actions: found.actions.join('; ') });
  await judge.kit.prepare?.(match.header.options, seats);
  const view = match.view(seat);
  const streams = Stream.of(`${found.seed} ${found.n} whole`);
  const imagined = (world) => {
    const chance = new LooseChance(streams.branch(2 * world));
    return judge.kit.imagine?.(view, seat, chance) ?? game.imagine(view, seat, chance);
  };
  const luckOf = (world) => streams.branch(2 * world + 1);
  const begun = (line, state, luck) => playLine(game, line, state, seat, new Out(new LooseChance(luck), false));
  const lines = linesOf(game, found).filter((line) => begun(line, imagined(0), luckOf(0)));
  const shares = lines.map(() => []);
  const gap = () =>
    shares
      .slice(1)
      .map((other) => gapTo(shares[0], other))
      .reduce((least, one) => (one.gap < least.gap ? one : least));
  for (let world = 0; world < WORLDS; world++) {
    if (world >= FIRST && world % FIRST === 0 && (isHopeless(gap()) || isBeyondDoubt(gap()))) break;
    const dealt = imagined(world);
    lines.forEach((line, at) => {
      const state = game.clone(dealt);
      const luck = luckOf(world);
      begun(line, state, luck);
      const winners = playOut(game, policy, state, luck);
      shares[at].push(winners.includes(seat) ? 1 / winners.length : 0);
    });
  }
  return gap();
}

/** Whether a puzzle that was looked at so stands. */
export const isWhole = ({ deep, whole }) =>
  whole.gap >= LEAST && whole.gap > (deep.error === 0 ? ERRORS_ALONE : ERRORS) * whole.error;
