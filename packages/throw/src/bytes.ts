/** Whole numbers as bytes, seven bits each, small ones in one byte; and bytes as text. */

export class ByteWriter {
  private readonly bytes: number[] = [];

  /** From 0 up. */
  count(value: number): void {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.bytes.push((rest % 0x80) | 0x80);
    this.bytes.push(rest);
  }

  /** Of either sign: 0, -1, 1, -2, … */
  signed(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value);
  }

  byte(value: number): void {
    this.bytes.push(value & 0xff);
  }

  done(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

export class ByteReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get ended(): boolean {
    return this.at === this.bytes.length;
  }

  count(): number {
    let value = 0;
    for (let unit = 1; unit <= 2 ** 28; unit *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number is too long');
  }

  signed(): number {
    const value = this.count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  byte(): number {
    if (this.at >= this.bytes.length) throw new RangeError('it ends too early');
    return this.bytes[this.at++];
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIXES = new Map([...LETTERS].map((letter, six) => [letter, six]));

/** Base64 of the alphabet that needs no escape anywhere, without padding. */
export function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const bits = (bytes[at] << 16) | ((left > 1 ? bytes[at + 1] : 0) << 8) | (left > 2 ? bytes[at + 2] : 0);
    for (let letter = 0; letter <= Math.min(left, 3); letter++) text += LETTERS[(bits >> (18 - 6 * letter)) & 63];
  }
  return text;
}

export function fromText(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    const six = SIXES.get(letter);
    if (six === undefined) throw new RangeError(`${JSON.stringify(letter)} is no letter of it`);
    bits = ((bits << 6) | six) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 0xff;
  }
  return bytes;
}
