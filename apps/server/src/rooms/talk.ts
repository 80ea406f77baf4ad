/** How much each guest may still write in the chat of one table. */
import { Bucket } from '../live/bucket.ts';

/** Chat lines that one person may send at once. */
const AT_ONCE = 10;
/** The talk of so many people is measured at the same time. */
const MOST_TALKERS = 500;

export class Talk {
  /** Lines a minute. */
  private readonly most: number;
  private readonly talkers = new Map<string, Bucket>();

  constructor(most: number) {
    this.most = most;
  }

  /** A line by this guest is not one too many. */
  may(guest: string): boolean {
    const bucket = this.talkers.get(guest) ?? new Bucket(this.most / 60, Math.min(this.most, AT_ONCE));
    // Whoever spoke last stands last; who has been silent longest is forgotten first.
    this.talkers.delete(guest);
    this.talkers.set(guest, bucket);
    if (this.talkers.size > MOST_TALKERS) this.talkers.delete(this.talkers.keys().next().value ?? guest);
    return bucket.take();
  }
}
