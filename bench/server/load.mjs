/** The load itself: many matches at once against one server or several, and what matches and connections at rest cost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { received } from './received.mjs';
import { medians, summary, Tally } from './tally.mjs';

const BEGIN_MS = 60_000;
const LEAVE_MS = 3_000;
/** Matches and connections made first, so that what a server allocates once is not counted. */
const FIRST = 400;
/** How many are being made at a time. */
const AT_ONCE = 16;

const clientTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** `counters`: what else grows with the load, by name; told for each action. */
async function measureRound({ ask, counters = async () => ({}) }, tally, seconds) {
  const counted = await counters();
  const [from, client, start, read] = [await ask('processor'), clientTime(), performance.now(), received()];
  tally.open();
  await sleep(seconds * 1000);
  const { latencies, seen } = tally.close();
  const passed = (performance.now() - start) / 1000;
  const bytes = received() - read;
  const to = await ask('processor');
  const grown = Object.entries(await counters()).map(([name, now]) => [name, (now - counted[name]) / latencies.length]);
  // The server may answer late: its share is of the time between its own two looks at the clock.
  const share = (to.used - from.used) / ((to.at - from.at) / 1000);
  const spent = { seconds: passed, server: share * passed, client: clientTime() - client, bytes };
  return { ...summary(latencies, seen, spent), ...Object.fromEntries(grown) };
}

async function allBegun(tally, matches) {
  for (const end = performance.now() + BEGIN_MS; tally.begun < matches; await sleep(20))
    if (performance.now() > end) throw new Error(`only ${tally.begun} of ${matches} matches began`);
}

/**
 * Until the code is compiled and the matches are in mid-course: a store that writes the whole log with every
 * action is quick only while matches are young.
 */
async function warmUp(tally, { matches, warm, depth, patience }) {
  const start = performance.now();
  await sleep(warm * 1000);
  while (tally.total < matches * depth && performance.now() < start + patience * 1000) await sleep(100);
  return (performance.now() - start) / 1000;
}

/** @param {(server: object, tally: Tally) => Promise<void>} play one match after another */
export async function measureLoad(server, play, plan) {
  const { matches, seconds, rounds } = plan;
  const tally = new Tally();
  const playing = Promise.all(Array.from({ length: matches }, () => play(server, tally)));
  const measured = (async () => {
    await allBegun(tally, matches);
    const warmed = await warmUp(tally, plan);
    const shown = [];
    for (let i = 0; i < rounds; i++) shown.push(await measureRound(server, tally, seconds));
    return { matches, warmed, ...medians(shown), rounds: shown, lost: tally.lost };
  })();
  // A match that cannot go on ends the measurement at once.
  const result = await Promise.race([measured, playing.then(() => measured)]);
  tally.live = false;
  await Promise.race([playing, sleep(LEAVE_MS)]);
  return { ...result, refused: tally.refused, finished: tally.finished };
}

/** Calls `make` so many times, a few at a time. */
async function makeMany(count, make) {
  const made = [];
  let begun = 0;
  const worker = async () => {
    while (begun < count) {
      const at = begun++;
      made[at] = await make(at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}

const inHeap = ({ heapUsed, external }) => heapUsed + external;
const growth = (before, after, count) => ({
  heap: (inHeap(after) - inHeap(before)) / count,
  resident: (after.rss - before.rss) / count,
});

/** What a match at rest costs, and what each of two connections to it costs. */
export async function measureMemory(server, { idleMatch, idleConnections }, plan) {
  const { idle, connections, settle } = plan;
  const rest = async () => {
    await sleep(settle * 1000);
    return server.ask('memory');
  };
  const connect = (matches) => makeMany(matches.length, (at) => idleConnections(server, matches[at]));
  const first = await makeMany(FIRST, () => idleMatch(server));
  await connect(first.slice(0, FIRST / 2));
  const empty = await rest();
  const matches = await makeMany(idle, () => idleMatch(server));
  const withMatches = await rest();
  await connect(matches.slice(0, connections / 2));
  const withConnections = await rest();
  return {
    idle,
    connections,
    match: growth(empty, withMatches, idle),
    connection: growth(withMatches, withConnections, connections),
  };
}
