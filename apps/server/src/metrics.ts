/** What the server counts, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Who made an entry. */
type Maker = 'person' | 'bot';

/** What is open now. */
interface Open {
  readonly sockets: number;
  /** Bytes that wait to be read. */
  readonly waiting: number;
}

export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Counted plainly and handed over when somebody asks: an entry is too quick for labels.
  const since = { person: 0, bot: 0 };
  new Counter({
    name: 'broadside_actions_total',
    help: 'Entries stored, by who made them',
    labelNames: ['by'],
    registers,
    collect() {
      for (const by of ['person', 'bot'] as const) {
        this.inc({ by }, since[by]);
        since[by] = 0;
      }
    },
  });
  const latency = new Histogram({
    name: 'broadside_action_seconds',
    help: 'From the arrival of a request until it is stored and sent',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  let open: Open = { sockets: 0, waiting: 0 };
  new Gauge({
    name: 'broadside_sockets',
    help: 'Open connections of any kind',
    registers,
    collect() {
      this.set(open.sockets);
    },
  });
  new Gauge({
    name: 'broadside_waiting_bytes',
    help: 'Bytes that wait for slow readers',
    registers,
    collect() {
      this.set(open.waiting);
    },
  });
  return {
    registry,
    /** Looks here for what is open when somebody asks. */
    watch(one: Open): void {
      open = one;
    },
    limited: new Counter({
      name: 'broadside_limited_total',
      help: 'What was stopped by a limit, by which',
      labelNames: ['what'],
      registers,
    }),
    /** An entry is stored and sent, so many milliseconds after its request came. */
    acted(by: Maker, ms: number): void {
      since[by]++;
      latency.observe(ms / 1000);
    },
    refusals: new Counter({
      name: 'broadside_refusals_total',
      help: 'Requests refused, by code',
      labelNames: ['code'],
      registers,
    }),
    batch: new Histogram({
      name: 'broadside_append_batch_size',
      help: 'Entries written in one transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    append: new Histogram({
      name: 'broadside_append_seconds',
      help: 'Writing one batch, until the store says that it is kept',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    rooms: new Gauge({ name: 'broadside_matches_loaded', help: 'Matches in memory', registers }),
    connections: new Gauge({ name: 'broadside_connections', help: 'Open WebSocket connections', registers }),
    botJobs: new Counter({
      name: 'broadside_bot_jobs_total',
      help: 'Moves asked of bots, by how it went',
      labelNames: ['result'],
      registers,
    }),
    botsWaiting: new Gauge({ name: 'broadside_bot_jobs_waiting', help: 'Moves that wait for a thread', registers }),
    botWait: new Histogram({
      name: 'broadside_bot_wait_seconds',
      help: 'How long a move waits before a bot begins to think about it',
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60],
      registers,
    }),
    nodes: new Gauge({ name: 'broadside_nodes', help: 'Nodes that are there, this one included', registers }),
    healed: new Counter({
      name: 'broadside_healed_total',
      help: 'Tables that were found changed by the poll, because no news of it had come',
      registers,
    }),
    traces: new Counter({
      name: 'broadside_traces_total',
      help: 'Spans that were begun for the log, and those that were one too many',
      labelNames: ['result'],
      registers,
    }),
    opening: new Histogram({
      name: 'broadside_match_open_seconds',
      help: 'Reading a match from the store until it can be played',
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
