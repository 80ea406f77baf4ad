/** One thing after another: what makes a room the only writer of its match. */
export class Queue {
  private readonly jobs: (() => Promise<void>)[] = [];
  busy = false;

  /** Runs after everything that was asked before, and before everything that is asked later. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.add(() => work().then(resolve, reject));
    });
  }

  /** The same for work that answers for its own failures. */
  add(job: () => Promise<void>): void {
    this.jobs.push(job);
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let job = this.jobs.shift(); job; job = this.jobs.shift()) await job();
    this.busy = false;
  }
}
