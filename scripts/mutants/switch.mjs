/** The switch behind which all mutants stand: at most one is on, and every place that is passed is noted. */

/** Many more steps than any healthy run takes: whatever goes on beyond them would never end. */
const SLACK = 2_000_000;

export class Endless extends Error {}

export const mutants = {
  /** The mutant that is on; 0: none. */
  on: 0,
  /** Places passed since the last reset. */
  passed: new Uint8Array(1),
  steps: 0,
  limit: Number.POSITIVE_INFINITY,
};

function step() {
  if (++mutants.steps > mutants.limit) throw new Endless('this never ends');
}

globalThis.$$mutant = (id) => {
  mutants.passed[id] = 1;
  step();
  return id === mutants.on;
};

/** A draw from less than one thing looks for a number for ever: the steps of chance are counted, too. */
export function countSteps(Stream) {
  const { next } = Stream.prototype;
  Stream.prototype.next = function () {
    step();
    return next.call(this);
  };
}

export function prepare(count) {
  mutants.passed = new Uint8Array(count + 1);
}

/** From here on: this mutant, nothing passed yet, and so many steps as a healthy run would ever take. */
export function turnOn(id, healthySteps = Number.POSITIVE_INFINITY) {
  mutants.on = id;
  mutants.passed.fill(0);
  mutants.steps = 0;
  mutants.limit = 10 * healthySteps + SLACK;
}

export const endless = () => mutants.steps > mutants.limit;
