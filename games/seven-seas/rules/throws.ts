/** A throw: the thrower's gesture, then the table's answer where the dice came to rest (DP-8, S7-PHYS-1 to 12). */
import { BadInput, type Chance, only, type Reason, type Seat, TABLE } from '@broadside/kernel';
import { scatter } from '@broadside/throw/surrogate';
import type { SevenSeasStep } from './flow.ts';
import { BOX, EDGE, FIELD, lidOf, UNITS } from './lid.ts';
import { pending, reason } from './reasons.ts';
import { PER_DIE, type SevenSeasAction, type SevenSeasState } from './state.ts';

/** S7-TABLE-3: eight directions and three forces. */
export const WAYS = 8;
export const FORCES = 3;
const MIDDLING: SevenSeasAction = { type: 'throw', way: 0, force: 2 };
const WITHOUT_GESTURE: readonly SevenSeasAction[] = [MIDDLING];
const WITH_GESTURE: readonly SevenSeasAction[] = Array.from({ length: WAYS * FORCES }, (_, at) => ({
  type: 'throw',
  way: Math.floor(at / FORCES),
  force: (at % FORCES) + 1,
}));
const THE_TABLE: readonly Seat[] = [TABLE];
const TURN = 360;

/** DP-8: asked even where nothing is to choose, because it is the moment of throwing. */
export const cast: SevenSeasStep<'cast'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state) => (state.options.gesture ? WITH_GESTURE : WITHOUT_GESTURE),
  apply(state, _frame, seat, action, out) {
    if (action.type !== 'throw') return;
    const { way, force } = action;
    state.flow.pop();
    state.flow.push({ step: 'fall', way, force });
    out.events?.push({ type: 'cast', seat, way, force, dice: lidOf(state).sides.length });
  },
  whyNot(state, frame, _seat, action): Reason {
    if (action.type !== 'throw') return pending(frame.step);
    return reason(state.options.gesture ? 'no-such-gesture' : 'no-gesture');
  },
};

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** S7-PHYS-3, S7-PHYS-4: one flat die inside the field for each that was thrown. */
function whyNotLanded(dice: readonly number[], count: number): Reason | undefined {
  if (dice.length !== count * PER_DIE) return reason('wrong-number-of-dice', { dice: count });
  for (let at = 0; at < dice.length; at += PER_DIE) {
    if (!isWhole(dice[at], 1, 6)) return reason('not-a-value');
    if (!isWhole(dice[at + 1], 0, FIELD) || !isWhole(dice[at + 2], 0, FIELD)) return reason('outside-the-field');
    if (!isWhole(dice[at + 3], 0, TURN - 1)) return reason('not-an-angle');
  }
  return undefined;
}

function whyNotLand(state: SevenSeasState, action: SevenSeasAction): Reason | undefined {
  if (action.type !== 'land') return pending('fall');
  const { attempt, physics } = action;
  if (!isWhole(attempt, 0, Number.MAX_SAFE_INTEGER) || !isWhole(physics, 0, Number.MAX_SAFE_INTEGER))
    return reason('not-a-throw');
  return whyNotLanded(action.dice, lidOf(state).sides.length);
}

/** The dice are in the air: the table answers. */
export const fall: SevenSeasStep<'fall'> = {
  seats: () => THE_TABLE,
  legal: () => [],
  accepts: (state, _frame, action) => whyNotLand(state, action),
  answer: (state, _frame, chance) => ({ type: 'land', dice: fallen(state, chance), attempt: 0, physics: 0, film: '' }),
  apply(state, _frame, _seat, action, out) {
    if (action.type !== 'land') return;
    const lid = lidOf(state);
    const { dice, attempt, physics, film: recording } = action;
    lid.dice = dice;
    if (state.prescribed.length > 0) state.prescribed = state.prescribed.slice(1);
    state.flow.pop();
    out.uncover();
    const { card, thrower, sides } = lid;
    out.events?.push({ type: 'landed', card, seat: thrower, sides, dice, attempt, physics, film: recording });
  },
  whyNot: (state, frame, _seat, action) => whyNotLand(state, action) ?? pending(frame.step),
};

/** The place of a die of which only the value is prescribed. */
const ANYWHERE = -1;

const lies = (prescribed: readonly number[], die: number): boolean =>
  die * PER_DIE < prescribed.length && prescribed[die * PER_DIE + 1] !== ANYWHERE;

/** Whether the stack says where a die of this throw lies. Prescribed values alone leave the fall to real dice. */
export function isLaidOut({ prescribed: [next = []] }: SevenSeasState): boolean {
  for (let die = 0; die * PER_DIE < next.length; die++) if (lies(next, die)) return true;
  return false;
}

/**
 * What fell, with all that is prescribed of it. Dice a prescribed throw does not mention stay as they fell; one that
 * has more dice than are thrown was meant for another throw, and is refused.
 */
export function asPrescribed(state: SevenSeasState, dice: readonly number[]): readonly number[] {
  const { sides, index } = lidOf(state);
  const prescribed = state.prescribed[0] ?? [];
  // Playouts come here all the time, and nothing is prescribed to them.
  if (prescribed.length === 0) return dice;
  const given = prescribed.length / PER_DIE;
  if (given > sides.length)
    throw new BadInput('bad-stack', `stack.throws: throw ${index} has ${given} dice, but ${sides.length} are thrown`);
  // S7-PHYS-14: what a die shows has nothing to do with where it lies, so that a fallen one may show anything.
  return dice.map((fell, at) =>
    at % PER_DIE === 0 || lies(prescribed, Math.floor(at / PER_DIE)) ? (prescribed[at] ?? fell) : fell,
  );
}

/** The fast model, and what is prescribed. */
const fallen = (state: SevenSeasState, chance: Chance): readonly number[] =>
  asPrescribed(state, scatter(lidOf(state).sides.length, BOX, EDGE, chance.stream('throw')));

const DIE = /^([1-6])(?:@(?:(\?)|(\d+(?:\.\d{1,2})?),(\d+(?:\.\d{1,2})?)))?$/;
const MOST_DICE = 41;

/**
 * Prescribed throws, one text each: dice in the order of `lid.sides`, separated by spaces, each a value,
 * `value@x,y` with the place in millimetres, or `value@?` for a die that lies where it falls: `2@50,50 6@? 1`. An empty
 * text is a throw left to chance.
 */
export function readPrescribed(texts: readonly string[]): (readonly number[])[] {
  return texts.map((text, at) => {
    const words = text.split(' ').filter((word) => word !== '');
    if (words.length > MOST_DICE) throw badThrow(at, `more than ${MOST_DICE} dice`);
    return words.flatMap((word, die) => readDie(word, die, at));
  });
}

const badThrow = (at: number, message: string): BadInput =>
  new BadInput('bad-stack', `stack.throws: throw ${at + 1}: ${message}`);

function readDie(word: string, die: number, at: number): readonly number[] {
  const found = DIE.exec(word);
  if (!found) throw badThrow(at, `${JSON.stringify(word)} is not a die, such as 6, 6@? or 6@120.5,80`);
  const [, value, open, x, y] = found;
  if (open !== undefined) return [Number(value), ANYWHERE, ANYWHERE, 0];
  const [left, up] =
    x === undefined ? patternPlace(die) : [Math.round(Number(x) * UNITS), Math.round(Number(y) * UNITS)];
  if (left > FIELD || up > FIELD) throw badThrow(at, `${JSON.stringify(word)} lies outside the field`);
  return [Number(value), left, up, 0];
}

/** Where a die lies that has no place: in rows of seven, each row and column shifted a little to make ties rare. */
function patternPlace(die: number): readonly [number, number] {
  const column = die % 7;
  const row = Math.floor(die / 7);
  return [2000 + column * 3500 + row * row * 70, 2000 + row * 3900 + column * column * 55];
}
