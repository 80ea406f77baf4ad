/** Counting acknowledged actions. */
import { median } from '../measure.mjs';

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

  open() {
    this.#latencies = [];
    this.#counting = true;
  }

  close() {
    this.#counting = false;
    return Float64Array.from(this.#latencies).sort();
  }
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;

/** What one round has shown; `server` and `client`: seconds of processor time. */
export const summary = (latencies, { seconds, server, client }) => ({
  rate: latencies.length / seconds,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  perProcessorSecond: latencies.length / server,
  server: server / seconds,
  client: client / seconds,
});

/** The medians of several rounds. */
export const medians = (rounds) =>
  Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, median(rounds.map((round) => round[key]))]));
