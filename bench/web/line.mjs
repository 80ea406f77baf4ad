/**
 * A phone's line between a browser and a server: all connections share its width, and every way there and back takes its
 * time. The browser's own brake knows neither workers nor the share that one connection takes from another.
 */
import { connect, createServer } from 'node:net';

/** What Lighthouse and the developer tools call a slow 4G or a fast 3G. */
export const LINE = { down: 1_600_000 / 8, up: 750_000 / 8, roundTrip: 150 };

const PIECE = 1460;
const REQUEST = /^(?:GET|POST|PUT|PATCH|DELETE) /;
const SLACK_MS = 20;

/** One direction: pieces of all connections in turn, each as long on the line as its bytes need. */
class Lane {
  #queues = new Map();
  /** On their way, in the order in which they arrive. */
  #flying = [];
  #free = 0;
  #timer;

  constructor(bytesPerSecond, delay) {
    this.rate = bytesPerSecond / 1000;
    this.delay = delay;
  }

  send(from, data, deliver) {
    const queue = this.#queues.get(from) ?? [];
    for (let at = 0; at < data.length; at += PIECE) queue.push([data.subarray(at, at + PIECE), deliver]);
    this.#queues.set(from, queue);
    this.#timer ??= setTimeout(() => this.#run());
  }

  #run() {
    const now = performance.now();
    while (this.#free <= now && this.#queues.size > 0) this.#depart(now);
    while (this.#flying.length > 0 && this.#flying[0].due <= now) {
      const { piece, deliver } = this.#flying.shift();
      deliver(piece);
    }
    const idle = this.#queues.size === 0 && this.#flying.length === 0;
    this.#timer = idle ? undefined : setTimeout(() => this.#run(), 1);
  }

  #depart(now) {
    const [[from, queue]] = this.#queues;
    const [piece, deliver] = queue.shift();
    // To the end of the row: the others have their turn.
    this.#queues.delete(from);
    if (queue.length > 0) this.#queues.set(from, queue);
    // A timer is late now and then: the line itself is not, as long as something waits.
    this.#free = Math.max(this.#free, now - SLACK_MS) + piece.length / this.rate;
    this.#flying.push({ due: this.#free + this.delay, piece, deliver });
  }
}

/** A port that leads to another one over such a line; its bytes are counted. */
export async function openLine(port, { down, up, roundTrip } = LINE) {
  const lanes = { down: new Lane(down, roundTrip / 2), up: new Lane(up, roundTrip / 2) };
  let counted = { requests: 0, bytes: 0 };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    // Greeting each other takes one way there and back before anything is asked.
    const greeted = performance.now() + roundTrip;
    const forward = (data) => {
      if (REQUEST.test(data.toString('latin1'))) counted.requests++;
      const send = () => lanes.up.send(near, data, (piece) => far.writable && far.write(piece));
      const wait = greeted - performance.now();
      if (wait > 0) setTimeout(send, wait);
      else send();
    };
    near.on('data', forward);
    far.on('data', (data) =>
      lanes.down.send(far, data, (piece) => {
        counted.bytes += piece.length;
        if (near.writable) near.write(piece);
      }),
    );
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => other.destroy());
      one.on('close', () => setTimeout(() => other.destroy(), 2000));
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  /** What was asked for and what came since the last count. */
  const count = () => {
    const last = counted;
    counted = { requests: 0, bytes: 0 };
    return last;
  };
  return { port: server.address().port, count, close: () => server.close() };
}
