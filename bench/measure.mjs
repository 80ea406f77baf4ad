/** Measuring: interleaved rounds, so that other load on the machine meets all contestants alike, and medians. */

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Seconds of processor time this process has used, its garbage collector's threads included. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * How much `work` gets done per second of processor time: on a quiet machine that is the rate on one core, on a
 * busy one it is what the rate would be. No forced collection before: it throws away compiled code, which costs
 * boardgame.io a third of its rate.
 */
function rateOf(work, seconds) {
  const start = processorTime();
  const end = performance.now() + seconds * 1000;
  let done = 0;
  do done += work();
  while (performance.now() < end);
  return done / (processorTime() - start);
}

const WARM_UPS = 2;

/**
 * Median, lowest and highest rate of each contestant.
 * @param {Record<string, () => number>} contestants each call says how much it did
 */
export function compare(contestants, { seconds, rounds, warmUp }) {
  const entries = Object.entries(contestants);
  const rates = Object.fromEntries(entries.map(([name]) => [name, []]));
  // In turns, so that each is compiled with what it learned beside the others.
  for (let turn = 0; turn < WARM_UPS; turn++) for (const [, work] of entries) rateOf(work, warmUp / WARM_UPS);
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of entries) rates[name].push(rateOf(work, seconds));
  return Object.fromEntries(
    entries.map(([name]) => [
      name,
      { median: median(rates[name]), low: Math.min(...rates[name]), high: Math.max(...rates[name]) },
    ]),
  );
}

/** Bytes in use after a full collection, each time `done` of the steps are done. */
export function heapAfter(steps, work) {
  const heaps = [];
  let done = 0;
  for (const step of steps) {
    for (; done < step; done++) work();
    globalThis.gc();
    globalThis.gc();
    heaps.push(process.memoryUsage().heapUsed);
  }
  return heaps;
}
