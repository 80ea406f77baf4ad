import type { WireError } from './index.ts';

/** A request that the table itself refuses, or a failure that came over the wire: nothing happened, and here is why. */
export class TableError extends Error {
  readonly wire: WireError;

  constructor(wire: WireError) {
    super(wire.message);
    this.name = 'TableError';
    this.wire = wire;
  }
}
