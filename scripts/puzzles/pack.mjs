/** What of all that was found makes a pack: a mix of situations and of difficulty, no near duplicates. */
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Positions of one match in a pack. */
const MOST_PER_MATCH = 6;
/** So few actions apart they are the same situation. */
const APART = 4;

/** From here on the best choice stands out. */
const CLEAR = 0.2;

/** 3: the strongest player with a habit misses it; 2: weaker ones do, and it is close; 1: and it stands out. */
function levelOf({ habits, deep }, { making }) {
  const [strongest] = Object.keys(making.habits);
  if (habits[strongest] !== undefined) return 3;
  return deep.gap < CLEAR ? 2 : 1;
}

/** What makes two puzzles alike: the game that is played, what is right, and what the habit does instead. */
const kindOf = ({ seats, options, type, wrongType }) => `${seats} ${JSON.stringify(options)} ${type} ${wrongType}`;
const coarse = ({ type, wrongType }) => `${type} ${wrongType}`;

const isNear = (one, other) => one.match === other.match && Math.abs(one.n - other.n) < APART;
const isSame = (one, other) =>
  one.match === other.match &&
  one.answer === other.answer &&
  JSON.stringify(one.habits) === JSON.stringify(other.habits) &&
  kindOf(one) === kindOf(other);

/**
 * One after another, always of the kind that is in the pack least often so far; among those the clearest. Two choices that
 * are nearly as good as each other would be a matter of taste, so a clear one is also a better puzzle.
 */
export function choosePack(task, found) {
  const counts = new Map();
  const perMatch = new Map();
  const chosen = [];
  let left = [...found];
  const count = (key) => counts.get(key) ?? 0;
  const rank = (one) => [
    // As many of each difficulty as there are.
    count(levelOf(one, task)),
    count(coarse(one)),
    count(kindOf(one)),
    count(`m${one.match}`),
    -one.deep.gap,
    one.match,
    one.n,
  ];
  const before = (a, b) => {
    const [x, y] = [rank(a), rank(b)];
    const at = x.findIndex((value, place) => value !== y[place]);
    return at >= 0 && x[at] < y[at];
  };
  while (chosen.length < task.making.want && left.length > 0) {
    const next = left.reduce((best, one) => (before(one, best) ? one : best));
    chosen.push(next);
    for (const key of [levelOf(next, task), coarse(next), kindOf(next), `m${next.match}`])
      counts.set(key, count(key) + 1);
    perMatch.set(next.match, (perMatch.get(next.match) ?? 0) + 1);
    left = left.filter(
      (one) =>
        one !== next && !isNear(one, next) && !isSame(one, next) && (perMatch.get(one.match) ?? 0) < MOST_PER_MATCH,
    );
  }
  return chosen;
}

const rounded = (value) => Math.round(value * 10_000) / 10_000;

/** The days go through all kinds in turn: a fixed order that mixes what the choice has sorted. */
function mixed(puzzles) {
  const step = puzzles.length > 2 ? Math.max(2, Math.round(puzzles.length * 0.618)) : 1;
  const left = [...puzzles];
  const order = [];
  for (let at = 0; left.length > 0; at = (at + step) % Math.max(1, left.length))
    order.push(...left.splice(at % left.length, 1));
  return order;
}

function entryOf(task, found) {
  const { match, n, seed, seats, options, seat, actions, choices, habits, first, deep, whole, worlds } = found;
  return {
    id: `${match}-${n}`,
    seed,
    seats,
    options,
    seat,
    actions: actions.join('; '),
    choices: choices.map(({ action, value, loss, error, line }) => ({
      action,
      value: rounded(value),
      loss: rounded(loss),
      error: rounded(error),
      line,
    })),
    habits: [...new Set(Object.values(habits))],
    gaps: [first, deep].map(({ gap, error }) => ({ value: rounded(gap), error: rounded(error) })),
    ...(whole ? { whole: { value: rounded(whole.gap), error: rounded(whole.error) } } : {}),
    worlds,
    level: levelOf(found, task),
  };
}

/** `isMixed`: they are in their order already. */
export async function writePack(task, chosen, { isMixed = false } = {}) {
  const { id, program, judge } = task;
  const puzzles = (isMixed ? chosen : mixed(chosen)).map((found) => entryOf(task, found));
  const text = `/** Puzzles made by a program: \`npm run puzzles -- ${id}\`. */
import type { PuzzlePack } from '@broadside/judge';

export const pack: PuzzlePack = ${JSON.stringify({ rules: program.game.version, judge: judge.kit.version, puzzles }, null, 1)};
`;
  await writeFile(join(ROOT, 'games', id, 'judge', 'puzzles', 'pack.ts'), text);
}
