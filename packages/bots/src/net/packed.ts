/** Weights as they are shipped: whole numbers of 16 bits in one line of text, and how they were made. */
import { Net, type Shape } from './net.ts';

export interface PackedNet {
  readonly shape: Shape;
  /** What one step of a whole number stands for, for each array of weights. */
  readonly steps: readonly [first: number, second: number, bias: number];
  /** The arrays one after the other, little endian, in base64. */
  readonly weights: string;
  /** The command that trained it, with its seed, and what came out. */
  readonly made: string;
}

const MOST = 32767;

const arraysOf = ({ first, second, bias }: Net): readonly Float32Array[] => [first, second, bias];

function stepOf(weights: Float32Array): number {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  return most === 0 ? 1 : most / MOST;
}

export function pack(net: Net, made: string): PackedNet {
  const arrays = arraysOf(net);
  const steps = arrays.map(stepOf) as unknown as PackedNet['steps'];
  const all = arrays.flatMap((weights, at) => Array.from(weights, (weight) => Math.round(weight / steps[at])));
  const bytes = new Uint8Array(2 * all.length);
  const data = new DataView(bytes.buffer);
  all.forEach((whole, at) => {
    data.setInt16(2 * at, whole, true);
  });
  return { shape: net.shape, steps, weights: base64(bytes), made };
}

export function unpack({ shape, steps, weights }: PackedNet): Net {
  const net = new Net(shape);
  const bytes = bytesOf(weights);
  const data = new DataView(bytes.buffer);
  let from = 0;
  arraysOf(net).forEach((array, part) => {
    for (let at = 0; at < array.length; at++) array[at] = data.getInt16(2 * from++, true) * steps[part];
  });
  if (2 * from !== bytes.length) throw new Error('the weights do not fit their shape');
  return net;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Three bytes are four letters; what is missing at the end is left out. */
function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const used = Math.min(3, bytes.length - at) + 1;
    for (let letter = 0; letter < used; letter++) letters += LETTERS[(three >> (18 - 6 * letter)) & 63];
  }
  return letters;
}

function bytesOf(letters: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((3 * letters.length) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of letters) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
  }
  return bytes;
}
