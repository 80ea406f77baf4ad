/** What waits for what: events in order of time, and stations at which one thing is done after the other. */

/** Sixty-four bits of state are enough for shares of a second; the same seed gives the same run. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const exponential = (random, mean) => -mean * Math.log(1 - random());

/** Events by time, the earliest first; of two at one time the one that was asked for first. */
export class Timeline {
  now = 0;
  #heap = [];
  #count = 0;

  after(delay, work) {
    const event = { at: this.now + delay, order: this.#count++, work };
    const heap = this.#heap;
    let place = heap.push(event) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isBefore(event, heap[above])) break;
      heap[place] = heap[above];
      place = above;
    }
    heap[place] = event;
  }

  /** Until nothing is left to happen. */
  run() {
    for (let event = this.#next(); event; event = this.#next()) {
      this.now = event.at;
      event.work();
    }
  }

  #next() {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (heap.length === 0 || last === first) return first;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1], heap[below])) below++;
      if (!isBefore(heap[below], last)) break;
      heap[place] = heap[below];
      place = below;
    }
    heap[place] = last;
    return first;
  }
}

const isBefore = (one, other) => one.at < other.at || (one.at === other.at && one.order < other.order);

/** So many servers and one line before them. */
export class Station {
  busy = 0;
  #timeline;
  #servers;
  #waiting = [];
  #head = 0;
  #working = 0;

  constructor(timeline, servers = 1) {
    this.#timeline = timeline;
    this.#servers = servers;
  }

  /** `done` is called when this has been served for so long. */
  take(service, done) {
    if (this.#working < this.#servers) this.#begin(service, done);
    else this.#waiting.push({ service, done });
  }

  /** The share of the time in which its servers worked. */
  get load() {
    return this.#timeline.now === 0 ? 0 : this.busy / (this.#timeline.now * this.#servers);
  }

  #begin(service, done) {
    this.#working++;
    this.busy += service;
    this.#timeline.after(service, () => {
      this.#working--;
      const next = this.#waiting[this.#head];
      if (next) {
        this.#waiting[this.#head++] = undefined;
        if (this.#head > 1024 && 2 * this.#head > this.#waiting.length) {
          this.#waiting = this.#waiting.slice(this.#head);
          this.#head = 0;
        }
        this.#begin(next.service, next.done);
      }
      done();
    });
  }
}

/** The value below which so large a share of them lies. */
export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How long things wait on average before one station, by the closed forms: exponential or constant service. */
export const meanWait = {
  'M/M/1': (load, service) => (load / (1 - load)) * service,
  'M/D/1': (load, service) => (load / (2 * (1 - load))) * service,
};
