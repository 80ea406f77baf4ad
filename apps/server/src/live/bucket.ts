/** A bucket that fills by and by: every message takes one drop, and who is out of drops has to wait. */
export class Bucket {
  private readonly perSecond: number;
  private readonly size: number;
  private drops: number;
  private at = performance.now();

  constructor(perSecond: number, size: number) {
    this.perSecond = perSecond;
    this.size = size;
    this.drops = size;
  }

  take(): boolean {
    this.fill();
    if (this.drops < 1) return false;
    this.drops--;
    return true;
  }

  /** What turned out to be heavier than one drop: it is owed. */
  spend(drops: number): void {
    this.drops -= drops;
  }

  private fill(): void {
    const now = performance.now();
    this.drops = Math.min(this.size, this.drops + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
