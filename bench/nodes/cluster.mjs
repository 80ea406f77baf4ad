/** Several nodes at one PostgreSQL and one NATS, seen from the load client as one server. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { chosen } from '../../apps/server/dist/nodes/rendezvous.js';
import { startNats } from '../../apps/server/tests/throwaway/nats.mjs';
import { startPostgres } from '../../apps/server/tests/throwaway/postgres.mjs';
import { pick } from '../server/pick.mjs';
import { startServer } from '../server/process.mjs';
import { busySeconds, secondsOf } from './processes.mjs';

const SERVER = './broadside/server.mjs';
const READY_MS = 60_000;

/** Where the people of a table are: their ports by seat. Node 0 looks after no more than its share of the tables. */
const PLACES = {
  anywhere: ({ nodes }) => pick(nodes).port,
  /** All at the node that looks after their table. */
  home: ({ leader }) => leader.port,
  /** All at one other node. */
  foreign: ({ others }, _seat, table) => others[table.charCodeAt(0) % others.length].port,
  /** Each at a node of their own, neither of which looks after the table. */
  apart: ({ others }, seat) => others[seat % others.length].port,
};

/** PostgreSQL that waits for the disk, and NATS; both end with `close`. */
export async function startGround() {
  const [postgres, nats] = await Promise.all([startPostgres({ flush: true }), startNats({ counted: true })]);
  return { postgres, nats, close: () => Promise.all([postgres.stop(), nats.stop()]) };
}

/** One node on a SQLite file: what the others are beside. */
export async function startAlone({ folder, game }) {
  const server = await startServer(SERVER, [game, mkdtempSync(join(folder, 'alone-'))]);
  return { ...server, game, absence: null, counters: () => countersOf([server]) };
}

/** So many nodes at an empty database. */
export async function startNodes({ postgres, nats }, { folder, game, size }) {
  const url = await postgres.fresh();
  const listening = await connect({ servers: nats.url.replace('nats://', '') });
  const nodes = [];
  try {
    const beats = listening.subscribe('broadside.1.*.nodes');
    const heard = beats[Symbol.asyncIterator]();
    for (let node = 0; node < size; node++) {
      const server = await startServer(SERVER, [game, mkdtempSync(join(folder, 'node-')), url, nats.url]);
      nodes.push({ ...server, id: await newcomer(heard, nodes) });
    }
    await allAble(heard, nodes);
    beats.unsubscribe();
  } catch (error) {
    await Promise.all(nodes.map(({ stop }) => stop()));
    throw error;
  } finally {
    await listening.close();
  }
  return {
    nodes,
    game,
    /** Somebody absent is stood in for after a while, as at usual tables: so the node that looks after a table follows it. */
    absence: 86_400,
    get port() {
      return pick(nodes).port;
    },
    ask: async (what) => together(await Promise.all(nodes.map(({ ask }) => ask(what)))),
    counters: () => countersOf(nodes, { postgres, nats, url }),
    places: (name) => (table, seat) => PLACES[name](around(nodes, table), seat, table),
    journal: () => journalOf(url),
    stop: () => Promise.all(nodes.map(({ stop }) => stop())),
  };
}

/** The name of the node that has just come. */
async function newcomer(heard, known) {
  for (const end = performance.now() + READY_MS; performance.now() < end; ) {
    const { node } = (await heard.next()).value.json();
    if (!known.some(({ id }) => id === node)) return node;
  }
  throw new Error('a node was never heard of');
}

/** Settles when each of them has said that it can look after tables. */
async function allAble(heard, nodes) {
  const able = new Set();
  for (const end = performance.now() + READY_MS; performance.now() < end; ) {
    const { node, unable } = (await heard.next()).value.json();
    if (!unable) able.add(node);
    if (nodes.every(({ id }) => able.has(id))) return;
  }
  throw new Error('not all nodes can look after tables');
}

function around(nodes, table) {
  const name = chosen(
    nodes.map(({ id }) => id),
    table,
  );
  const leader = nodes.find(({ id }) => id === name);
  const others = nodes.filter((node) => node !== leader);
  return { nodes, leader, others: others.length > 0 ? others : [leader] };
}

/** Of several processes: their time together, and the mean of the moments at which they looked. */
const together = (answers) => ({
  used: answers.reduce((sum, { used }) => sum + used, 0),
  at: answers.reduce((sum, { at }) => sum + at, 0) / answers.length,
});

/** What a node says of itself; of a histogram its sum and its count. */
async function figuresOf({ port }) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^(broadside_append\w+_(?:sum|count)) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );
}

async function countersOf(nodes, ground) {
  const figures = await Promise.all(nodes.map(figuresOf));
  const sum = (name) => figures.reduce((total, one) => total + one[name], 0);
  const counters = {
    busy: busySeconds(),
    batches: sum('broadside_append_batch_size_count'),
    appendSeconds: sum('broadside_append_seconds_sum'),
  };
  if (!ground) return counters;
  const { postgres, nats, url } = ground;
  const carried = await nats.traffic();
  return {
    ...counters,
    postgresSeconds: secondsOf(postgres.pid),
    natsSeconds: secondsOf(nats.pid()),
    newsIn: carried.in.messages,
    newsInBytes: carried.in.bytes,
    newsOut: carried.out.messages,
    newsOutBytes: carried.out.bytes,
    walBytes: Number(await one(url, "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS value")),
  };
}

async function rowOf(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows[0];
}

const one = async (url, statement) => (await rowOf(url, statement)).value;

/** What the journal of this database weighs. */
const journalOf = (url) =>
  rowOf(
    url,
    `SELECT count(*)::float AS entries, avg(octet_length(entry))::float AS text,
       (pg_total_relation_size('entries') / count(*))::float AS entry,
       (SELECT pg_total_relation_size('matches') + pg_total_relation_size('snapshots'))::float
         / (SELECT count(*) FROM matches) AS match
     FROM entries`,
  );
