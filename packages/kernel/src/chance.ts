/**
 * Explicit chance: one stream of numbers per purpose, all grown from one secret seed, so that the
 * same seed and the same commands always give the same match, in Node and in any browser.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The four words of a stream's state. */
export type Words = readonly [number, number, number, number];

/** The upper word of x times n, for n of 16 bits: in halves, because whole numbers are faster than fractions. */
const upperWord = (x: number, n: number): number => (Math.imul(x >>> 16, n) + (Math.imul(x & 0xffff, n) >>> 16)) >>> 16;

/** Lemire's rejection: the remainder is computed only when it could matter. */
function isFair(x: number, n: number): boolean {
  const low = Math.imul(x, n) >>> 0;
  return low >= n || low >= (4294967296 - n) % n;
}

/** Every bit of a word changes half of the bits of what comes out. */
function scatter(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** xoshiro128**: small, fast, and made of 32-bit integer steps only. */
export class Stream {
  // Numbers from the first moment: a field that was undefined once is looked at twice for ever.
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(words: Words) {
    this.a = words[0] | 0;
    this.b = words[1] | 0;
    this.c = words[2] | 0;
    this.d = words[3] | 0;
    // The all-zero state never leaves itself.
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1;
  }

  static of(text: string): Stream {
    return new Stream(wordsOf(text));
  }

  /** One of many streams that begin here, by its number: far cheaper than to hash a text for each. */
  branch(number: number): Stream {
    const step = Math.imul(number + 1, 0x9e3779b9);
    return new Stream([
      scatter(this.a + step),
      scatter(this.b ^ step),
      scatter(this.c - step),
      scatter(this.d + ~step),
    ]);
  }

  /** The next 32 bits, unsigned. */
  next(): number {
    const five = Math.imul(this.b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  /** A whole number from 0 to n - 1, each exactly equally likely. */
  below(n: number): number {
    let x = this.next();
    while (!isFair(x, n)) x = this.next();
    return n <= 0xffff ? upperWord(x, n) : (x * n - (Math.imul(x, n) >>> 0)) / 4294967296;
  }

  /** A number from 0 up to, not including, 1. */
  unit(): number {
    return this.next() / 4294967296;
  }

  /**
   * Puts a pile, of 65,535 cards at most, in a random order, in place. It draws as `next` and `below` do, with the words
   * at hand: half of all that playouts leave to chance is shuffled.
   */
  shuffle(pile: number[]): void {
    let { a, b, c, d } = this;
    for (let left = pile.length; left > 1; ) {
      const five = Math.imul(b, 5);
      const x = Math.imul((five << 7) | (five >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      if (!isFair(x, left)) continue;
      const j = upperWord(x, left--);
      const card = pile[left];
      pile[left] = pile[j];
      pile[j] = card;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  words(): Words {
    return [this.a, this.b, this.c, this.d];
  }
}

export interface Chance {
  /** The stream for a purpose: `deck`, `firstPlayer`, … */
  stream(purpose: string): Stream;
}

/** The chance of a match: a stream per purpose, and a count of how often chance was asked. */
export class SeededChance implements Chance {
  readonly seed: string;
  uses = 0;
  private readonly streams = new Map<string, Stream>();

  constructor(seed: string, saved: Readonly<Record<string, Words>> = {}) {
    this.seed = seed;
    for (const [purpose, words] of Object.entries(saved)) this.streams.set(purpose, new Stream(words));
  }

  stream(purpose: string): Stream {
    this.uses++;
    let stream = this.streams.get(purpose);
    if (!stream) {
      stream = Stream.of(`${this.seed}\n${purpose}`);
      this.streams.set(purpose, stream);
    }
    return stream;
  }

  /** Where every stream stands, for a snapshot. */
  save(): Record<string, Words> {
    const saved: Record<string, Words> = {};
    for (const purpose of [...this.streams.keys()].sort()) {
      const stream = this.streams.get(purpose);
      if (stream) saved[purpose] = stream.words();
    }
    return saved;
  }
}

/** The chance of a playout: one stream serves every purpose, nothing is counted. */
export class LooseChance implements Chance {
  private readonly only: Stream;

  constructor(only: Stream) {
    this.only = only;
  }

  stream(): Stream {
    return this.only;
  }
}

/** What is shown of a seed before the match: it binds the host without revealing anything. */
export function commitTo(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

function wordsOf(text: string): Words {
  const bytes = sha256(utf8ToBytes(text));
  const word = (at: number): number => bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
  return [word(0), word(4), word(8), word(12)];
}
