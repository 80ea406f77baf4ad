/**
 * Who is let in to a table. Seats and the host have places of their own; people who only watch share a limited number,
 * and whoever comes when it is used up waits for somebody to leave.
 */
import type { Limits } from '../config.ts';
import type { TableRow } from '../store/store.ts';
import type { Line } from './audience.ts';
import { hasPlace } from './info.ts';
import { say } from './pen.ts';

export type GalleryLimits = Pick<Limits, 'linesPerTable' | 'linesPerWatcher' | 'waitingPerTable'>;

export class Gallery {
  /** Those who are let in. */
  readonly lines = new Set<Line>();
  /** Those who wait, the first first. */
  readonly waiting = new Set<Line>();
  private readonly row: () => TableRow;
  private readonly limits: GalleryLimits;

  constructor(row: () => TableRow, limits: GalleryLimits) {
    this.row = row;
    this.limits = limits;
  }

  /** Makes a line one of those who are in, or who wait; or sends it away. */
  enter(line: Line): void {
    if (hasPlace(this.row(), line.guest)) {
      this.lines.add(line);
      return;
    }
    const mine = [...this.lines, ...this.waiting].filter(({ guest }) => guest === line.guest);
    if (mine.length >= this.limits.linesPerWatcher) mine[0].bye('elsewhere');
    // Whoever waits already comes first.
    if (this.waiting.size === 0 && this.hasRoom()) this.lines.add(line);
    else if (this.waiting.size < this.limits.waitingPerTable) this.waiting.add(line);
    else line.bye('full');
  }

  leave(line: Line): void {
    this.lines.delete(line);
    this.waiting.delete(line);
  }

  /** Those for whom there is room now, and those who have taken a seat meanwhile, are let in. */
  letIn(): readonly Line[] {
    const row = this.row();
    const entered: Line[] = [];
    for (const line of this.waiting) {
      if (!hasPlace(row, line.guest) && !this.hasRoom()) continue;
      this.waiting.delete(line);
      this.lines.add(line);
      entered.push(line);
    }
    return entered;
  }

  /** Tells everybody who waits how many come before. */
  tellWaiting(): void {
    let ahead = 0;
    for (const line of this.waiting) line.send(say({ tell: 'gallery', ahead: ahead++ }));
  }

  private hasRoom(): boolean {
    const row = this.row();
    let watching = 0;
    for (const { guest } of this.lines) if (!hasPlace(row, guest)) watching++;
    return watching < this.limits.linesPerTable;
  }
}
