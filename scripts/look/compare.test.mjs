import { describe, expect, it } from 'vitest';
import { differVisibly } from './compare.mjs';

const PAPER = [244, 234, 212];
const INK = [29, 38, 51];
const GOLD = [196, 138, 44];

/** Letters of five by seven dots. */
const LETTERS = {
  s: ['.####', '#....', '#....', '.###.', '....#', '....#', '####.'],
  a: ['.###.', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  i: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '#####'],
  l: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  r: ['####.', '#...#', '#...#', '####.', '#.#..', '#..#.', '#...#'],
  o: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  p: ['####.', '#...#', '#...#', '####.', '#....', '#....', '#....'],
  e: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
};

/** A picture of a page with a word and a button on it, at the size of a phone. */
function pageWith({ word = 'sail', button = 300, paper = PAPER, width = 390, height = 844 } = {}) {
  const data = new Uint8Array(width * height * 4);
  const fill = (left, top, wide, high, [r, g, b]) => {
    for (let y = top; y < top + high; y++)
      for (let x = left; x < left + wide; x++) data.set([r, g, b, 255], (y * width + x) * 4);
  };
  fill(0, 0, width, height, paper);
  fill(40, button, 160, 44, GOLD);
  for (const [at, letter] of [...word].entries())
    for (const [y, row] of LETTERS[letter].entries())
      for (const [x, dot] of [...row].entries()) if (dot === '#') fill(40 + at * 8 + x, 100 + y, 1, 1, INK);
  return { width, height, data };
}

/** What an encoder leaves behind: every pixel a little off, the same way every time. */
function noisy(picture, most) {
  let last = 1;
  const data = picture.data.map((value, at) => {
    last = (last * 48_271) % 2_147_483_647;
    return at % 4 === 3 ? value : Math.min(255, Math.max(0, value + (last % (2 * most + 1)) - most));
  });
  return { ...picture, data };
}

/** Some pixels far off, strewn over the picture. */
function speckled(picture, every) {
  const data = picture.data.slice();
  for (let at = 0; at < picture.width * picture.height; at += every) data.set([...INK, 255], at * 4);
  return { ...picture, data };
}

describe('a kept picture stays', () => {
  it('if the new one is the same', () => {
    expect(differVisibly(pageWith(), pageWith())).toBe(false);
  });

  it('if every pixel is a little off, as after another encoder', () => {
    expect(differVisibly(pageWith(), noisy(pageWith(), 8))).toBe(false);
  });

  it('if a few pixels differ that lie apart', () => {
    expect(differVisibly(pageWith(), speckled(pageWith(), 1_501))).toBe(false);
  });
});

describe('a kept picture is replaced', () => {
  it('if a button has moved by a pixel', () => {
    expect(differVisibly(pageWith(), pageWith({ button: 301 }))).toBe(true);
  });

  it('if a small word has changed, though that is hardly a thousandth of the page', () => {
    expect(differVisibly(pageWith(), pageWith({ word: 'rope' }))).toBe(true);
  });

  it('if a single letter is another one', () => {
    expect(differVisibly(pageWith(), pageWith({ word: 'sall' }))).toBe(true);
  });

  it('if a word has changed under all the noise', () => {
    expect(differVisibly(noisy(pageWith(), 8), pageWith({ word: 'rope' }))).toBe(true);
  });

  it('if many pixels differ, wherever they lie', () => {
    expect(differVisibly(pageWith(), speckled(pageWith(), 401))).toBe(true);
  });

  it('if the whole page is a little darker, though no pixel by itself would be noticed', () => {
    expect(differVisibly(pageWith(), pageWith({ paper: [226, 214, 190] }))).toBe(true);
  });

  it('if it has another size', () => {
    expect(differVisibly(pageWith(), pageWith({ height: 845 }))).toBe(true);
    expect(differVisibly(pageWith(), pageWith({ width: 391 }))).toBe(true);
  });
});
