/** So many people at once, on paper: what they do, what it takes, what it costs. Plain multiplication. */
import { capacityOf } from './model.mjs';

const DAY_S = 86_400;
const GIGA = 1e9;
const TERA = 1e12;
const MONTH_DAYS = 30;

/** Heartbeats of every node to every other one, five in two seconds (`BEAT_MS` of nodes.ts). */
const BEATS_A_SECOND = 2.5;
/** The poll looks at every table in memory every two seconds. */
const POLL_S = 2;

export function onPaper({ measured, assumed, site, prices }, times) {
  const { people } = assumed;
  const atTables = people * assumed.shareAtTables;
  const matches = atTables / assumed.peopleAMatch;
  const actions = (atTables * assumed.actionsAMinuteOfAPerson) / 60;
  const entries = actions * (1 + assumed.botEntriesPerAction);
  const requests = (people * assumed.requestsAMinuteOfAPerson) / 60;

  // Nodes: by processor, or by connections.
  const many = 1000;
  const perNode = site.loadOfANode * capacityOf({ nodes: many, times });
  const forRequests = (requests * assumed.microsARequest * 1e-6) / site.loadOfANode;
  const nodes = Math.ceil(Math.max(entries / perNode + forRequests, people / site.connectionsOfANode));
  const nodesOfAMatch = Math.min(nodes, times.viewersAMatch);
  const memory =
    (measured.memoryKilobytes.perConnection * people + measured.memoryKilobytes.perMatch * matches * nodesOfAMatch) /
    nodes;

  // Databases: every node has a commit under way at each of them, so that batches shrink as databases are added.
  const entriesACommit = Math.max(1, (entries / nodes) * (measured.postgres.flushMillis / 1000));
  const cores = entries * (measured.postgres.entryMicros + measured.postgres.commitMicros / entriesACommit) * 1e-6;
  const databases = Math.ceil(cores / (site.loadOfADatabase * site.coresOfADatabase));
  const mean = assumed.meanShareOfPeak;
  const entriesADay = entries * mean * DAY_S;
  const matchesADay = entriesADay / assumed.entriesAMatch;
  const journalADay = entriesADay * measured.journal.bytesPerEntry + matchesADay * measured.journal.otherBytesPerMatch;
  const logADay = entriesADay * measured.postgres.logBytesPerAction;

  // News: an entry once in, and once out for each other node of its match.
  const deliveries = entries * Math.max(0, nodesOfAMatch - 1);
  const beats = nodes * (nodes - 1) * BEATS_A_SECOND;
  const natsCores = (deliveries + beats) * measured.nats.microsPerDelivery * 1e-6;
  const polled = (matches * nodesOfAMatch) / POLL_S;

  const wire = entries * times.viewersAMatch * measured.wireBytesPerActionAndSeat;
  const wireADay = wire * mean * DAY_S;
  const gatewayCores = Math.ceil(people / 100_000 + wire / 1e9) * 2;

  const disk = (journalADay * assumed.daysKept) / TERA;
  const month = {
    nodes: nodes * 2 * prices.coreOfANode,
    // A primary and a standby.
    databases: 2 * databases * site.coresOfADatabase * prices.coreOfADatabase,
    disk: 2 * disk * prices.terabyteOfFastDisk,
    traffic: ((wireADay * MONTH_DAYS) / TERA) * prices.terabyteOfTraffic,
    'gateway and NATS': (gatewayCores + 3 * Math.max(2, Math.ceil(natsCores / 0.5))) * prices.coreOfAGateway,
  };
  return {
    people,
    matches,
    actions,
    entries,
    requests,
    nodes,
    nodesByProcessor: Math.ceil(entries / perNode + forRequests),
    gigabytesANode: (memory * 1024) / GIGA + 0.25,
    databaseCores: cores,
    databases,
    entriesACommit,
    journalADay,
    logADay,
    disk,
    deliveries,
    beats,
    natsCores,
    newsBytes: entries * measured.nats.bytesPerMessage * nodesOfAMatch,
    polled,
    wire,
    wireADay,
    gatewayCores,
    month,
    total: Object.values(month).reduce((sum, one) => sum + one),
  };
}
