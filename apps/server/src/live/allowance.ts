/** How much each guest may still do of one kind. */
import { Bucket } from './bucket.ts';

/** So many guests are measured at the same time. */
const MOST_GUESTS = 500;

export class Allowance {
  private readonly perMinute: number;
  private readonly atOnce: number;
  private guests: Map<string, Bucket> | undefined;

  constructor(perMinute: number, atOnce: number) {
    this.perMinute = perMinute;
    this.atOnce = atOnce;
  }

  /** This guest's next is not one too many. */
  may(guest: string): boolean {
    this.guests ??= new Map();
    const bucket = this.guests.get(guest) ?? new Bucket(this.perMinute / 60, this.atOnce);
    // Whoever came last stands last; who has not been heard of for longest is forgotten first.
    this.guests.delete(guest);
    this.guests.set(guest, bucket);
    if (this.guests.size > MOST_GUESTS) this.guests.delete(this.guests.keys().next().value ?? guest);
    return bucket.take();
  }
}
