import type { Line } from '@broadside/text/terminal';
import { harmless, pen, widthOfText } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import { painted, strong } from './paint.ts';

const text = (line: Line): string => painted(line, false);

describe('the width of text', () => {
  it.each([
    ['Гавань', 6],
    ['їжак', 4],
    ['●7→6 ★2 †1 ☠ ☼≈♣♥♠', 18],
    ['й', 1],
    ['船長', 4],
    ['🏴‍☠️', 3],
  ])('%s', (letters, columns) => {
    expect(widthOfText(letters)).toBe(columns);
  });
});

describe('lines', () => {
  it('are cut with an ellipsis, within a tone too', () => {
    expect(text(pen.cut(['Port ', strong('Royal')], 8))).toBe('Port Ro…');
    expect(text(pen.cut(['Port'], 4))).toBe('Port');
    expect(text(pen.cut(['船長'], 3))).toBe('船…');
  });

  it('are filled to a width', () => {
    expect(text(pen.pad(['Гавань'], 8))).toBe('Гавань  ');
    expect(pen.width(pen.pad(['船長 Clara'], 4))).toBe(4);
  });

  it('are broken at spaces, never between tones without a space', () => {
    const lines = pen.wrap(['one ', strong('two'), ', three four'], 10, 2);
    expect(lines.map(text)).toEqual(['one two, ', '  three ', '  four']);
  });

  it('are broken by force if a word is too long', () => {
    expect(pen.wrap(['abcdefghij'], 4, 1).map((line) => pen.width(line) <= 4)).toEqual([true, true, true, true]);
  });

  it('carry colour only if it is wanted', () => {
    expect(painted([strong('x')], true)).toBe('\u001b[1mx\u001b[0m');
    expect(painted([strong('x')], false)).toBe('x');
  });
});

describe('a name', () => {
  it('loses what could harm the terminal', () => {
    expect(harmless('\u001b]0;boo\u0007Eve\n', 16)).toBe(']0;boo Eve');
    expect(harmless('Evangelina the Very Bold', 10)).toBe('Evangelin…');
  });
});
