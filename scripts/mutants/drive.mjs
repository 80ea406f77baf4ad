/** Run by the test runner over the instrumented rules of one game: finds out what becomes of every mutant. */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { attempt, bySpeed, hunt, measure } from './hunt.mjs';
import { judge, record } from './judge.mjs';
import { settings } from './settings.mjs';
import { mutants, prepare, turnOn } from './switch.mjs';

const job = JSON.parse(readFileSync(process.env.BROADSIDE_MUTANTS, 'utf8'));

/** Tests that take longer are only asked about mutants that are known to change something. */
const SLOW = 120;
/** Tests that take longer still are not asked at all: real dice, mostly. */
const TOO_SLOW = 4000;

const isReplay = ({ file }) => /(fixtures|playthrough)\.test\.ts$/.test(file);
/** Written down at once: what the worker prints arrives only when it pauses. */
const say = (text) => appendFileSync(job.log, `${new Date().toISOString().slice(11, 19)} ${text}\n`);

/** All modules are forgotten; what is read from here on has this mutant on from its first line. */
function startAfresh(id, steps) {
  vi.resetModules();
  globalThis.$$tests = { tests: [], file: '', scope: undefined, running: undefined };
  turnOn(id, steps);
}

/** The tests of one file. */
async function read(file) {
  const notes = globalThis.$$tests;
  Object.assign(notes, { tests: [], file, scope: { title: '', hooks: [] } });
  await import(/* @vite-ignore */ file);
  return notes.tests;
}

/** Every module and every test made afresh. */
async function collect() {
  startAfresh(0);
  const tests = [];
  for (const file of job.tests) tests.push(...(await read(file)));
  const { steps } = mutants;
  const passed = mutants.passed.slice();
  turnOn(0);
  return { tests, passed, steps };
}

async function rules() {
  const kernel = await import('@broadside/kernel');
  const found = Object.values(await import(/* @vite-ignore */ job.rules));
  return { kernel, game: found.find((one) => one?.steps && one.setup) };
}

/** Headers of recorded matches in which cards were prescribed. */
function stacks() {
  const files = readdirSync(job.fixtures).filter((name) => name.endsWith('.json'));
  const headers = files.map((name) => JSON.parse(readFileSync(join(job.fixtures, name), 'utf8')).header);
  return headers.filter(({ stack }) => stack).map(({ seats, options, stack }) => ({ seats, options, stack }));
}

class Drive {
  live = new Map(job.mutants.map((mutant) => [mutant.id, { ...mutant, met: false }]));
  done = [];

  settle(mutant, result) {
    const { met, ...rest } = mutant;
    this.live.delete(mutant.id);
    this.done.push({ ...rest, ...result });
  }

  caught = (mutant, test) => this.settle(mutant, { fate: isReplay(test) ? 'replayed' : 'tested', by: test.title });

  renew = async () => {
    say('  modules renewed');
    const { tests } = await collect();
    for (const [at, one] of this.tests.entries()) Object.assign(one, { run: tests[at].run, hooks: tests[at].hooks });
    this.rules = await rules();
  };

  async begin() {
    prepare(job.count);
    const { tests, passed, steps } = await collect();
    this.tests = tests;
    this.atLoad = passed;
    this.loading = steps;
    // Recorded matches first: they come across nearly everything.
    const replays = (file) => Number(isReplay({ file }));
    this.inOrder = [...job.tests].sort((one, other) => replays(other) - replays(one));
    this.rules = await rules();
    say(`${tests.length} tests found`);
    for (const one of tests) await measure(one);
    const { kernel, game } = this.rules;
    say('matches are recorded');
    this.records = record(kernel, game, settings(kernel, game, job.seed, job.matches, stacks()));
    this.quick = tests.filter(({ ms }) => ms < SLOW);
    this.slow = tests.filter(({ ms }) => ms >= SLOW && ms < TOO_SLOW);
    const total = (list) => Math.round(list.reduce((sum, { ms }) => sum + ms, 0));
    say(
      `${tests.length} tests (${total(this.quick)} ms), ${this.slow.length} slow ones (${total(this.slow)} ms), ${job.mutants.length} mutants`,
    );
  }

  /** Those in code that only runs when a module is loaded, or whose result is kept. */
  isKept = ({ id, met }) => this.atLoad[id] === 1 || (!met && this.tests.some(({ passed }) => passed[id] === 1));

  /** Every such mutant needs modules of its own. */
  async huntKept() {
    const kept = [...this.live.values()].filter(this.isKept);
    const stats = new Map(this.tests.map((one) => [one.file + one.title, one]));
    for (const [at, mutant] of kept.entries()) {
      if (at % 20 === 0) say(`  ${at} of ${kept.length} in what is made once`);
      await this.tryKept(mutant, stats);
    }
    await this.renew();
  }

  /** First whether it changes anything: most of these would otherwise be read with every file of tests. */
  async tryKept(mutant, stats) {
    startAfresh(mutant.id, this.loading);
    const difference = await this.differenceOf(mutant);
    if (difference === undefined) {
      this.settle(mutant, { fate: 'neutral' });
      return;
    }
    const slow = [];
    for (const file of this.inOrder) {
      const tests = await this.readWith(mutant, file);
      if (tests === undefined) return;
      for (const one of tests) Object.assign(one, { ms: 1, steps: 0 }, pick(stats.get(one.file + one.title)));
      if (await this.anyNotices(bySpeed(tests.filter(({ ms }) => ms < SLOW)), mutant)) return;
      slow.push(...tests.filter(({ ms }) => ms >= SLOW && ms < TOO_SLOW));
    }
    if (!(await this.anyNotices(bySpeed(slow), mutant))) this.settle(mutant, { fate: 'survived', difference });
  }

  async differenceOf(mutant) {
    try {
      const { kernel, game } = await rules();
      return judge(kernel, game, this.records, mutant, true).difference;
    } catch {
      return 'the rules cannot be loaded';
    }
  }

  /** A file of tests, read with the mutant on; undefined if that alone gives it away. */
  async readWith(mutant, file) {
    turnOn(mutant.id, this.loading);
    try {
      return await read(file);
    } catch {
      this.settle(mutant, { fate: 'tested', by: `${file} cannot be read` });
      return undefined;
    }
  }

  async anyNotices(tests, mutant) {
    for (const one of tests)
      if ((await attempt(one, mutant.id)).failed) {
        this.caught(mutant, one);
        return true;
      }
    return false;
  }

  async judgeAll() {
    const alive = [...this.live.values()].filter((mutant) => !this.isKept(mutant));
    for (const [at, mutant] of alive.entries()) {
      if (at % 50 === 0) {
        say(`  ${at} of ${alive.length} judged`);
        await new Promise((done) => setImmediate(done));
      }
      const { reached, difference } = await this.judgeOne(mutant);
      if (reached && difference === undefined) this.settle(mutant, { fate: 'neutral' });
      else Object.assign(mutant, { difference, unreached: !reached });
    }
  }

  async judgeOne(mutant) {
    const { kernel, game } = this.rules;
    const verdict = judge(kernel, game, this.records, mutant);
    if (verdict.difference === undefined) return verdict;
    // Spoilt by somebody before?
    if (judge(kernel, game, this.records.slice(0, 1), { id: 0 }, true).difference === undefined) return verdict;
    await this.renew();
    return judge(this.rules.kernel, this.rules.game, this.records, mutant);
  }

  async all() {
    await this.begin();
    const report = { caught: this.caught, renew: this.renew, progress: everySeconds(20) };
    await hunt(this.quick, this.live, report);
    say(`${this.live.size} live after the quick tests`);
    await this.judgeAll();
    say(`${this.live.size} live after the matches in lockstep`);
    await this.huntKept();
    say(`${this.live.size} live after what is made once`);
    await hunt(this.slow, this.live, report);
    for (const mutant of [...this.live.values()])
      this.settle(mutant, { fate: mutant.unreached ? 'unreached' : 'survived' });
    return this.done.sort((one, other) => one.id - other.id);
  }
}

const pick = (one) => (one ? { ms: one.ms, steps: one.steps } : {});

function everySeconds(seconds) {
  let last = 0;
  return (at, all, live) => {
    if (Date.now() - last < 1000 * seconds) return;
    last = Date.now();
    say(`  test ${at} of ${all}, ${live} live`);
  };
}

test('what becomes of the mutants', async () => {
  const fates = await new Drive().all();
  writeFileSync(job.report, `${JSON.stringify(fates, null, 1)}\n`);
  expect(fates.length).toBe(job.mutants.length);
});
