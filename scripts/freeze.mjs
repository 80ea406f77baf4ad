/**
 * `npm run freeze -- GAME`: keeps the present rules of a game, before its version is raised. A match is played to its end
 * under the rules it began with, so they are bundled into one file with the bots that know them, what they need of the
 * kernel, and the fewest recorded matches that hold every action and event.
 *
 * `npm run freeze -- throw`: the same for the physics, so that throws of then can be checked.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { root } from './setup.mjs';

const games = readdirSync(join(root, 'games'));
const name = process.argv[2];
const what =
  name === 'throw'
    ? {
        home: join(root, 'packages/throw'),
        entry: 'src/physics/edition.ts',
        versions: ['LID_PHYSICS = ', 'TOWER_PHYSICS = '],
      }
    : { home: join(root, 'games', name ?? ''), entry: 'edition.ts', versions: [`\tid: "${name}",\n\tversion: `] };
if (name !== 'throw' && !games.includes(name)) {
  console.error(`Name what is to be frozen: ${games.join(', ')} or throw.`);
  process.exit(2);
}
const editions = join(what.home, 'editions');

/** Errors are distinguished by their class, so that a frozen rule must throw the program's own. */
const ownErrors = {
  name: 'own-errors',
  enforce: 'pre',
  resolveId(id, importer) {
    const isErrors = id === './errors.ts' && importer?.includes('/packages/kernel/src/');
    return isErrors ? { id: '@broadside/kernel', external: true } : undefined;
  },
};

/** Shared with the program of the day: its errors, and the engine, whose version the lock file pins. */
const OUTSIDE = ['@broadside/kernel', '@dimforge/rapier3d-deterministic-compat'];

async function bundle() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [ownErrors],
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      // The weights of nets, which are fetched when they are needed, are frozen with the rest.
      rolldownOptions: { external: OUTSIDE.slice(1), output: { codeSplitting: false } },
      lib: { entry: join(what.home, what.entry), formats: ['es'] },
    },
  });
  const [chunk, ...others] = output;
  const strange = chunk.imports.filter((one) => !OUTSIDE.includes(one));
  if (others.length > 0 || strange.length > 0)
    throw new Error(`the rules did not become one file: ${[...others.map((one) => one.fileName), ...strange].join()}`);
  return chunk.code;
}

/** Every kind of action and event a recording holds. */
function kindsIn({ log }) {
  const actions = log.flatMap(({ action }) => (action ? [`action ${action.type}`] : []));
  return new Set([...actions, ...log.flatMap(({ events }) => events.map(({ type }) => `event ${type}`))]);
}

/** Greedily: whichever recording adds most to what is covered, until none adds anything. */
function fewest(recordings) {
  const chosen = [];
  const covered = new Set();
  for (;;) {
    const gains = recordings.map((one) => ({ one, gain: [...one.kinds].filter((kind) => !covered.has(kind)).length }));
    const best = gains.reduce((a, b) => (b.gain > a.gain ? b : a));
    if (best.gain === 0) return chosen;
    chosen.push(best.one.file);
    for (const kind of best.one.kinds) covered.add(kind);
  }
}

/** The matches by which a frozen edition proves that it plays as it did. */
function keepMatches(version) {
  const fixtures = join(what.home, 'tests', 'fixtures');
  const recordings = readdirSync(fixtures)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, kinds: kindsIn(JSON.parse(readFileSync(join(fixtures, file), 'utf8'))) }));
  const kept = join(editions, 'fixtures', String(version));
  mkdirSync(kept, { recursive: true });
  const chosen = fewest(recordings);
  for (const file of chosen) copyFileSync(join(fixtures, file), join(kept, file));
  return `, with ${chosen.length} matches`;
}

const code = await bundle();
/** The physics has a version for each of its devices. */
const version = what.versions.map((before) => Number.parseInt(code.split(before)[1], 10)).join('-');
if (/NaN/.test(version)) throw new Error('the version was not found in the bundle');
const path = join(editions, `${version}.js`);
if (existsSync(path)) {
  console.error(`Version ${version} of ${name} is frozen already; a frozen edition is never changed.`);
  process.exit(2);
}
mkdirSync(editions, { recursive: true });
const proof = name === 'throw' ? '' : keepMatches(version);
const head = `/** ${name}, version ${version} as it was built. Made by \`npm run freeze\`; never edited. */\n`;
writeFileSync(path, head + code);
console.log(
  `${relative(root, path)} (${Math.round(code.length / 1024)} kB)${proof}. Now name it where older ones are listed`,
);
console.log('(CONTRIBUTING.md, "Rules code"), and raise the version.');
