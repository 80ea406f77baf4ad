/** Those who want to hear of something. */
export class Listeners<T> {
  private readonly all = new Set<(value: T) => void>();

  add(listener: (value: T) => void): () => void {
    // Each gets a handle of its own: the same function added twice is called twice and removed once.
    const handle = (value: T): void => listener(value);
    this.all.add(handle);
    return () => this.all.delete(handle);
  }

  notify(value: T): void {
    for (const listener of [...this.all]) listener(value);
  }
}
