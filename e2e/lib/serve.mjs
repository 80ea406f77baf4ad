/**
 * The real server for the browser tests, with two things under control of the test: the seeds of its matches and its
 * clock. Both are set over the channel to the process that started it, never over the network. It serves
 * the built client with one addition: the worker's dice are loaded if its name says with what.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../apps/server/dist/index.js';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Runs in the worker before everything else. Only seeds are asked for in sixteen bytes; ids stay as random as ever. */
function loadDice() {
  if (!self.name.startsWith('{')) return;
  const { seed, haste } = JSON.parse(self.name);
  const chance = crypto.getRandomValues.bind(crypto);
  let dealt = 0;
  crypto.getRandomValues = (into) => {
    if (!(into instanceof Uint8Array) || into.length !== 16) return chance(into);
    into.set(new TextEncoder().encode(`${seed} ${++dealt}`.padEnd(16).slice(0, 16)));
    return into;
  };
  const wait = self.setTimeout;
  self.setTimeout = (work, ms = 0) => wait(work, ms / haste);
}

/** A copy of the client whose workers can be given the throws of their dice. */
function clientIn(folder) {
  const web = join(folder, 'web');
  cpSync(DIST, web, { recursive: true });
  const assets = join(web, 'assets');
  const workers = readdirSync(assets).filter((file) => /^worker-[^/]+\.js$/.test(file));
  if (workers.length === 0) throw new Error('the client has no worker to load dice into');
  // Their compressed forms would be served instead.
  for (const file of workers) for (const form of ['br', 'gz']) rmSync(join(assets, `${file}.${form}`), { force: true });
  for (const file of workers)
    writeFileSync(join(assets, file), `(${loadDice})();\n${readFileSync(join(assets, file), 'utf8')}`);
  return web;
}

/** The machine's time, which can be pushed on: whatever is due by then rings at once, in its order. */
class PushedClock {
  ahead = 0;
  rings = new Set();

  now() {
    return Date.now() + this.ahead;
  }

  after(ms, ring) {
    const one = { at: this.now() + ms, ring, timer: undefined };
    this.rings.add(one);
    this.wind(one);
    return () => this.stop(one);
  }

  push(ms) {
    this.ahead += ms;
    for (const one of [...this.rings].sort((a, b) => a.at - b.at)) this.wind(one);
  }

  wind(one) {
    clearTimeout(one.timer);
    const heard = () => {
      this.stop(one);
      one.ring();
    };
    one.timer = setTimeout(heard, Math.max(0, one.at - this.now())).unref();
  }

  stop(one) {
    clearTimeout(one.timer);
    this.rings.delete(one);
  }
}

const clock = new PushedClock();
let deal = { seed: 'stories', matches: 0 };
const seeds = () => `${deal.seed} ${++deal.matches}`;

process.on('message', ({ seed, push, answer }) => {
  if (seed !== undefined) deal = { seed, matches: 0 };
  if (push !== undefined) clock.push(push);
  process.send({ answer });
});
process.on('disconnect', () => process.exit(0));

const { port, data } = JSON.parse(process.argv[2]);
// Everybody in these tests comes from one address, and some of them hurry (see hurry.ts).
const settings = {
  port,
  host: '127.0.0.1',
  data,
  web: clientIn(data),
  log: 'error',
  limits: { guests: 100_000, messages: 2000, burst: 2000 },
};
const { url } = await startServer(settings, { clock, seeds });
process.send({ url });
