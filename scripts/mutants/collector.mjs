/** What a game's tests get instead of the test runner: they are noted down, to be run again and again. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect } from 'vitest';

/** The tests found, the file that is being read and the part of it, and the test that runs. */
const notes = { tests: [], file: '', scope: undefined, running: undefined };

function describe(title, define) {
  const outer = notes.scope;
  notes.scope = { title: `${outer.title}${title} › `, hooks: [...outer.hooks] };
  define();
  notes.scope = outer;
}

const beforeAll = (run) => notes.scope.hooks.push({ run });

function it(title, ...rest) {
  const { hooks, title: part } = notes.scope;
  const body = rest.find((one) => typeof one === 'function');
  const run = () => {
    notes.running = found;
    return body();
  };
  const found = { title: part + title, file: notes.file, hooks, run };
  notes.tests.push(found);
}

const each = (define) => (cases) => (title, body, timeout) =>
  cases.forEach((values, at) => {
    const args = Array.isArray(values) ? values : [values];
    define(`${title} #${at}`, () => body(...args), timeout);
  });
it.each = each(it);
describe.each = each(describe);

/** The runner would look for the file beside the test that runs, which here is always the same. */
expect.extend({
  toMatchFileSnapshot(received, path) {
    const pass = readFileSync(resolve(dirname(notes.running.file), path), 'utf8') === received;
    return { pass, message: () => `not as in ${path}` };
  },
});

export const standIn = { describe, it, test: it, beforeAll, expect };

/** The tests of one file, which `read` loads. */
export function testsIn(file, read) {
  Object.assign(notes, { tests: [], file, scope: { title: '', hooks: [] } });
  read(file);
  return notes.tests;
}
