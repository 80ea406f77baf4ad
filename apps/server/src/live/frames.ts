/**
 * Text messages as WebSocket frames (RFC 6455, section 5.2), several in one write: with the library's own `send` each
 * message costs several small ones, and writing is most of the work of a busy server. Without compression the library
 * writes its own frames whole and at once, so that ours never fall between their pieces.
 */
import type { Writable } from 'node:stream';

const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;
const LONGEST_HEAD = 10;
/** The most bytes a character of a string takes. */
const WIDEST = 3;
const ROOM = 16_384;

/** Where frames are put together: used again as long as what was written from it is gone. */
let desk = Buffer.allocUnsafeSlow(ROOM);

const headLength = (bytes: number): number => (bytes < SHORT ? 2 : bytes < LONG ? 4 : LONGEST_HEAD);

function writeHead(into: Buffer, at: number, bytes: number): void {
  into[at] = FINAL_TEXT;
  if (bytes < SHORT) into[at + 1] = bytes;
  else if (bytes < LONG) {
    into[at + 1] = 126;
    into.writeUInt16BE(bytes, at + 2);
  } else {
    into[at + 1] = 127;
    into.writeUInt32BE(Math.floor(bytes / 4_294_967_296), at + 2);
    into.writeUInt32BE(bytes % 4_294_967_296, at + 6);
  }
}

/** How long the frame at `at` has become. The head is as long as the text turns out to make it. */
function writeFrame(into: Buffer, at: number, text: string): number {
  const guess = headLength(text.length);
  const bytes = into.write(text, at + guess);
  const head = headLength(bytes);
  if (head !== guess) into.copyWithin(at + head, at + guess, at + guess + bytes);
  writeHead(into, at, bytes);
  return head + bytes;
}

/** No more than it takes: what waits for a slow reader is kept as it is. */
const exactly = (texts: readonly string[]): number =>
  texts.reduce((room, text) => {
    const bytes = Buffer.byteLength(text);
    return room + headLength(bytes) + bytes;
  }, 0);

/** At most; quickly computed. */
const roomFor = (texts: readonly string[]): number =>
  texts.reduce((room, { length }) => room + LONGEST_HEAD + WIDEST * length, 0);

/** Writes the texts as frames, with one write. */
export function writeFrames(stream: Writable, texts: readonly string[]): void {
  const into = roomFor(texts) <= ROOM ? desk : Buffer.allocUnsafeSlow(exactly(texts));
  let end = 0;
  for (const text of texts) end += writeFrame(into, end, text);
  const written = into.subarray(0, end);
  // Whoever is behind already gets a copy, so that they never hold more than one desk.
  if (stream.writableLength > 0) stream.write(into === desk ? Buffer.from(written) : written);
  else {
    stream.write(written);
    if (into === desk && stream.writableLength > 0) desk = Buffer.allocUnsafeSlow(ROOM);
  }
}
