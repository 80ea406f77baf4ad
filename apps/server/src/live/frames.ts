/**
 * Text messages as WebSocket frames (RFC 6455, section 5.2), several in one buffer. Everything a line is told in one
 * moment leaves with one write: with the library's own `send` each message costs several small ones, and writing is
 * most of the work of a busy server. Without compression the library writes its own frames whole and at once, so
 * that ours never fall between their pieces.
 */
const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

const headLength = (bytes: number): number => (bytes < SHORT ? 2 : bytes < LONG ? 4 : 10);

function writeHead(into: Buffer, at: number, bytes: number): number {
  into[at] = FINAL_TEXT;
  if (bytes < SHORT) {
    into[at + 1] = bytes;
    return at + 2;
  }
  if (bytes < LONG) {
    into[at + 1] = 126;
    return into.writeUInt16BE(bytes, at + 2);
  }
  into[at + 1] = 127;
  into.writeUInt32BE(Math.floor(bytes / 4_294_967_296), at + 2);
  return into.writeUInt32BE(bytes % 4_294_967_296, at + 6);
}

export function frames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const all = Buffer.allocUnsafe(lengths.reduce((sum, bytes) => sum + headLength(bytes) + bytes, 0));
  let at = 0;
  texts.forEach((text, which) => {
    at = writeHead(all, at, lengths[which]);
    at += all.write(text, at);
  });
  return all;
}
