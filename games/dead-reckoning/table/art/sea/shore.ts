/** An island as the chart keeps it: a coast, lakes in it, and what stands on it. Drawn in 240 × 190. */
import type { ReactElement } from 'react';

export interface Shore {
  readonly seed: number;
  /** Its corners, "x y x y …". */
  readonly points: string;
  readonly holes?: readonly string[];
  /** How ragged the coast is. */
  readonly rough?: number;
  /** The upper half only: influence lies on the lower one. */
  readonly inner: ReactElement;
}
