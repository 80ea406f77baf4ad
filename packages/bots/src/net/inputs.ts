/** What a net is told about a position: a few numbers with names, all others are 0. */
export class Inputs {
  readonly at: Uint16Array;
  readonly value: Float32Array;
  length = 0;

  constructor(most = 512) {
    this.at = new Uint16Array(most);
    this.value = new Float32Array(most);
  }

  clear(): void {
    this.length = 0;
  }

  add(at: number, value: number): void {
    if (value === 0) return;
    this.at[this.length] = at;
    this.value[this.length++] = value;
  }
}

/** How a game describes its positions to a net. */
export interface Encoding<S> {
  /** The inputs by name for so many seats, in the order of their numbers. */
  names(seats: number): readonly string[];
  /** Writes down what any viewer may know of the state; the seat to which the first output belongs, the others follow clockwise. */
  encode(state: S, inputs: Inputs): number;
}
