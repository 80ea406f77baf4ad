/** Weights as they are shipped: whole numbers of 12 bits, two letters each, and how they were made. */
import { Net, type Shape } from './net.ts';

export interface PackedNet {
  readonly shape: Shape;
  /** What one step of a whole number stands for, for each array of weights. */
  readonly steps: readonly [first: number, second: number, bias: number];
  /** The arrays one after the other, two letters of 6 bits for each weight. */
  readonly weights: string;
  /** The command that trained it, with its seed, and what came out. */
  readonly made: string;
}

const MOST = 2047;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const arraysOf = ({ first, second, bias }: Net): readonly Float32Array[] => [first, second, bias];

function stepOf(weights: Float32Array): number {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  return most === 0 ? 1 : most / MOST;
}

export function pack(net: Net, made: string): PackedNet {
  const arrays = arraysOf(net);
  const steps = arrays.map(stepOf) as unknown as PackedNet['steps'];
  const weights = arrays.flatMap((array, at) => Array.from(array, (weight) => written(Math.round(weight / steps[at]))));
  return { shape: net.shape, steps, weights: weights.join(''), made };
}

export function unpack({ shape, steps, weights }: PackedNet): Net {
  const net = new Net(shape);
  let from = 0;
  arraysOf(net).forEach((array, part) => {
    for (let at = 0; at < array.length; at++, from += 2) array[at] = readAt(weights, from) * steps[part];
  });
  if (from !== weights.length) throw new Error('the weights do not fit their shape');
  return net;
}

/** Whole numbers from -MOST to MOST: the upper six bits, then the lower ones. */
const written = (whole: number): string => LETTERS[(whole + MOST) >> 6] + LETTERS[(whole + MOST) & 63];
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(Array.from(LETTERS, (letter, at) => [letter, at]));
const readAt = (letters: string, at: number): number => 64 * VALUES[letters[at]] + VALUES[letters[at + 1]] - MOST;
