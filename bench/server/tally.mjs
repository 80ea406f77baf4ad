/** Counting acknowledged actions. */
import { median } from '../measure.mjs';

/** In every match. */
const SEATS = 2;
/** An answer that takes longer counts as lost. */
const LOST_MS = 5_000;

/** The one action that a match has under way. */
class Flight {
  #tally;
  #since = 0;

  constructor(tally) {
    this.#tally = tally;
  }

  sent() {
    this.#since = performance.now();
  }

  acknowledged() {
    this.#tally.add(performance.now() - this.#since);
    this.#since = 0;
  }

  get lost() {
    return this.#since > 0 && performance.now() - this.#since > LOST_MS;
  }
}

export class Tally {
  /** False: no match sends anything more. */
  live = true;
  refused = 0;
  finished = 0;
  /** Acknowledged since the beginning. */
  total = 0;
  #counting = false;
  #latencies = [];
  #seen = [];
  #flights = [];

  /** One for each match, once it is about to play. */
  flight() {
    const flight = new Flight(this);
    this.#flights.push(flight);
    return flight;
  }

  get begun() {
    return this.#flights.length;
  }

  get lost() {
    return this.#flights.filter(({ lost }) => lost).length;
  }

  add(latency) {
    this.total++;
    if (this.#counting) this.#latencies.push(latency);
  }

  /** Somebody else was shown the action, so long after it was sent. */
  addSeen(latency) {
    if (this.#counting) this.#seen.push(latency);
  }

  open() {
    this.#latencies = [];
    this.#seen = [];
    this.#counting = true;
  }

  close() {
    this.#counting = false;
    const sorted = (list) => Float64Array.from(list).sort();
    return { latencies: sorted(this.#latencies), seen: sorted(this.#seen) };
  }
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;

/** What one round has shown; `server` and `client`: seconds of processor time; `bytes`: what both seats were sent. */
export const summary = (latencies, seen, { seconds, server, client, bytes }) => ({
  rate: latencies.length / seconds,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  seen50: quantile(seen, 0.5),
  seen99: quantile(seen, 0.99),
  perProcessorSecond: latencies.length / server,
  server: server / seconds,
  client: client / seconds,
  bytes: bytes / latencies.length / SEATS,
});

/** The medians of several rounds. */
export const medians = (rounds) =>
  Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, median(rounds.map((round) => round[key]))]));
