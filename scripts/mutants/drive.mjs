/** Run by the test runner over the instrumented rules of one game: finds out what becomes of every mutant. */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue.mjs';
import { standIn, testsIn } from './collector.mjs';
import { attempt, bySpeed, hunt, measure } from './hunt.mjs';
import { judge, record } from './judge.mjs';
import { Loader } from './loader.mjs';
import { listOf } from './report.mjs';
import { settings } from './settings.mjs';
import { countSteps, mutants, prepare, turnOn } from './switch.mjs';

const job = JSON.parse(readFileSync(process.env.BROADSIDE_MUTANTS, 'utf8'));

/**
 * Tests that ask more of the rules (in places passed, not in time: a busy machine must not change the result) are only
 * asked about mutants that are known to change something.
 */
const LONG = 100_000;
const isLong = ({ steps }) => steps >= LONG;

const isReplay = ({ file }) => /(fixtures|playthrough)\.test\.ts$/.test(file);
/** Written down at once: what the worker prints arrives only when it pauses. */
const say = (text) => appendFileSync(job.log, `${new Date().toISOString().slice(11, 19)} ${text}\n`);

const { sources, mutants: all } = catalogueOf(job.root, job.game);
const loader = new Loader(job.root, job.game, sources, { vitest: standIn });

const read = (file) => testsIn(file, (path) => loader.load(path));

/** All modules of the game are forgotten; what is read from here on has this mutant on from its first line. */
function startAfresh(id, steps) {
  loader.forget();
  turnOn(id, steps);
}

/** Every module and every test made afresh. */
function collect() {
  startAfresh(0);
  const tests = job.tests.flatMap(read);
  const { steps } = mutants;
  const passed = mutants.passed.slice();
  turnOn(0);
  return { tests, passed, steps };
}

function rules() {
  const found = Object.values(loader.load(job.rules));
  const kernel = loader.load(loader.find('@broadside/kernel', job.rules));
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
    const { tests } = collect();
    for (const [at, one] of this.tests.entries()) Object.assign(one, { run: tests[at].run, hooks: tests[at].hooks });
    this.rules = rules();
  };

  async begin() {
    prepare(all.length);
    for (const path of [...job.tests, job.rules]) await loader.prepare(path);
    countSteps(rules().kernel.Stream);
    const { tests, passed, steps } = collect();
    this.tests = tests;
    this.atLoad = passed;
    this.loading = steps;
    // Recorded matches first: they come across nearly everything.
    const replays = (file) => Number(isReplay({ file }));
    this.inOrder = [...job.tests].sort((one, other) => replays(other) - replays(one));
    this.rules = rules();
    say(`${tests.length} tests found`);
    for (const one of tests) await measure(one);
    const { kernel, game } = this.rules;
    say('matches are recorded');
    this.records = record(kernel, game, settings(kernel, game, job.seed, job.matches, stacks()));
    this.quick = tests.filter((one) => !isLong(one));
    this.slow = tests.filter(isLong);
    const total = (list) => Math.round(list.reduce((sum, { ms }) => sum + ms, 0));
    say(
      `${tests.length} tests (${total(this.quick)} ms), ${this.slow.length} slow ones (${total(this.slow)} ms), ${job.mutants.length} mutants`,
    );
  }

  /** Those in code that only runs when a module is loaded, or whose result is kept. */
  isKept = ({ id, met }) => this.atLoad[id] === 1 || (!met && this.quick.some(({ passed }) => passed[id] === 1));

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
      if (await this.anyNotices(bySpeed(tests.filter((one) => !isLong(one))), mutant)) return;
      slow.push(...tests.filter(isLong));
    }
    if (!(await this.anyNotices(bySpeed(slow), mutant))) this.settle(mutant, { fate: 'survived', difference });
  }

  async differenceOf(mutant) {
    try {
      const { kernel, game } = rules();
      return judge(kernel, game, this.records, mutant, true).difference;
    } catch {
      return 'the rules cannot be loaded';
    }
  }

  /** A file of tests, read with the mutant on; undefined if that alone gives it away. */
  async readWith(mutant, file) {
    turnOn(mutant.id, this.loading);
    try {
      return read(file);
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

  /** What is known so far, for whoever follows the log of a long run. */
  judged() {
    const known = [...this.live.values()].filter(({ unreached }) => unreached !== undefined);
    return known.map((mutant) => ({ ...mutant, fate: mutant.unreached ? 'unreached' : 'survived' }));
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
    say(listOf(this.judged(), ['survived', 'unreached']));
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
