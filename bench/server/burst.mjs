/**
 * What stays resident of a server after a burst: many matches and connections that come, play a little and go, several times.
 * `node bench/server/burst.mjs [matches] [bursts]`, with MALLOC_ARENA_MAX or NODE_OPTIONS in the environment to compare.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { benchWith } from '../games.mjs';
import { play } from './broadside/client.mjs';
import { startServer } from './process.mjs';
import { Tally } from './tally.mjs';

const [matches = 1000, bursts = 3] = process.argv.slice(2).map(Number);
/** Actions of a match in one burst. */
const DEPTH = 10;
/** Until matches without a move are put away, and connections that closed are forgotten. */
const SETTLE_MS = 8000;
const MEGABYTE = 1024 ** 2;

const parent = fileURLToPath(new URL('../../.broadside/', import.meta.url));
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(`${parent}burst-`);
const { id: game } = await benchWith('peer');
const server = await startServer('./broadside/server.mjs', [game, folder]);

async function look(when) {
  const before = await server.ask('resident');
  const after = await server.ask('memory');
  const mb = (bytes) => (bytes / MEGABYTE).toFixed(0).padStart(5);
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = after;
  console.log(
    `${when.padEnd(14)} resident ${mb(before.rss)}, after collections ${mb(rss)}; heap ${mb(heapUsed)} of ${mb(heapTotal)}, ` +
      `external ${mb(external)}, buffers ${mb(arrayBuffers)}, the rest ${mb(rss - heapTotal - external)} MB`,
  );
}

try {
  await look('at the start');
  for (let burst = 1; burst <= bursts; burst++) {
    const tally = new Tally();
    const playing = Promise.all(Array.from({ length: matches }, () => play({ ...server, game }, tally)));
    while (tally.total < matches * DEPTH) await sleep(100);
    const { rss } = await server.ask('resident');
    console.log(
      `burst ${burst}: ${matches} matches, ${2 * matches} connections, ${(rss / MEGABYTE).toFixed(0)} MB resident`,
    );
    tally.live = false;
    await playing;
    await sleep(SETTLE_MS);
    await look(`after burst ${burst}`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
process.exit(0);
