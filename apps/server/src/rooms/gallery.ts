/**
 * Who is let in to a table. Seats and the host have places of their own; people who only watch share a limited number,
 * and whoever comes when it is used up waits for somebody to leave.
 */
import type { Limits } from '../config.ts';
import type { TableRow } from '../store/store.ts';
import type { Elsewhere } from './elsewhere.ts';
import { hasPlace } from './info.ts';
import { say } from './serialiser.ts';
import type { Subscriber } from './subscribers.ts';

/** Whose row is replaced when something about it changes. */
interface Table {
  readonly row: TableRow;
}

export type GalleryLimits = Pick<Limits, 'linesPerTable' | 'linesPerWatcher' | 'waitingPerTable'>;

/** Where nobody waits, which is at most tables. */
const NOBODY: Set<Subscriber> = new Set();

export class Gallery {
  /** Those who are let in. */
  readonly admitted = new Set<Subscriber>();
  /** Those who wait, the first first. */
  waiting = NOBODY;
  private readonly table: Table;
  private readonly limits: GalleryLimits;
  private readonly elsewhere: Pick<Elsewhere, 'lines'>;

  constructor(table: Table, limits: GalleryLimits, elsewhere: Pick<Elsewhere, 'lines'>) {
    this.table = table;
    this.limits = limits;
    this.elsewhere = elsewhere;
  }

  /** Makes a connection one of those who are in, or who wait; or sends it away. */
  enter(subscriber: Subscriber): void {
    if (hasPlace(this.table.row, subscriber.guest)) {
      this.admitted.add(subscriber);
      return;
    }
    const mine = [...this.admitted, ...this.waiting].filter(({ guest }) => guest === subscriber.guest);
    if (mine.length >= this.limits.linesPerWatcher) mine[0].bye('elsewhere');
    // Whoever waits already comes first.
    if (this.waiting.size === 0 && this.hasRoom()) this.admitted.add(subscriber);
    else if (this.waiting.size < this.limits.waitingPerTable) this.wait(subscriber);
    else subscriber.bye('full');
  }

  private wait(subscriber: Subscriber): void {
    if (this.waiting === NOBODY) this.waiting = new Set();
    this.waiting.add(subscriber);
  }

  leave(subscriber: Subscriber): void {
    this.admitted.delete(subscriber);
    this.waiting.delete(subscriber);
  }

  /** Those for whom there is room now, and those who have taken a seat meanwhile, are let in. */
  letIn(): readonly Subscriber[] {
    const row = this.table.row;
    const entered: Subscriber[] = [];
    for (const subscriber of this.waiting) {
      if (!hasPlace(row, subscriber.guest) && !this.hasRoom()) continue;
      this.waiting.delete(subscriber);
      this.admitted.add(subscriber);
      entered.push(subscriber);
    }
    return entered;
  }

  /** Sends everybody who waits how many come before. */
  sendPlaces(): void {
    let ahead = 0;
    for (const subscriber of this.waiting) subscriber.send(say({ type: 'gallery', ahead: ahead++ }));
  }

  /** Connections of those who only watch, at this node. */
  get watching(): number {
    const row = this.table.row;
    let watching = 0;
    for (const { guest } of this.admitted) if (!hasPlace(row, guest)) watching++;
    return watching;
  }

  private hasRoom(): boolean {
    return this.watching + this.elsewhere.lines < this.limits.linesPerTable;
  }
}
