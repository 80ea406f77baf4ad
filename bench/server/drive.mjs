/** The load client: one contestant, its server in a process of its own. Started by run.mjs, which gives the plan. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { CONTESTANTS } from './contestants.mjs';
import { measureLoad, measureMemory } from './load.mjs';
import { startServer } from './process.mjs';

const plan = JSON.parse(process.argv[2]);
const contestant = CONTESTANTS.find(({ name }) => name === plan.contestant);
const { play, ...atRest } = await import(`./${contestant.part}/client.mjs`);

/** A fresh server on a fresh store, for as long as `use` takes. */
async function withServer(use, profile) {
  const folder = contestant.stores ? [mkdtempSync(join(plan.folder, `${contestant.name}-`))] : [];
  const server = await startServer(`./${contestant.part}/server.mjs`, [plan.game, ...folder], profile);
  try {
    return await use({ ...server, game: plan.game });
  } finally {
    await server.stop();
  }
}

const load = plan.matches > 0 ? await withServer((server) => measureLoad(server, play, plan), plan.profile) : null;
const memory = plan.idle > 0 ? await withServer((server) => measureMemory(server, atRest, plan)) : null;
process.send({ load, memory }, () => process.exit(0));
