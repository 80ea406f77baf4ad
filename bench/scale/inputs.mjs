/** What the reckoning starts from: what was measured of several nodes, and what is assumed about people and prices. */
import { readFileSync, writeFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const OWN = 'inputs.json';
const MEASURED = '../nodes/measured.json';

const CLIENTS = 2;
/** At three nodes two people come out at different ones two times in three. */
const APART = 2 / 3;

/** A commit costs something by itself and something for each entry: told apart by loads that fill it differently. */
function commitCosts(full, calm) {
  const [a, b] = [1 / full.entriesPerCommit, 1 / calm.entriesPerCommit];
  const perCommit = Math.max(0, (calm.cpuMicrosPerAction - full.cpuMicrosPerAction) / Math.max(1e-9, b - a));
  const commitMicros = Math.min(perCommit, full.cpuMicrosPerAction / a);
  return { commitMicros, entryMicros: Math.max(1, full.cpuMicrosPerAction - commitMicros * a) };
}

/** From what `npm run bench -- nodes` writes. */
export function fromBench(bench) {
  const { nodeCpuMicrosPerAction: cpu, postgres, news, journal, memoryKilobytes: memory } = bench;
  const seat = Math.max(1, cpu.perViewUpdateOfASeat);
  const costs = commitCosts(postgres.three, postgres.home);
  const alone = Math.max(1, cpu.oneNode - CLIENTS * seat);
  // What three nodes do more than one is done for news: a part where it begins, most of it where it is followed.
  const forNews = Math.max(2, cpu.threeNodes - cpu.oneNode) / APART;
  const calmWork = (costs.commitMicros + costs.entryMicros) / 1000;
  return {
    note: `bench/nodes, measured on ${bench.date}: ${bench.machine}`,
    nodeMicrosPerAction: { alone, perViewOfASeat: seat, follow: 0.8 * forNews, tell: 0.2 * forNews },
    postgres: {
      ...costs,
      flushMillis: Math.max(0.1, postgres.home.commitMillis - calmWork),
      logBytesPerAction: postgres.three.logBytesPerAction,
    },
    nats: {
      microsPerDelivery: news.fullLoad.natsMicros / Math.max(1, news.fullLoad.messagesOut),
      millis: Math.max(0.05, (bench.latencyMillis.apart.seen50 - bench.latencyMillis.apart.p50) / 2),
      bytesPerMessage: news.fullLoad.bytesIn / Math.max(1, news.fullLoad.messagesIn),
    },
    wireBytesPerActionAndSeat: bench.wireBytesPerActionAndSeat,
    journal: { bytesPerEntry: journal.bytesPerEntry, otherBytesPerMatch: journal.otherBytesPerMatch },
    memoryKilobytes: { perMatch: memory.idleMatch.resident, perConnection: memory.idleConnection.resident },
  };
}

export const inputs = () => read(OWN);

/** Puts what `npm run bench -- nodes` wrote last in the place of what was measured before. */
export function renew() {
  const renewed = { ...inputs(), measured: fromBench(read(MEASURED)) };
  writeFileSync(new URL(OWN, import.meta.url), `${JSON.stringify(renewed, null, 2)}\n`);
}

/** As the model takes them. */
export const timesOf = ({ measured, assumed }) => ({
  actionMicros: measured.nodeMicrosPerAction.alone,
  viewMicros: measured.nodeMicrosPerAction.perViewOfASeat,
  followMicros: measured.nodeMicrosPerAction.follow,
  tellMicros: measured.nodeMicrosPerAction.tell,
  commitMicros: measured.postgres.commitMicros,
  entryMicros: measured.postgres.entryMicros,
  flushMillis: measured.postgres.flushMillis,
  natsMicros: measured.nats.microsPerDelivery,
  newsMillis: measured.nats.millis,
  viewersAMatch: assumed.peopleAMatch * (1 + assumed.shareWatching / assumed.shareAtTables),
});
