/** A picture of the result to hand on, as drawing instructions: what is where. A canvas carries them out. */
import type { Seat } from '@broadside/kernel';
import { type Bars, BRAND_PATHS, seatArms } from '@broadside/kit';

export const WIDTH = 1200;
export const HEIGHT = 630;

export type Stroke =
  | {
      readonly draw: 'box';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly fill: Ink;
    }
  /** Slanting lines over a box: what was taken away, whatever the colour. */
  | { readonly draw: 'hatch'; readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  | {
      readonly draw: 'disc';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly fill: Ink;
      readonly line?: Ink;
    }
  | {
      readonly draw: 'path';
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill?: Ink;
      readonly line?: Ink;
      readonly thick?: number;
    }
  | {
      readonly draw: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly font: string;
      readonly fill: Ink;
      readonly lines?: number;
      readonly end?: boolean;
    };

/** A token of the style sheet, or a tint of a row. */
export type Ink = `--${string}` | `#${string}`;

/** The tints of the bars on the screen, in the order of the rows. */
const TINTS = ['#d3b27a', '#9cc9ae', '#a9c7ca', '#efe6d2', '#e3b58f', '#c4b5d8', '#e6cf6a', '#d6a5a5'] as const;

const LEFT = 400;
const EDGE = 48;
const DISPLAY = '"Alegreya SC", Georgia, serif';
const TEXT = '"Alegreya Sans", sans-serif';
const NUMBER = '"Alegreya", Georgia, serif';
export const FONTS = [`700 56px ${DISPLAY}`, `500 30px ${TEXT}`, `700 40px ${NUMBER}`, `500 22px ${TEXT}`] as const;

export interface Result {
  readonly headline: string;
  /** The game and how long it took. */
  readonly facts: string;
  readonly brand: string;
  /** Whose emblem stands for the result. */
  readonly winner: Seat;
  readonly bars: Bars;
  /** What a part of a bar stands for. */
  readonly label: (key: string) => string;
  readonly nameOf: (seat: Seat) => string;
}

function emblem(seat: Seat, x: number, y: number, size: number): Stroke[] {
  const { shape, emblem: d, drop } = seatArms(seat);
  const scale = size / 40;
  return [
    { draw: 'path', d: shape, x, y, scale, fill: `--seat-${seat % 6}`, line: '--print-ink', thick: 1.3 },
    { draw: 'path', d, x: x + 9.2 * scale, y: y + drop * scale, scale: scale * 0.9, line: '--print', thick: 2 },
  ];
}

function portrait(winner: Seat): Stroke[] {
  const [x, y] = [LEFT / 2, HEIGHT / 2];
  return [
    { draw: 'box', x: 0, y: 0, w: LEFT, h: HEIGHT, fill: '--print' },
    { draw: 'disc', x, y, r: 150, fill: '--print-2', line: '--brass' },
    ...emblem(winner, x - 100, y - 100, 200),
    { draw: 'box', x: LEFT, y: 0, w: 8, h: HEIGHT, fill: '--coin' },
  ];
}

const printed = (points: number): string => String(points).replace('-', '−');

/** Emblem, name, points, and the bar under the name. */
function line({ bars, nameOf }: Result, at: number, y: number, high: number): Stroke[] {
  const { seat, points, segments } = bars.bars[at];
  const x = LEFT + EDGE;
  const right = WIDTH - EDGE;
  const begin = x + 64;
  const wide = right - begin - 100;
  const size = Math.min(48, high - 16);
  return [
    ...emblem(seat, x, y + (high - size) / 2, size),
    { draw: 'text', text: nameOf(seat), x: begin, y: y + high * 0.45, width: wide, font: FONTS[1], fill: '--print' },
    ...segments.flatMap(({ row, from, length, loss }): Stroke[] => {
      const box = { x: begin + from * wide, y: y + high * 0.58, w: Math.max(1, length * wide), h: high * 0.24 };
      return loss ? [{ draw: 'hatch', ...box }] : [{ draw: 'box', ...box, fill: TINTS[row % TINTS.length] }];
    }),
    {
      draw: 'text',
      text: printed(points),
      x: right,
      y: y + high * 0.68,
      width: 90,
      font: FONTS[2],
      fill: '--print',
      end: true,
    },
  ];
}

function brand(name: string): Stroke[] {
  const [x, y] = [LEFT + EDGE, HEIGHT - 70];
  return [
    { draw: 'path', d: BRAND_PATHS.hull, x, y, scale: 1, fill: '--print' },
    { draw: 'path', d: BRAND_PATHS.sails, x, y, scale: 1, line: '--print', thick: 1.6 },
    { draw: 'text', text: name, x: x + 56, y: y + 33, width: 300, font: `700 28px ${DISPLAY}`, fill: '--print' },
  ];
}

/** What the tints stand for. */
function legend({ bars, label }: Result): Stroke[] {
  const begin = LEFT + EDGE;
  const wide = (WIDTH - EDGE - begin) / Math.max(4, bars.rows.length);
  const y = HEIGHT - 112;
  const isLoss = (row: number): boolean =>
    bars.bars.some(({ segments }) => segments.some((one) => one.row === row && one.loss));
  return bars.rows.flatMap((key, row): Stroke[] => {
    const x = begin + row * wide;
    const box = { x, y: y - 17, w: 20, h: 20 };
    return [
      isLoss(row) ? { draw: 'hatch', ...box } : { draw: 'box', ...box, fill: TINTS[row % TINTS.length] },
      { draw: 'text', text: label(key), x: x + 28, y, width: wide - 40, font: FONTS[3], fill: '--print-2' },
    ];
  });
}

const TOP = 210;
const FOOT = 136;

export function cardOf(result: Result): readonly Stroke[] {
  const { headline, facts, winner, bars } = result;
  const x = LEFT + EDGE;
  const width = WIDTH - EDGE - x;
  const high = Math.min(84, (HEIGHT - TOP - FOOT) / Math.max(1, bars.bars.length));
  return [
    { draw: 'box', x: 0, y: 0, w: WIDTH, h: HEIGHT, fill: '--print-deep' },
    ...portrait(winner),
    { draw: 'text', text: headline, x, y: 134, width, font: FONTS[0], fill: '--print', lines: 2 },
    { draw: 'text', text: facts, x, y: TOP - 28, width, font: FONTS[1], fill: '--print-2' },
    ...bars.bars.flatMap((_, at) => line(result, at, TOP + at * high, high)),
    ...legend(result),
    ...brand(result.brand),
  ];
}
