/** Measuring, cutting, filling and breaking lines by the columns they take on the screen. */
import type { Line, Pen, Span } from './drawing.ts';

type Piece = string | Span;

export const textOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text);
const withText = (piece: Piece, text: string): Piece => (typeof piece === 'string' ? text : { ...piece, text });

/** Combining marks, joiners and variation selectors stand on the letter before them. */
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

/** East Asian wide letters and the pictures that terminals draw two columns wide. */
const DOUBLE_WIDTH =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;

function widthOfLetter(letter: string): number {
  // Latin and Cyrillic are nearly everything we write.
  if (letter < '\u0300' || (letter >= '\u0400' && letter < '\u0483')) return 1;
  if (NO_WIDTH.test(letter)) return 0;
  return DOUBLE_WIDTH.test(letter) ? 2 : 1;
}

export function widthOfText(text: string): number {
  let width = 0;
  for (const letter of text) width += widthOfLetter(letter);
  return width;
}

const width = (line: Line): number => line.reduce((sum, piece) => sum + widthOfText(textOf(piece)), 0);

/** As many letters of the text as fit. */
function headOf(text: string, columns: number): string {
  let used = 0;
  let head = '';
  for (const letter of text) {
    used += widthOfLetter(letter);
    if (used > columns) break;
    head += letter;
  }
  return head;
}

function cut(line: Line, columns: number): Line {
  if (width(line) <= columns) return line;
  const pieces: Piece[] = [];
  let left = columns - 1;
  for (const piece of line) {
    const text = textOf(piece);
    const wide = widthOfText(text);
    if (wide > left) {
      pieces.push(withText(piece, columns > 0 ? `${headOf(text, left)}…` : ''));
      break;
    }
    pieces.push(piece);
    left -= wide;
  }
  return pieces;
}

function pad(line: Line, columns: number): Line {
  const short = cut(line, columns);
  const missing = columns - width(short);
  return missing > 0 ? [...short, ' '.repeat(missing)] : short;
}

/** Words and the spaces between them, each with its tone. */
const wordsOf = (line: Line): Piece[] =>
  line.flatMap((piece) =>
    textOf(piece)
      .split(/( +)/)
      .filter((word) => word !== '')
      .map((word) => withText(piece, word)),
  );

/** Pieces that stick together: nothing but a space may be broken at. */
function chunksOf(line: Line): Piece[][] {
  const chunks: Piece[][] = [];
  let glued = false;
  for (const word of wordsOf(line)) {
    const space = textOf(word).trim() === '';
    if (space || !glued) chunks.push([word]);
    else chunks[chunks.length - 1].push(word);
    glued = !space;
  }
  return chunks;
}

const isSpace = (chunk: Line): boolean => chunk.every((piece) => textOf(piece).trim() === '');

/** A chunk wider than a whole line is broken by force. */
function broken(chunk: Piece[], columns: number): Piece[][] {
  if (width(chunk) <= columns) return [chunk];
  const pieces = chunk.flatMap((piece) => [...textOf(piece)].map((letter) => withText(piece, letter)));
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    const last = parts[parts.length - 1];
    if (width(last) + width([piece]) <= columns) last.push(piece);
    else parts.push([piece]);
  }
  return parts;
}

function wrap(line: Line, columns: number, indent = 0): Line[] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const chunk of chunksOf(line).flatMap((whole) => broken(whole, Math.max(1, columns - indent)))) {
    const wide = width(chunk);
    if (used + wide > columns && used > (lines.length > 1 ? indent : 0)) {
      lines.push(indent > 0 ? [' '.repeat(indent)] : []);
      used = indent;
      if (isSpace(chunk)) continue;
    } else if (isSpace(chunk) && lines.length > 1 && used === indent) continue;
    lines[lines.length - 1].push(...chunk);
    used += wide;
  }
  return lines;
}

export const pen: Pen = { width, cut, pad, wrap };

/** What a stranger typed (a player's name) as harmless text of limited width. */
export const harmless = (text: string, columns: number): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not reach the terminal
  textOf(cut([text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()], columns)[0] ?? '');
