/** One row of the table: a cluster or a server alone under load, in a process of its own. Started by run.mjs. */

import * as atRest from '../server/broadside/client.mjs';
import { play } from '../server/broadside/client.mjs';
import { measureLoad, measureMemory } from '../server/load.mjs';
import { startAlone, startGround, startNodes } from './cluster.mjs';

const plan = JSON.parse(process.argv[2]);
const { size, rows, folder, game } = plan;

const ground = size > 0 ? await startGround() : undefined;
const server = ground ? await startNodes(ground, { folder, game, size }) : await startAlone({ folder, game });
try {
  const measured = [];
  for (const { name, place, ...about } of rows) {
    const seen = { ...server, ...about, ...(place ? { place: server.places(place) } : {}) };
    Object.defineProperty(seen, 'port', { get: () => server.port });
    measured.push({ name, ...(await measureLoad(seen, play, { ...plan, ...about })) });
  }
  const journal = await server.journal?.();
  const memory = plan.memory
    ? await measureMemory(server.nodes?.[0] ? { ...server, ...server.nodes[0] } : server, atRest, plan)
    : null;
  process.send({ measured, journal, memory });
} finally {
  await server.stop();
  await ground?.close();
}
process.exit(0);
