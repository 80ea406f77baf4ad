/** What the games bring to the benchmark: `games/<id>/bench/index.mjs`, found by folder (README.md says what may stand there). */
import { existsSync, readdirSync } from 'node:fs';

const GAMES = new URL('../games/', import.meta.url);

/** @returns {Promise<{ id: string, [part: string]: any }[]>} every game that brings something */
export async function benches() {
  const found = readdirSync(GAMES)
    .map((id) => ({ id, file: new URL(`${id}/bench/index.mjs`, GAMES) }))
    .filter(({ file }) => existsSync(file));
  return Promise.all(found.map(async ({ id, file }) => ({ id, ...(await import(file.href)).bench })));
}

/** The first game that brings this part. */
export async function benchWith(part) {
  const found = (await benches()).find((bench) => bench[part]);
  if (!found) throw new Error(`no game has a bench with "${part}"`);
  return found;
}

/** The game as it is written for boardgame.io. */
export const peerOf = async (id) => (await benches()).find((bench) => bench.id === id).peer();
