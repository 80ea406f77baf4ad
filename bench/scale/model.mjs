/**
 * The way of an action through a site, as queues: the one thread of a node reads and judges it, the node's batch waits
 * for its last commit, the database works on a commit and flushes it, the node makes views and sends them, NATS hands the
 * news on, and other nodes play the entry again for their people. Service times are measured (inputs.mjs).
 */
import { exponential, quantile, randomFrom, Station, Timeline } from './queues.mjs';

/** Of an action at a node, so much is done before it is stored. */
const BEFORE = 0.4;
/** Of the beginning, while queues still fill, nothing is counted. */
const WARM = 0.2;

const MILLIS = 1e-3;
const MICRO = 1e-6;

/** Service times vary as much as their mean: some actions are small, some are large, and memory is collected now and then. */
class Node {
  waiting = [];
  writing = false;

  constructor(site) {
    this.site = site;
    this.thread = new Station(site.timeline);
  }

  /** Group commit: what is decided while a commit is under way makes up the next one. */
  store(stored) {
    this.waiting.push(stored);
    if (!this.writing) this.commit();
  }

  commit() {
    const { database, times, timeline } = this.site;
    const batch = this.waiting;
    this.waiting = [];
    this.writing = true;
    const work = (times.commitMicros + batch.length * times.entryMicros) * MICRO;
    database.take(this.site.vary(work), () =>
      timeline.after(times.flushMillis * MILLIS, () => {
        this.writing = false;
        for (const stored of batch) stored();
        if (this.waiting.length > 0) this.commit();
      }),
    );
    this.site.commits++;
  }
}

class SimulatedSite {
  timeline = new Timeline();
  stored = [];
  seen = [];
  commits = 0;

  constructor({ nodes, cores, times, seed }) {
    this.times = times;
    this.random = randomFrom(seed);
    this.database = new Station(this.timeline, cores);
    this.nats = new Station(this.timeline);
    this.nodes = Array.from({ length: nodes }, () => new Node(this));
  }

  vary(mean) {
    return exponential(this.random, mean);
  }

  any() {
    return this.nodes[Math.floor(this.random() * this.nodes.length)];
  }

  /** One after the other, by chance, so many a second. */
  arrive(rate, left, isCounted) {
    if (left === 0) return;
    this.timeline.after(exponential(this.random, 1 / rate), () => {
      this.act(isCounted(left));
      this.arrive(rate, left - 1, isCounted);
    });
  }

  act(counted) {
    const { times, timeline } = this;
    const began = timeline.now;
    const home = this.any();
    const others = Array.from({ length: this.seatsElse() }, () => this.any());
    const here = 1 + others.filter((node) => node === home).length;
    const elsewhere = new Map();
    for (const node of others) if (node !== home) elsewhere.set(node, (elsewhere.get(node) ?? 0) + 1);
    home.thread.take(this.vary(BEFORE * times.actionMicros * MICRO), () =>
      home.store(() => {
        const news = elsewhere.size > 0 ? times.tellMicros : 0;
        const after = (1 - BEFORE) * times.actionMicros + here * times.viewMicros + news;
        home.thread.take(this.vary(after * MICRO), () => {
          if (counted) this.stored.push(timeline.now - began);
          if (elsewhere.size > 0) this.tell(elsewhere, began, counted);
        });
      }),
    );
  }

  /** Who else looks at this match: the mean is as it was assumed. */
  seatsElse() {
    const mean = this.times.viewersAMatch - 1;
    return Math.floor(mean) + (this.random() < mean % 1 ? 1 : 0);
  }

  tell(elsewhere, began, counted) {
    const { times, timeline } = this;
    this.nats.take(elsewhere.size * times.natsMicros * MICRO, () => {
      for (const [node, viewers] of elsewhere)
        timeline.after(times.newsMillis * MILLIS, () =>
          node.thread.take(this.vary((times.followMicros + viewers * times.viewMicros) * MICRO), () => {
            if (counted) this.seen.push(timeline.now - began);
          }),
        );
    });
  }
}

/** Actions a second that one node's thread can do at most, with its share of what others have begun. */
export function capacityOf({ nodes, times }) {
  const foreign = Math.min(nodes - 1, ((times.viewersAMatch - 1) * (nodes - 1)) / nodes);
  const micros =
    times.actionMicros +
    times.viewersAMatch * times.viewMicros +
    foreign * times.followMicros +
    (foreign > 0 ? times.tellMicros : 0);
  return 1 / (micros * MICRO);
}

/** Plays so many actions at this rate. Times in ms. */
export function simulate({ nodes, cores, times, rate, actions, seed }) {
  const site = new SimulatedSite({ nodes, cores, times, seed });
  site.arrive(rate, actions, (left) => left < (1 - WARM) * actions);
  site.timeline.run();
  const millis = (values, share) => quantile(values, share) / MILLIS;
  return {
    rate,
    p50: millis(site.stored, 0.5),
    p99: millis(site.stored, 0.99),
    seen99: site.seen.length > 0 ? millis(site.seen, 0.99) : Number.NaN,
    entriesACommit: actions / site.commits,
    loads: {
      nodes: site.nodes.reduce((sum, { thread }) => sum + thread.load, 0) / nodes,
      database: site.database.load,
      nats: site.nats.load,
    },
  };
}
