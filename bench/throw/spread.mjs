/** How dice lie in a lid, by whatever threw them, in millimetres. A field is a list of { x, y } in hundredths of them. */
import { scatter } from '@broadside/throw/surrogate';

/** The usual lid and its dice. */
export const LID = { device: 'lid', edge: 10, box: { width: 275, depth: 275, wall: 25 } };
/** Eight ways and three forces: so many throws have every gesture once. */
export const GESTURES = 24;

/** Every gesture in turn. */
export const gestured = (at) => ({ way: at % 8, force: 1 + (at % 3) });

export const realFields = (throwLid, dice, throws, name) =>
  Array.from({ length: throws }, (_, at) => {
    const order = { ...LID, ...gestured(at), dice, seed: `${name} ${dice} ${at}` };
    return throwLid(order).landings;
  });

export const standInFields = (dice, throws, stream, fit) =>
  Array.from({ length: throws }, () => {
    const flat = scatter(dice, LID.box, LID.edge, stream, fit);
    return Array.from({ length: dice }, (_, die) => ({ x: flat[die * 4 + 1], y: flat[die * 4 + 2] }));
  });

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) / 100;

/** From die to die, all pairs alike. */
export const pairDistance = (fields) =>
  mean(fields.map((dice) => mean(dice.flatMap((a, at) => dice.slice(at + 1).map((b) => apart(a, b))))));

/** From a die to the next one. */
export const nearestDistance = (fields) =>
  mean(
    fields.map((dice) =>
      mean(dice.map((a, at) => Math.min(...dice.map((b, other) => (other === at ? Infinity : apart(a, b)))))),
    ),
  );

/** From the middle of the lid to the middle of a throw: how far whole throws go astray. */
export const wander = (fields) => {
  const middle = { x: LID.box.width * 50, y: LID.box.depth * 50 };
  return mean(
    fields.map((dice) => apart(middle, { x: mean(dice.map(({ x }) => x)), y: mean(dice.map(({ y }) => y)) })),
  );
};
