/** One thing after another: what makes a host the only writer of its match. */
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
    if (this.busy) this.jobs.push(job);
    else this.begin(job);
  }

  private begin(job: () => Promise<void>): void {
    this.busy = true;
    void job().then(this.next);
  }

  private readonly next = (): void => {
    const job = this.jobs.shift();
    if (job) this.begin(job);
    else this.busy = false;
  };
}
