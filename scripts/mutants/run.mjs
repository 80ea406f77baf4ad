/**
 * `npm run soak -- mutants [game …] [--file part] [--sample N] [--seed text] [--matches N] [--again] [--neutral]`:
 * plants small faults in the rules and reports which of them no test notices.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runTool } from '../setup.mjs';
import { catalogueOf, testsOf } from './catalogue.mjs';
import { listOf, tableOf } from './report.mjs';

const FOLDER = join(root, '.broadside', 'mutants');

/** A small generator of its own: the same seed gives the same sample. */
function sample(mutants, size, seed) {
  let word = 2166136261;
  const next = (text) => {
    for (const letter of text) word = Math.imul(word ^ letter.charCodeAt(0), 16777619) >>> 0;
    return word;
  };
  const drawn = mutants.map((mutant) => ({ mutant, lot: next(`${seed} ${mutant.id}`) }));
  const chosen = drawn.sort((one, other) => one.lot - other.lot).slice(0, size);
  return chosen.map(({ mutant }) => mutant).sort((one, other) => one.id - other.id);
}

const ESCAPED = ['survived', 'unreached'];

/** The last run's fates, if they are those of the rules as they stand. */
function lastFates(report, mutants) {
  const fates = JSON.parse(readFileSync(report, 'utf8'));
  const isSame = ({ id, file, line, mutated }) => {
    const now = mutants[id - 1];
    return now?.file === file && now.line === line && now.mutated === mutated;
  };
  if (!fates.every(isSame)) throw new Error('The rules have changed since the last run: run it without --again.');
  return fates;
}

function chosen(mutants, { file, sample: size, seed }, last) {
  let list = mutants;
  if (file) list = list.filter((one) => one.file.includes(file));
  if (last) {
    const escaped = new Set(last.filter(({ fate }) => ESCAPED.includes(fate)).map(({ id }) => id));
    list = list.filter(({ id }) => escaped.has(id));
  }
  return size ? sample(list, Number(size), seed) : list;
}

function runGame(game, options) {
  const folder = join(root, 'games', game);
  const report = join(FOLDER, `${game}.json`);
  const { mutants } = catalogueOf(root, game);
  const last = options.again ? lastFates(report, mutants) : undefined;
  const job = {
    game,
    seed: options.seed,
    matches: Number(options.matches),
    root,
    mutants: chosen(mutants, options, last),
    tests: testsOf(root, game),
    rules: join(folder, 'rules', 'game.ts'),
    fixtures: join(folder, 'tests', 'fixtures'),
    log: join(FOLDER, `${game}.log`),
    report: last ? join(FOLDER, `${game}-again.json`) : report,
  };
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${game}-job.json`);
  writeFileSync(path, JSON.stringify(job));
  writeFileSync(job.log, '');
  console.log(`${game}: ${job.mutants.length} of ${mutants.length} mutants; progress in ${job.log}`);
  const before = Date.now();
  const code = runTool('node_modules/vitest/vitest.mjs', ['run', '--config', 'scripts/mutants/vitest.config.mjs'], {
    env: { ...process.env, BROADSIDE_MUTANTS: path, BROADSIDE_MATCHES: '60' },
  });
  if (code !== 0) return code;
  const found = JSON.parse(readFileSync(job.report, 'utf8'));
  const fates = last ? last.map((one) => found.find(({ id }) => id === one.id) ?? one) : found;
  writeFileSync(report, `${JSON.stringify(fates, null, 1)}\n`);
  console.log(`\n${game}: ${Math.round((Date.now() - before) / 1000)} s, written to ${report}`);
  console.log(listOf(fates, options.neutral ? [...ESCAPED, 'neutral'] : ESCAPED));
  console.log(`\n${tableOf(fates)}`);
  return 0;
}

export function runMutants(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      file: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: 'broadside' },
      matches: { type: 'string', default: '60' },
      again: { type: 'boolean' },
      neutral: { type: 'boolean' },
    },
  });
  const games = readdirSync(join(root, 'games'));
  const unknown = positionals.find((name) => !games.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no game ${JSON.stringify(unknown)}; there are ${games.join(', ')}.`);
    return 1;
  }
  for (const game of positionals.length > 0 ? positionals : games) {
    const code = runGame(game, values);
    if (code !== 0) return code;
  }
  return 0;
}
