/** The value nets of a game, one for each number of players, fetched when the first of them is asked for. */
import type { Net } from './net.ts';
import { type PackedNet, unpack } from './packed.ts';

export type NetFiles = Readonly<Record<number, () => Promise<{ readonly packed: PackedNet }>>>;

export class Nets {
  private readonly files: NetFiles;
  private readonly nets = new Map<number, Net>();

  constructor(files: NetFiles) {
    this.files = files;
  }

  /** The net if it is there already. */
  known(seats: number): Net | undefined {
    return this.nets.get(seats);
  }

  /** Fetches it; undefined where there is none. */
  async fetch(seats: number): Promise<Net | undefined> {
    const known = this.nets.get(seats);
    if (known) return known;
    const file = await this.files[seats]?.();
    if (!file) return undefined;
    const net = unpack(file.packed);
    this.nets.set(seats, net);
    return net;
  }
}

/** What a net says about a position, for each seat: its outputs begin with the seat that was told first. */
export const bySeat = (chances: ArrayLike<number>, base: number): number[] =>
  Array.from({ length: chances.length }, (_, seat) => chances[(seat - base + chances.length) % chances.length]);
