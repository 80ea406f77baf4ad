/** Runs tests against mutants until one of them notices. Knows nothing of games, files or the test runner. */
import { endless, mutants, turnOn } from './switch.mjs';

const now = () => performance.now();

/** What is prepared once stays prepared, until modules and tests are made afresh. */
async function ready(hook) {
  const before = now();
  hook.done ??= Promise.resolve(hook.run());
  await hook.done;
  hook.ms ??= now() - before;
}

/** One run of one test with one mutant on: whether it fails, and whether the mutant was there at all. */
export async function attempt(test, id) {
  const before = now();
  turnOn(id, id === 0 ? undefined : test.steps);
  let failed = false;
  try {
    for (const hook of test.hooks) await ready(hook);
    const promise = test.run();
    if (promise instanceof Promise) await promise;
  } catch {
    failed = true;
  }
  const met = mutants.passed[id] === 1;
  failed ||= endless();
  const steps = mutants.steps;
  const passed = id === 0 ? mutants.passed.slice() : undefined;
  turnOn(0);
  return { failed, met, steps, passed, ms: now() - before };
}

/** Runs a test as it is; notes how long it takes and which mutants it comes across. */
export async function measure(test) {
  const { failed, steps, passed, ms } = await attempt(test, 0);
  if (failed) throw new Error(`fails without any mutant: ${test.file}: ${test.title}`);
  const prepared = test.hooks.reduce((sum, hook) => sum + hook.ms, 0);
  Object.assign(test, { ms: ms + prepared, steps, passed });
}

/** The quick ones first: most mutants do not live long. */
export const bySpeed = (tests) => [...tests].sort((one, other) => one.ms - other.ms);

/** Whether this test notices this mutant. `renew` makes modules and tests afresh where a mutant has spoilt them. */
async function notices(test, mutant, renew) {
  const { failed, met } = await attempt(test, mutant.id);
  mutant.met ||= met;
  if (!failed) return false;
  if (!(await attempt(test, 0)).failed) return true;
  // Something the rules keep was spoilt, by this mutant or by one before it: once more, from the start.
  await renew();
  const again = await attempt(test, mutant.id);
  if ((await attempt(test, 0)).failed) await renew();
  return again.failed;
}

/** Every test against every mutant of `live` it comes across; whoever is caught leaves `live` and goes to `caught`. */
export async function hunt(tests, live, { caught, renew, progress = () => {} }) {
  const order = bySpeed(tests);
  for (const [at, test] of order.entries()) {
    progress(at, order.length, live.size);
    for (const [id, mutant] of [...live])
      if (test.passed[id] === 1 && (await notices(test, mutant, renew))) {
        caught(mutant, test);
        live.delete(id);
      }
  }
}
