/** Means with their standard errors, added up as numbers come. */
import type { Estimate } from './report.ts';

export class Mean {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get value(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** Standard error of the mean. */
  get error(): number {
    const { count, value } = this;
    if (count < 2) return 0;
    return Math.sqrt(Math.max(0, this.squares / count - value * value) / (count - 1));
  }

  get estimate(): Estimate {
    return { value: this.value, error: this.error };
  }
}

/** One mean for each seat. */
export const meansFor = (seats: number): Mean[] => Array.from({ length: seats }, () => new Mean());

export function addTo(means: readonly Mean[], values: readonly number[]): void {
  for (let at = 0; at < means.length; at++) means[at].add(values[at]);
}
