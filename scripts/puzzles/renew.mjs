/** The pack as it is, weighed again by the judge of today: what is no longer beyond doubt is left out. */
import { offered } from './find.mjs';

/** The puzzle as it was when it was found. The names of the habits are not in the pack: only whether the strongest errs counts. */
function foundAgain({ id, actions, habits, level, whole, ...rest }, { making }) {
  const [match, n] = id.split('-').map(Number);
  const [strongest, ...weaker] = Object.keys(making.habits);
  const names = level === 3 ? [strongest, ...weaker] : weaker;
  return {
    ...rest,
    match,
    n,
    actions: actions.split('; '),
    answer: rest.choices[0].action,
    habits: Object.fromEntries(habits.map((habit, at) => [names[at] ?? `${at}`, habit])),
    whole: { gap: whole.value, error: whole.error },
  };
}

/** Those that hold, in their order, with what they are worth now. */
export async function renewed(task, { puzzles }) {
  const held = [];
  for (const puzzle of puzzles) {
    const one = await offered(task, foundAgain(puzzle, task));
    console.log(`${puzzle.id}: ${puzzle.choices[0].action} ${one ? one.deep.gap.toFixed(3) : 'no longer'}`);
    if (one) held.push(one);
  }
  return held;
}
