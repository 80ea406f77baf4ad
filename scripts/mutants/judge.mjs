/** Plays matches with a mutant on and compares them with what was written down without it. */
import { play } from './lockstep.mjs';
import { mutants, turnOn } from './switch.mjs';

class Difference extends Error {}

/** Plays every setting as the rules are and writes down the fingerprints. */
export function record(kernel, game, settings) {
  return settings.map((setting) => {
    const prints = [];
    turnOn(0);
    play(kernel, game, setting, (_what, value) => prints.push(kernel.hashOf(value)));
    return { setting, prints, passed: mutants.passed.slice(), steps: mutants.steps };
  });
}

/** What differs first when this match is played with the mutant on; undefined: nothing. */
export function differs(kernel, game, { setting, prints, steps }, id) {
  let at = 0;
  const see = (what, value) => {
    if (kernel.hashOf(value) !== prints[at++]) throw new Difference(what);
  };
  turnOn(id, steps);
  try {
    play(kernel, game, setting, see);
    return at === prints.length ? undefined : 'an early end';
  } catch (error) {
    return error instanceof Difference ? error.message : `${error}`.split('\n')[0].slice(0, 120);
  } finally {
    turnOn(0);
  }
}

/** Of the matches that come across a mutant, so many are played again. */
const ENOUGH = 12;

/** The first difference in the recorded matches that come across the mutant (in any, if `always`). */
export function judge(kernel, game, records, { id }, always = false) {
  const met = records.filter(({ passed }) => always || passed[id] === 1).slice(0, ENOUGH);
  for (const one of met) {
    const what = differs(kernel, game, one, id);
    if (what !== undefined) return { reached: true, difference: `${what} (${one.setting.seed})` };
  }
  return { reached: met.length > 0, difference: undefined };
}
