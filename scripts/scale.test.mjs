import { describe, expect, it } from 'vitest';
import { fromBench, inputs, timesOf } from '../bench/scale/inputs.mjs';
import { capacityOf, simulate } from '../bench/scale/model.mjs';
import { exponential, meanWait, quantile, randomFrom, Station, Timeline } from '../bench/scale/queues.mjs';

const CUSTOMERS = 100_000;
const SERVICE = 1;

/** How long customers who come by chance wait on average before one station. */
function waitsBefore(load, service) {
  const timeline = new Timeline();
  const station = new Station(timeline);
  const random = randomFrom(1);
  let waited = 0;
  let at = 0;
  for (let customer = 0; customer < CUSTOMERS; customer++) {
    at += exponential(random, SERVICE / load);
    const took = service(random);
    const came = at;
    timeline.after(came, () =>
      station.take(took, () => {
        waited += timeline.now - came - took;
      }),
    );
  }
  timeline.run();
  return { mean: waited / CUSTOMERS, load: station.load };
}

describe('the queues of the reckoning', () => {
  it.each([
    ['M/M/1', 0.5, (random) => exponential(random, SERVICE)],
    ['M/M/1', 0.7, (random) => exponential(random, SERVICE)],
    ['M/D/1', 0.5, () => SERVICE],
    ['M/D/1', 0.7, () => SERVICE],
  ])('wait as long as the closed form of %s says at a load of %f', (form, load, service) => {
    const { mean, load: measured } = waitsBefore(load, service);
    expect(measured).toBeCloseTo(load, 1);
    expect(Math.abs(mean / meanWait[form](load, SERVICE) - 1)).toBeLessThan(0.1);
  });

  it('serve several at once and in the order of their coming', () => {
    const timeline = new Timeline();
    const station = new Station(timeline, 2);
    const done = [];
    for (const name of ['a', 'b', 'c', 'd']) station.take(name === 'a' ? 3 : 1, () => done.push([name, timeline.now]));
    timeline.run();
    expect(done).toEqual([
      ['b', 1],
      ['c', 2],
      ['a', 3],
      ['d', 3],
    ]);
  });

  it('give the value below which a share lies', () => {
    expect([quantile([3, 1, 2, 4], 0.5), quantile([3, 1, 2, 4], 0.99)]).toEqual([3, 4]);
  });
});

describe('the simulated site', () => {
  const times = timesOf(inputs());
  const site = { nodes: 3, cores: 4, times, actions: 4000, seed: 5 };
  const capacity = 3 * capacityOf({ nodes: 3, times });

  it('is the same every time from the same seed', () => {
    const run = () => simulate({ ...site, rate: capacity / 2 });
    expect(run()).toEqual(run());
    expect(simulate({ ...site, rate: capacity / 2, seed: 6 })).not.toEqual(run());
  });

  it('keeps its nodes as busy as they are asked to be, and answers later the busier they are', () => {
    const loads = [0.2, 0.5, 0.9].map((load) => simulate({ ...site, actions: 10_000, rate: load * capacity }));
    for (const [at, load] of [0.2, 0.5, 0.9].entries())
      expect(Math.abs(loads[at].loads.nodes - load)).toBeLessThan(0.07);
    expect(loads[0].p99).toBeLessThan(loads[1].p99);
    expect(loads[1].p99).toBeLessThan(loads[2].p99);
  });

  it('fills its commits the more, the more comes while the last one is written', () => {
    const [calm, busy] = [0.1, 0.8].map((load) => simulate({ ...site, rate: load * capacity }).entriesACommit);
    expect(busy).toBeGreaterThan(calm);
  });
});

describe('what was measured of several nodes', () => {
  /** As if a commit cost 400 µs and an entry in it 75. */
  const postgres = (entriesPerCommit, commitMillis) => ({
    entriesPerCommit,
    commitMillis,
    cpuMicrosPerAction: 75 + 400 / entriesPerCommit,
    logBytesPerAction: 700,
  });
  const memory = { heap: 5, resident: 6 };
  const bench = {
    nodeCpuMicrosPerAction: { oneNode: 200, threeNodes: 260, perViewUpdateOfASeat: 30 },
    wireBytesPerActionAndSeat: 1000,
    postgres: { three: postgres(40, 6), home: postgres(2, 2) },
    news: { fullLoad: { natsMicros: 12, messagesIn: 1.5, bytesIn: 450, messagesOut: 2 } },
    latencyMillis: { apart: { p50: 3, seen50: 4 } },
    journal: { bytesPerEntry: 360, otherBytesPerMatch: 3000 },
    memoryKilobytes: { idleMatch: memory, idleConnection: memory },
  };

  it('is taken apart into what a commit and what an entry cost, an action and a view, news and following it', () => {
    const { nodeMicrosPerAction: node, postgres: store, nats } = fromBench(bench);
    expect(store.commitMicros).toBeCloseTo(400);
    expect(store.entryMicros).toBeCloseTo(75);
    expect(store.flushMillis).toBeCloseTo(2 - 0.475);
    expect(node.alone + 2 * node.perViewOfASeat).toBeCloseTo(200);
    // Two people come out at different ones of three nodes two times in three.
    expect((node.follow + node.tell) * (2 / 3)).toBeCloseTo(60);
    expect([nats.microsPerDelivery, nats.millis, nats.bytesPerMessage]).toEqual([6, 0.5, 300]);
  });
});
