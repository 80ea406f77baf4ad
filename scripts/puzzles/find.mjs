/** One match between the strongest players, and the puzzles in it. */
import { letFall, PUZZLE_ERRORS, PUZZLE_GAP, puzzleMatch, weighChoices } from '@broadside/judge';
import {
  legal,
  Match,
  parseAction,
  printAction,
  resolveOptions,
  SeededChance,
  Stream,
  sameAction,
  TABLE,
} from '@broadside/kernel';

/** Worlds of the first look, which only drops what is hopeless; of the measurement, and of the check of it. */
const LOOK = 24;
const WORLDS = 200;
const DEEP = 10 * WORLDS;
/** A pack holds no more choices of one position. */
const MOST_CHOICES = 6;
/** Of one match, so many of a kind. */
const MOST_PER_KIND = 2;

/** Plays a match, and shows each decision before it is made: the view, and what the player chose. */
async function play({ program, making }, { seats, options }, seed, visit) {
  const { game } = program;
  const match = Match.begin(game, { seats, options, seed });
  const { bot: name, iterations } = making.player({ seats, options });
  const bot = program.bots.find((one) => one.name === name);
  const streams = Array.from({ length: seats }, (_, seat) => Stream.of(`${seed}\nplayer ${seat}`));
  const line = [];
  while (match.toAct.length > 0 && line.length < making.longest) {
    const [seat] = match.toAct;
    if (seat === TABLE) {
      letFall(match);
      continue;
    }
    const view = match.view(seat);
    const action = await bot.choose(view, seat, { stream: streams[seat], iterations });
    if (match.legal(seat).length > 1) visit({ n: match.n, seat, view, action, line: line.length });
    line.push(printAction(game, action));
    match.play(seat, action);
  }
  return line;
}

/** What people with a habit would do here, by the name of the habit. */
function habitsAt({ program, making }, { view, seat }) {
  const state = program.game.imagine(view, seat, new SeededChance('a habit'));
  const actions = legal(program.game, state, seat);
  return Object.entries(making.habits).map(([name, policy]) => ({
    name,
    action: policy(state, seat, actions, Stream.of('a habit')),
  }));
}

/** How much better the best choice is than the next one, and how sure that is. */
const gapOf = ({ choices }) => ({ gap: choices[1].loss.value, error: choices[1].loss.error });
const isClear = ({ gap, error }, errors) => gap >= PUZZLE_GAP && gap > errors * error;

/** What a habit would do is offered as well, though the search may not think it worth a look: it is the trap. */
function withHabits(kit, habits) {
  const isHabitual = (action) => habits.some((habit) => sameAction(habit.action, action));
  const shortlist = (state, seat, actions) => {
    const short = kit.shortlist(state, seat, actions);
    return [
      ...short,
      ...actions.filter((action) => isHabitual(action) && !short.some((one) => sameAction(one, action))),
    ];
  };
  return kit.shortlist ? { ...kit, shortlist } : kit;
}

function weighed({ program, judge }, { view, seat, habits }, worlds, seed) {
  return weighChoices(program.game, withHabits(judge.kit, habits), view, seat, { worlds, seed });
}

/** The best of them, and what the habits do. */
function shownOf(game, { choices }, wrong) {
  const isWrong = ({ action }) => wrong.some((habit) => sameAction(habit.action, action));
  const others = choices.filter((one, at) => at > 1 && !isWrong(one));
  const most = Math.max(0, MOST_CHOICES - (choices.length - others.length));
  const left = new Set(others.slice(most));
  return choices
    .filter((one) => !left.has(one))
    .map(({ action, value, loss, line }) => ({
      action: printAction(game, action),
      value,
      loss: loss.value,
      error: loss.error,
      line: (line ?? []).map((one) => `${one.seat} ${printAction(game, one.action)}`),
    }));
}

/** The decision as a puzzle, if it is one. */
function puzzleAt(task, decision, seed) {
  const { game } = task.program;
  const habits = habitsAt(task, decision);
  // Where everybody with a habit does as the strongest player does, there is hardly anything to find.
  if (habits.every(({ action }) => sameAction(action, decision.action))) return undefined;
  const asked = { ...decision, habits };
  const look = weighed(task, asked, LOOK, `${seed} look`);
  if (look.choices.length < 2 || !isClear(gapOf(look), 1.5)) return undefined;
  const first = weighed(task, asked, WORLDS, `${seed} first`);
  if (!isClear(gapOf(first), PUZZLE_ERRORS)) return undefined;
  const [best] = first.choices;
  const wrong = habits.filter(({ action }) => !sameAction(action, best.action));
  if (wrong.length === 0) return undefined;
  const deep = weighed(task, asked, DEEP, `${seed} deep`);
  if (!isClear(gapOf(deep), PUZZLE_ERRORS) || !sameAction(deep.choices[0].action, best.action)) return undefined;
  return {
    n: decision.n,
    seat: decision.seat,
    line: decision.line,
    answer: printAction(game, best.action),
    type: best.action.type,
    habits: Object.fromEntries(wrong.map(({ name, action }) => [name, printAction(game, action)])),
    wrongType: wrong[0].action.type,
    first: gapOf(first),
    deep: gapOf(deep),
    worlds: [WORLDS, DEEP],
    legal: deep.legal,
    choices: shownOf(game, deep, wrong),
  };
}

/** Whether everything that a habit does is among the choices. */
export const isOffered = ({ habits, choices }) =>
  Object.values(habits).every((habit) => choices.some(({ action }) => action === habit));

/** The position of a puzzle that was found, with what the habits do there. */
async function askedAgain(task, found) {
  const { game } = task.program;
  const match = puzzleMatch(game, { ...found, actions: found.actions.join('; ') });
  await task.judge.kit.prepare?.(match.header.options, found.seats);
  const habits = Object.entries(found.habits).map(([name, action]) => ({ name, action: parseAction(game, action) }));
  return { view: match.view(found.seat), seat: found.seat, habits };
}

/** Whether the judge takes the same choice for the best, by however little. */
export async function isBest(task, found) {
  const { choices } = weighed(task, await askedAgain(task, found), DEEP, `${found.seed} ${found.n} best`);
  return printAction(task.program.game, choices[0].action) === found.answer;
}

/** The same position with the habits among its choices; undefined if that makes it no puzzle. */
export async function offered(task, found) {
  const { game } = task.program;
  const asked = await askedAgain(task, found);
  const [first, deep] = [WORLDS, DEEP].map((worlds, at) =>
    weighed(task, asked, worlds, `${found.seed} ${found.n} ${['first', 'deep'][at]}`),
  );
  const isPuzzle = [first, deep].every(
    (one) => printAction(game, one.choices[0].action) === found.answer && isClear(gapOf(one), PUZZLE_ERRORS),
  );
  return isPuzzle
    ? { ...found, first: gapOf(first), deep: gapOf(deep), choices: shownOf(game, deep, asked.habits) }
    : undefined;
}

/** Searches the match with this number. */
export async function searched(task, number) {
  const settings = task.making.settings;
  const setting = settings[number % settings.length];
  const seed = `puzzle ${number}`;
  const { game } = task.program;
  await task.judge.kit.prepare?.(resolveOptions(game, setting.seats, setting.options), setting.seats);
  const found = [];
  const visit = (decision) => {
    const puzzle = puzzleAt(task, decision, `${seed} ${decision.n}`);
    if (puzzle) found.push({ ...puzzle, match: number, seats: setting.seats, options: setting.options, seed });
  };
  const line = await play(task, setting, seed, visit);
  // What a good player with a habit misses is worth more than what only a beginner does.
  const [strongest] = Object.keys(task.making.habits);
  const misses = ({ habits }) => Number(habits[strongest] !== undefined);
  const sorted = found.toSorted((a, b) => misses(b) - misses(a) || b.deep.gap - a.deep.gap);
  const kindOf = (puzzle) => `${puzzle.type} ${misses(puzzle)}`;
  return sorted
    .filter((puzzle, at) => sorted.slice(0, at).filter((one) => kindOf(one) === kindOf(puzzle)).length < MOST_PER_KIND)
    .map((puzzle) => ({ ...puzzle, actions: line.slice(0, puzzle.line) }));
}
