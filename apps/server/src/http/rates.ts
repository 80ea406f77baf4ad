/** So many a minute for each key, in memory that does not grow with the number of keys. */
import { ApiError } from '../apiError.ts';

const MINUTE = 60_000;
/** Keys that are remembered; the one that was longest silent is forgotten first. */
const MOST = 50_000;

/** Refused because too much was asked in too short a time. */
export class TooFast extends ApiError {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too-fast', `too many requests; come back in ${seconds} s`);
    this.seconds = seconds;
  }
}

export class Rates {
  private readonly step: number;
  private readonly most: number;
  private readonly now: () => number;
  /** When each key has paid for everything it took; who is not here owes nothing. */
  private readonly paid = new Map<string, number>();

  constructor(perMinute: number, most = MOST, now = (): number => performance.now()) {
    this.step = MINUTE / perMinute;
    this.most = most;
    this.now = now;
  }

  get size(): number {
    return this.paid.size;
  }

  /** Takes one, and says 0; or takes nothing, and says how many milliseconds are to be waited. */
  take(key: string): number {
    const now = this.now();
    const paid = Math.max(this.paid.get(key) ?? now, now);
    const wait = paid + this.step - MINUTE - now;
    const refused = wait > 0.001;
    this.paid.delete(key);
    this.paid.set(key, refused ? paid : paid + this.step);
    if (this.paid.size > this.most) this.forgetOne();
    return refused ? wait : 0;
  }

  /** One was taken from the same budget elsewhere. */
  spend(key: string): void {
    const now = this.now();
    const paid = Math.max(this.paid.get(key) ?? now, now);
    this.paid.delete(key);
    // Nobody owes more than a whole minute: what was refused here was not taken there either.
    this.paid.set(key, Math.min(paid + this.step, now + MINUTE));
    if (this.paid.size > this.most) this.forgetOne();
  }

  private forgetOne(): void {
    for (const key of this.paid.keys()) {
      this.paid.delete(key);
      return;
    }
  }
}
