/**
 * The pack as it is, weighed again by the judge of today. What is beyond doubt for it as well gets its values; what it still takes
 * for the best, by less, stays as it was, since it has held over whole matches; the rest is left out.
 */
import { isBest, offered } from './find.mjs';

const estimate = ({ value, error }) => ({ gap: value, error });

/** The puzzle as it was when it was found. The names of the habits are not in the pack: only whether the strongest errs counts. */
function foundAgain({ id, actions, habits, level, whole, gaps, ...rest }, { making }) {
  const [match, n] = id.split('-').map(Number);
  const [strongest, ...weaker] = Object.keys(making.habits);
  const names = level === 3 ? [strongest, ...weaker] : weaker;
  const [first, deep] = gaps.map(estimate);
  return {
    ...rest,
    match,
    n,
    actions: actions.split('; '),
    answer: rest.choices[0].action,
    habits: Object.fromEntries(habits.map((habit, at) => [names[at] ?? `${at}`, habit])),
    first,
    deep,
    whole: estimate(whole),
  };
}

/** Those that hold, in their order. */
export async function renewed(task, { puzzles }) {
  const held = [];
  for (const puzzle of puzzles) {
    const old = foundAgain(puzzle, task);
    const now = await offered(task, old);
    const one = now ?? ((await isBest(task, old)) ? old : undefined);
    console.log(`${puzzle.id}: ${old.answer} ${now ? now.deep.gap.toFixed(3) : one ? 'by less' : 'no longer'}`);
    if (one) held.push(one);
  }
  return held;
}
