/**
 * The real server for the stories, with two things in the hand of the test that nobody else can have: the seeds of its
 * matches and its clock. Both are told over the channel to the process that started it, never over the network.
 */
import { startServer } from '../../apps/server/dist/index.js';

/** The machine's time, which can be pushed on: whatever is due by then rings at once, in its order. */
class PushedClock {
  ahead = 0;
  rings = new Set();

  now() {
    return Date.now() + this.ahead;
  }

  after(ms, ring) {
    const one = { at: this.now() + ms, ring, timer: undefined };
    this.rings.add(one);
    this.wind(one);
    return () => this.stop(one);
  }

  push(ms) {
    this.ahead += ms;
    for (const one of [...this.rings].sort((a, b) => a.at - b.at)) this.wind(one);
  }

  wind(one) {
    clearTimeout(one.timer);
    const heard = () => {
      this.stop(one);
      one.ring();
    };
    one.timer = setTimeout(heard, Math.max(0, one.at - this.now())).unref();
  }

  stop(one) {
    clearTimeout(one.timer);
    this.rings.delete(one);
  }
}

const clock = new PushedClock();
let deal = { seed: 'stories', matches: 0 };
const seeds = () => `${deal.seed} ${++deal.matches}`;

process.on('message', ({ seed, push, answer }) => {
  if (seed !== undefined) deal = { seed, matches: 0 };
  if (push !== undefined) clock.push(push);
  process.send({ answer });
});
process.on('disconnect', () => process.exit(0));

const { port, data } = JSON.parse(process.argv[2]);
// Everybody in these stories comes from one address.
const settings = { port, host: '127.0.0.1', data, log: 'error', limits: { guests: 100_000 } };
const { url } = await startServer(settings, { clock, seeds });
process.send({ url });
