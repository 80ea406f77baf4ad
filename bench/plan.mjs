import { parseArgs } from 'node:util';

/** @param {string} name of the flag @param {string | number} text */
export function positive(name, text) {
  const value = Number(text);
  if (!(value > 0)) throw new RangeError(`--${name} must be a positive number, not ${text}`);
  return value;
}

/** The plan as the command line changes it: `--quick`, `--seconds`, `--rounds`, and `--write` for the page. */
export function readPlan(full, quick) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const plan = values.quick ? quick : full;
  return {
    ...plan,
    seconds: positive('seconds', values.seconds ?? plan.seconds),
    rounds: positive('rounds', values.rounds ?? plan.rounds),
    write: values.write,
  };
}
