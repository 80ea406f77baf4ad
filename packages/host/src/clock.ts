/** What time it is: every timer of a host goes through one clock, which a test can hold. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rings once after so many milliseconds; calling what is given back keeps it from ringing. */
  after(ms: number, ring: () => void): () => void;
}

/** When something failed that is not for this moment (the store), another attempt is made after this time. */
export const RETRY_MS = 5000;
/** Timers cannot be set further ahead than some weeks; a day will do, then it is looked at again. */
const FURTHEST_MS = 86_400_000;
/** Somebody who was here when the server stopped gets this long to come back. */
const GRACE_MS = 30_000;

/** When a wait is over that began with the last move, on a server that runs since `began`. */
export const dueAfter = (moved: number, wait: number, began: number): number =>
  Math.max(moved + wait, began + Math.min(wait, GRACE_MS));

/** At most one timer at a time. */
export class Alarm {
  private readonly clock: Clock;
  private cancel: (() => void) | undefined;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  get isSet(): boolean {
    return this.cancel !== undefined;
  }

  /** Rings at this moment, or once a day before: whoever is rung for looks whether it is time. */
  set(at: number, ring: () => void): void {
    this.stop();
    const wait = Math.min(FURTHEST_MS, Math.max(0, at - this.clock.now()));
    this.cancel = this.clock.after(wait, () => {
      this.cancel = undefined;
      ring();
    });
  }

  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
  }
}
