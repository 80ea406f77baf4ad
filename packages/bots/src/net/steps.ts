/** Numbers told to a net: a count as "at least so much", step by step, so that each step is weighed by itself. */
import type { Inputs } from './inputs.ts';

/** From where on, how far apart, and how many steps there are. */
export interface Stair {
  readonly from: number;
  readonly apart: number;
  readonly steps: number;
}

export const stair = (steps: number, apart = 1, from = apart): Stair => ({ from, apart, steps });

/** What is told of one player, or of the table: stairs and plain numbers, with a name and a place each. */
export class Telling<S extends string, P extends string> {
  readonly names: readonly string[];
  private readonly stairs: Readonly<Record<S, Stair>>;
  private readonly place = new Map<string, number>();

  constructor(stairs: Readonly<Record<S, Stair>>, plain: readonly P[]) {
    this.stairs = stairs;
    const names: string[] = [];
    for (const name of Object.keys(stairs) as S[]) {
      const { from, apart, steps } = stairs[name];
      this.place.set(name, names.length);
      for (let step = 0; step < steps; step++) names.push(`${name}.${from + step * apart}`);
    }
    for (const name of plain) {
      this.place.set(name, names.length);
      names.push(name);
    }
    this.names = names;
  }

  get width(): number {
    return this.names.length;
  }

  /** Every step that the count has reached. */
  count(inputs: Inputs, base: number, name: S, count: number): void {
    const { from, apart, steps } = this.stairs[name];
    const at = base + (this.place.get(name) ?? 0);
    for (let step = 0; step < steps && count >= from + step * apart; step++) inputs.add(at + step, 1);
  }

  plain(inputs: Inputs, base: number, name: P, value: number): void {
    inputs.add(base + (this.place.get(name) ?? 0), value);
  }
}
