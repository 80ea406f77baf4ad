/** A clock that stands still until a test lets time pass. */
import type { Clock } from '../src/index.ts';

interface Ring {
  readonly at: number;
  readonly ring: () => void;
}

/** Whatever can be done without time passing is done. */
export const quiet = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export class HeldClock implements Clock {
  /** Every wait that was asked for, in milliseconds. */
  readonly asked: number[] = [];
  private readonly rings = new Set<Ring>();
  private time: number;

  constructor(time = 0) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  /** How many timers are set. */
  get set(): number {
    return this.rings.size;
  }

  after(ms: number, ring: () => void): () => void {
    const one: Ring = { at: this.time + ms, ring };
    this.asked.push(ms);
    this.rings.add(one);
    return () => void this.rings.delete(one);
  }

  /** Lets so much time pass; whatever rings meanwhile is heard to its end before the next rings. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    await quiet();
    for (;;) {
      const due = [...this.rings].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.rings.delete(due);
      this.time = Math.max(this.time, due.at);
      due.ring();
      await quiet();
    }
    this.time = until;
  }
}
