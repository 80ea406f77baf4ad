/** Weights as they are shipped: whole numbers of 12 bits in two letters, or two of 9 bits in three, and how they were made. */
import { Net, type Shape } from './net.ts';

export interface PackedNet {
  readonly shape: Shape;
  /** What one step of a whole number stands for, for each array of weights. */
  readonly steps: readonly [first: number, second: number, bias: number];
  /** Of each number; 12 if left out. */
  readonly bits?: Bits;
  /** The arrays one after the other, in letters of 6 bits. */
  readonly weights: string;
  /** The command that trained it, with its seed, and what came out. */
  readonly made: string;
}

/** 9 are enough where a weight may be off by the 500th part of the largest. */
export type Bits = 9 | 12;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LETTER_BITS = 6;

/** Whole numbers from minus to plus this. */
const mostOf = (bits: Bits): number => 2 ** (bits - 1) - 1;

const arraysOf = ({ first, second, bias }: Net): readonly Float32Array[] => [first, second, bias];

function stepOf(weights: Float32Array, most: number): number {
  const largest = weights.reduce((known, weight) => Math.max(known, Math.abs(weight)), 0);
  return largest === 0 ? 1 : largest / most;
}

export function pack(net: Net, made: string, bits: Bits = 12): PackedNet {
  const arrays = arraysOf(net);
  const most = mostOf(bits);
  const steps = arrays.map((array) => stepOf(array, most)) as unknown as PackedNet['steps'];
  const wholes = arrays.flatMap((array, at) => Array.from(array, (weight) => Math.round(weight / steps[at]) + most));
  return { shape: net.shape, steps, ...(bits === 12 ? {} : { bits }), weights: written(wholes, bits), made };
}

export function unpack({ shape, steps, bits = 12, weights }: PackedNet): Net {
  const net = new Net(shape);
  const arrays = arraysOf(net);
  const count = arrays.reduce((sum, { length }) => sum + length, 0);
  if (weights.length !== Math.ceil((count * bits) / LETTER_BITS)) throw new Error('the weights do not fit their shape');
  const next = reader(weights, bits);
  const most = mostOf(bits);
  arrays.forEach((array, part) => {
    for (let at = 0; at < array.length; at++) array[at] = (next() - most) * steps[part];
  });
  return net;
}

/** One number behind the other, the highest bits first; what is left of the last letter is 0. */
function written(wholes: readonly number[], bits: Bits): string {
  let letters = '';
  let kept = 0;
  let waiting = 0;
  for (const whole of wholes) {
    waiting = waiting * 2 ** bits + whole;
    kept += bits;
    for (; kept >= LETTER_BITS; kept -= LETTER_BITS) {
      letters += LETTERS[waiting >> (kept - LETTER_BITS)];
      waiting &= 2 ** (kept - LETTER_BITS) - 1;
    }
  }
  return kept > 0 ? letters + LETTERS[waiting << (LETTER_BITS - kept)] : letters;
}

const VALUES: Readonly<Record<string, number>> = Object.fromEntries(Array.from(LETTERS, (letter, at) => [letter, at]));

function reader(letters: string, bits: Bits): () => number {
  let at = 0;
  let kept = 0;
  let waiting = 0;
  return () => {
    for (; kept < bits; kept += LETTER_BITS) waiting = (waiting << LETTER_BITS) | VALUES[letters[at++]];
    kept -= bits;
    const whole = waiting >> kept;
    waiting &= 2 ** kept - 1;
    return whole;
  };
}
