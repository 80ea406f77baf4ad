import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { writeFrames } from '../src/live/frames.ts';

/** Where the text of the frame at `at` begins and ends. */
function textAt(bytes: Buffer, at: number): readonly [from: number, to: number] {
  expect(bytes[at]).toBe(0x81);
  const short = bytes[at + 1];
  if (short < 126) return [at + 2, at + 2 + short];
  if (short === 126) return [at + 4, at + 4 + bytes.readUInt16BE(at + 2)];
  return [at + 10, at + 10 + Number(bytes.readBigUInt64BE(at + 2))];
}

function readBack(bytes: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [from, to] = textAt(bytes, at);
    texts.push(bytes.toString('utf8', from, to));
    at = to;
  }
  return texts;
}

/** Around every length at which the head grows, in one, two and three bytes a character, and lone halves of pairs. */
const TEXTS = ['', 'x', '{"type":"pong"}', 'Фрегат «Надія»', '⚓ \ud83d\udea2 \ud83d'].concat(
  [125, 126, 65_535, 65_536].flatMap((length) => ['x', 'я', '⚓'].map((sign) => sign.repeat(length))),
  ['я'.repeat(63), '⚓'.repeat(42), 'я'.repeat(32_768)],
);

describe('frames', () => {
  it('are read back as the texts they were made of, one by one and together', () => {
    const bytes: Buffer[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        bytes.push(Buffer.from(chunk));
        done();
      },
    });
    for (const text of TEXTS) writeFrames(stream, [text]);
    writeFrames(stream, TEXTS);
    const wanted = TEXTS.map((text) => Buffer.from(text).toString());
    expect(bytes).toHaveLength(TEXTS.length + 1);
    expect(readBack(Buffer.concat(bytes))).toEqual([...wanted, ...wanted]);
  });

  it('stay whole for somebody who reads late, whatever is written to others meanwhile', async () => {
    const late = new PassThrough({ highWaterMark: 1 });
    const other = new PassThrough();
    for (let at = 0; at < 50; at++) {
      writeFrames(late, [`late ${at}`]);
      writeFrames(other.resume(), [`other ${at}`, 'x'.repeat(at)]);
    }
    late.end();
    const bytes: Buffer[] = [];
    for await (const chunk of late) bytes.push(chunk as Buffer);
    expect(readBack(Buffer.concat(bytes))).toEqual(Array.from({ length: 50 }, (_, at) => `late ${at}`));
  });
});
